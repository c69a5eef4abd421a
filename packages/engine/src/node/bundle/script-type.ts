/** Sets the module type of scripts in a generated folder, regardless of the package around it. */
import { join } from 'node:path';
import { replaceFile } from '../files/write-file.ts';

export function writeScriptType(dir: string, type: 'module' | 'commonjs') {
  replaceFile(join(dir, 'package.json'), `${JSON.stringify({ type })}\n`);
}
