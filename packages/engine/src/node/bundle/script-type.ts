/** Owns what the scripts of a generated folder are, whatever the package around it says of its own. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function writeScriptType(dir: string, type: 'module' | 'commonjs') {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), `${JSON.stringify({ type })}\n`);
}
