/** Checks the spelling of the English pages with a dictionary and a list of technical terms. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import english from 'dictionary-en';
import nspell from 'nspell';
import { WEBSITE } from './docs-page.ts';

export const OWN_WORDS = join(WEBSITE, 'checks/words.txt');

export interface Speller {
  isRight(word: string): boolean;
  suggest(word: string): string[];
}

/** British spellings are errors, because the dictionary is American. */
export function createSpeller(): Speller {
  const speller = nspell({ aff: Buffer.from(english.aff), dic: Buffer.from(english.dic) });
  for (const word of loadOwnWords()) speller.add(word);
  return {
    isRight: (word) => speller.correct(word) || speller.correct(word.replace(/(?:'s|’s)$/, '')),
    suggest: (word) => speller.suggest(word).slice(0, 3),
  };
}

/** One word per line, sorted; lines that begin with `#` are comments. */
export function loadOwnWords(): string[] {
  return readFileSync(OWN_WORDS, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The words of a line of prose: a hyphen separates, names with digits, dots or slashes in them are not words. */
export function splitIntoWords(text: string): string[] {
  return text
    .split(/[\s—–…]+/)
    .filter((part) => !/[/@\\:]\w|\w[.]\w|\d|_|[{}<>=]/.test(part))
    .flatMap((part) => part.split('-'))
    .map((part) => part.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((word) => word.length > 1);
}
