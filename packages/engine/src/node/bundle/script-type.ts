/** What the scripts of a generated folder are, whatever the package around it says of its own. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../files/write-file.ts';

export function writeScriptType(dir: string, type: 'module' | 'commonjs') {
  mkdirSync(dir, { recursive: true });
  replaceFile(join(dir, 'package.json'), `${JSON.stringify({ type })}\n`);
}
