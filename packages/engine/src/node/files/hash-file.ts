/** Hashes of files. */
import { existsSync, readFileSync } from 'node:fs';
import { hashContent } from '@quire/markdown/files';

/** Empty where there is no such file. */
export function hashFile(filePath: string): string {
  return existsSync(filePath) ? hashContent(readFileSync(filePath)) : '';
}
