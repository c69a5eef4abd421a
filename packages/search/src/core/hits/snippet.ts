/** Cuts a text to a few words around its matches. */
import { range } from '../range.ts';
import { type Chunk, tokenize } from '../text/tokenize.ts';
import type { Snippet } from '../types.ts';
import { type MarkedText, type MarkTags, renderMarks } from './highlight.ts';
import type { Mark } from './marks.ts';

export interface SnippetOptions {
  /** Two Han characters count as one word. */
  words: number;
  ellipsis: string;
  tags: MarkTags;
}

interface Unit {
  startAt: number;
  endAt: number;
}

export function createSnippet(
  { text, marks, matchLevel }: MarkedText,
  { words, ellipsis, tags }: SnippetOptions,
): Snippet {
  const units = tokenize(text).flatMap(unitsOf);
  const first = bestWindow(units, marks, words);
  const startAt = first > 0 ? (units[first]?.startAt ?? 0) : 0;
  const endAt = first + words < units.length ? (units[first + words - 1]?.endAt ?? 0) : text.length;
  const inside = marks
    .filter((mark) => mark.endAt > startAt && mark.startAt < endAt)
    .map((mark) => ({
      ...mark,
      startAt: Math.max(mark.startAt, startAt) - startAt,
      endAt: Math.min(mark.endAt, endAt) - startAt,
    }));
  const value = renderMarks(text.slice(startAt, endAt), inside, tags);
  return { value: (startAt > 0 ? ellipsis : '') + value + (endAt < text.length ? ellipsis : ''), matchLevel };
}

function unitsOf(chunk: Chunk): Unit[] {
  const { characters = [chunk] } = chunk;
  return characters
    .filter((_, at) => at % 2 === 0)
    .map(({ startAt }, at) => ({ startAt, endAt: (characters[2 * at + 1] ?? chunk).endAt }));
}

/** The window with the most different matched words; of equal neighbors, the middle one. */
function bestWindow(units: readonly Unit[], marks: readonly Mark[], words: number): number {
  let from = 0;
  let to = 0;
  const scores = range(0, Math.max(units.length - words, 0)).map((first) => {
    const startAt = units[first]?.startAt ?? 0;
    const endAt = units[first + words - 1]?.endAt ?? 0;
    // Windows and marks are in order, so that a long text takes no more than linear time.
    while (marks[from] && (marks[from]?.startAt ?? 0) < startAt) from++;
    while (marks[to] && (marks[to]?.endAt ?? 0) <= endAt) to++;
    return new Set(marks.slice(from, to).flatMap((mark) => mark.words)).size;
  });
  const best = scores.reduce((a, b) => Math.max(a, b));
  if (best === 0) return 0;
  const first = scores.indexOf(best);
  let last = first;
  while (scores[last + 1] === best) last++;
  return Math.floor((first + last) / 2);
}
