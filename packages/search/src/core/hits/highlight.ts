/** Marks matches in text. Each piece is escaped before tags are inserted between the pieces. */
import type { MatchedTerms } from '../query/matched-terms.ts';
import type { TermsOf } from '../text/kept-terms.ts';
import { indexTerms } from '../text/tokenize.ts';
import type { Highlight, MatchLevel } from '../types.ts';
import { findMarks, type Mark } from './marks.ts';

export type MarkTags = readonly [opening: string, closing: string];

/** A text with the words of the query that it contains. */
export interface MarkedText {
  text: string;
  marks: Mark[];
  matchedWords: string[];
  matchLevel: MatchLevel;
}

export function markText(text: string, found: MatchedTerms, termsOf: TermsOf = indexTerms): MarkedText {
  const marks = findMarks(termsOf(text), found);
  const matchedWords = [...new Set(marks.flatMap(({ words }) => words))];
  const isFull = [...found.words].every((word) => matchedWords.includes(word));
  return { text, marks, matchedWords, matchLevel: marks.length === 0 ? 'none' : isFull ? 'full' : 'partial' };
}

export function highlight({ text, marks, matchedWords, matchLevel }: MarkedText, tags: MarkTags): Highlight {
  const value = renderMarks(text, marks, tags);
  const [first] = marks;
  return {
    value,
    matchLevel,
    matchedWords,
    ...(first && { fullyHighlighted: first.startAt === 0 && first.endAt === text.length }),
  };
}

export function renderMarks(text: string, marks: readonly Mark[], [opening, closing]: MarkTags): string {
  let at = 0;
  const pieces = marks.map(({ startAt, endAt }) => {
    const piece = escapeHtml(text.slice(at, startAt)) + opening + escapeHtml(text.slice(startAt, endAt)) + closing;
    at = endAt;
    return piece;
  });
  return pieces.join('') + escapeHtml(text.slice(at));
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
