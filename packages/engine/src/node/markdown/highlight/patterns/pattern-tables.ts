/** Owns where the translated patterns of grammars are: in this package, a file for each grammar. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATTERNS_DIR } from '../../../files/engine-package.ts';
import type { NativePattern } from './native-pattern.ts';

export function tableFile(grammar: string): string {
  return join(PATTERNS_DIR, `${grammar}.json`);
}

/** @param grammar its name in Shiki; one without a file has no translated patterns */
export function readPatternTable(grammar: string): NativePattern[] {
  const file = tableFile(grammar);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
