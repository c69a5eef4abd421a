/** Finds the ranges of a text that match the query. */
import type { MatchedTerms } from '../query/matched-terms.ts';
import type { Span } from '../text/tokenize.ts';

export interface Mark {
  startAt: number;
  endAt: number;
  /** The words of the query that it matches. */
  words: readonly string[];
}

/** In order, without overlaps. */
export function findMarks(terms: readonly Span[], found: MatchedTerms): Mark[] {
  const marks = terms.flatMap(({ term, startAt, endAt }) => {
    const answer = found.terms.get(term);
    if (!answer) return [];
    // A prefix can only be marked if the text was not changed by normalization.
    const marked = endAt - startAt === term.length ? Math.min(startAt + answer.typed, endAt) : endAt;
    return [{ startAt, endAt: marked, words: answer.words }];
  });
  return mergeMarks(marks.sort((a, b) => a.startAt - b.startAt || b.endAt - a.endAt));
}

function mergeMarks(sorted: readonly Mark[]): Mark[] {
  const merged: Mark[] = [];
  for (const mark of sorted) {
    const last = merged.at(-1);
    if (!last || mark.startAt >= last.endAt) merged.push(mark);
    else
      merged[merged.length - 1] = {
        startAt: last.startAt,
        endAt: Math.max(last.endAt, mark.endAt),
        words: [...new Set([...last.words, ...mark.words])],
      };
  }
  return merged;
}
