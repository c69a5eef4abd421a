/** Owns snippets: the few words of a text around what was found. */
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
  start: number;
  end: number;
}

export function createSnippet(
  { text, marks, matchLevel }: MarkedText,
  { words, ellipsis, tags }: SnippetOptions,
): Snippet {
  const units = tokenize(text).flatMap(unitsOf);
  const first = bestWindow(units, marks, words);
  const start = first > 0 ? (units[first]?.start ?? 0) : 0;
  const end = first + words < units.length ? (units[first + words - 1]?.end ?? 0) : text.length;
  const inside = marks
    .filter((mark) => mark.end > start && mark.start < end)
    .map((mark) => ({ ...mark, start: Math.max(mark.start, start) - start, end: Math.min(mark.end, end) - start }));
  const value = renderMarks(text.slice(start, end), inside, tags);
  return { value: (start > 0 ? ellipsis : '') + value + (end < text.length ? ellipsis : ''), matchLevel };
}

function unitsOf(chunk: Chunk): Unit[] {
  if (chunk.kind === 'words') return [chunk];
  const { characters } = chunk;
  return characters
    .filter((_, at) => at % 2 === 0)
    .map(({ start }, at) => ({ start, end: (characters[2 * at + 1] ?? chunk).end }));
}

/** The window with the most different words, in the middle of those that have as many. */
function bestWindow(units: readonly Unit[], marks: readonly Mark[], words: number): number {
  const scores = Array.from({ length: Math.max(units.length - words, 0) + 1 }, (_, first) => {
    const start = units[first]?.start ?? 0;
    const end = units[first + words - 1]?.end ?? 0;
    const inside = marks.filter((mark) => mark.start >= start && mark.end <= end);
    return new Set(inside.flatMap((mark) => mark.words)).size;
  });
  const best = Math.max(...scores);
  if (best === 0) return 0;
  const first = scores.indexOf(best);
  const width = scores.slice(first).findIndex((score) => score < best);
  return first + Math.floor(((width < 0 ? scores.length - first : width) - 1) / 2);
}
