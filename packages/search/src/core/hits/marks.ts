/** Owns which stretches of a text answer the query. */
import type { MatchedTerms } from '../query/matched-terms.ts';
import type { Span } from '../text/tokenize.ts';

export interface Mark {
  start: number;
  end: number;
  /** The words of the query that it answers. */
  words: readonly string[];
}

/** In order, without overlaps. */
export function findMarks(terms: readonly Span[], found: MatchedTerms): Mark[] {
  const marks = terms.flatMap(({ term, start, end }) => {
    const answer = found.terms.get(term);
    if (!answer) return [];
    // Only where the text has the term letter by letter can a beginning of it be marked.
    const marked = answer.typed === 'all' || end - start !== term.length ? end : start + answer.typed;
    return [{ start, end: marked, words: answer.words }];
  });
  return mergeMarks(marks.sort((a, b) => a.start - b.start || b.end - a.end));
}

function mergeMarks(sorted: readonly Mark[]): Mark[] {
  const merged: Mark[] = [];
  for (const mark of sorted) {
    const last = merged.at(-1);
    if (!last || mark.start >= last.end) merged.push(mark);
    else
      merged[merged.length - 1] = {
        start: last.start,
        end: Math.max(last.end, mark.end),
        words: [...new Set([...last.words, ...mark.words])],
      };
  }
  return merged;
}
