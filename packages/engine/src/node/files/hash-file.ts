import { existsSync, readFileSync } from 'node:fs';
import { hashContent } from '@quire/markdown/files';

/** Empty if the file does not exist. */
export function hashFile(filePath: string): string {
  return existsSync(filePath) ? hashContent(readFileSync(filePath)) : '';
}
