/** Sets the module type of scripts in a generated folder, regardless of the package around it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../files/write-file.ts';

export function writeScriptType(dir: string, type: 'module' | 'commonjs') {
  mkdirSync(dir, { recursive: true });
  replaceFile(join(dir, 'package.json'), `${JSON.stringify({ type })}\n`);
}
