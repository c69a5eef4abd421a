/** Parses `GLOSSARY.md`: the Chinese words to avoid, with their replacements. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEBSITE } from './docs-page.ts';

export interface ForbiddenWord {
  word: string;
  /** The English term and its Chinese one, for the message. */
  instead: string;
}

/** The words of the last column, except those with a note in brackets, which are correct in some contexts. */
export function loadForbiddenWords(): ForbiddenWord[] {
  return parseGlossary(readFileSync(join(WEBSITE, 'GLOSSARY.md'), 'utf8'));
}

export function parseGlossary(table: string): ForbiddenWord[] {
  return table
    .split('\n')
    .filter((line) => /^\| .* \|$/.test(line) && !line.startsWith('| ---'))
    .slice(1)
    .flatMap((line) => {
      const [, term = '', chinese = '', avoid = ''] = line.split('|').map((cell) => cell.trim());
      return splitWords(avoid).map((word) => ({ word, instead: `${term}: ${chinese}` }));
    });
}

function splitWords(cell: string): string[] {
  return cell.split('、').filter((word) => word !== '' && !word.includes('（'));
}

/** Latin words match as whole words, Chinese ones anywhere. */
export function usesWord(text: string, word: string): boolean {
  if (!/^[\w.]+$/.test(word)) return text.includes(word);
  return new RegExp(`(?<![\\w./-])${word.replace('.', '\\.')}(?![\\w./-])`).test(text);
}
