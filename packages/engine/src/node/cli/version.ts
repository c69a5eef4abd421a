import { readFileSync } from 'node:fs';
import { PACKAGE_FILE } from '../files/engine-package.ts';

export function readVersion(): string {
  return (JSON.parse(readFileSync(PACKAGE_FILE, 'utf8')) as { version: string }).version;
}
