/** The names of code languages. */
import { findNearest } from '../diagnostics/nearest-match.ts';

/** Names for code without colors. */
const PLAIN = ['', 'ansi', 'plain', 'plaintext', 'text', 'txt'];

/** Names that code hosts accept, each with the grammar for it. */
const ELSEWHERE = new Map([
  ['editorconfig', 'ini'],
  ['env', 'dotenv'],
  ['gitconfig', 'ini'],
  ['gitignore', 'text'],
  ['golang', 'go'],
  ['npmrc', 'ini'],
]);

/** @param language in lower case @param grammars the names of the grammars */
export function isLanguage(language: string, grammars: ReadonlySet<string>): boolean {
  return grammars.has(language) || PLAIN.includes(language);
}

/** The known name that an author probably meant. */
export function findLanguage(name: string, grammars: ReadonlySet<string>): string | undefined {
  return ELSEWHERE.get(name) ?? findNearest(name, grammars);
}
