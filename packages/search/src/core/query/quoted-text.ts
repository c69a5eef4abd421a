/** Owns what of a pasted message is quoted: names in quotation marks, and paths. */
import type { Chunk } from '../text/tokenize.ts';

const QUOTED_TEXT = /(["'`])[^"'`]+\1|[“‘「][^”’」]+[”’」]/g;
/** Relative paths, and paths inside of packages. */
const PATH = /^[.@]*\/|\/.*[/.]/;
/** Signs before a chunk that belong to a path. */
const PATH_START_CHARS = 2;
/** Words beside the quoted ones that make a query a message. */
const MESSAGE_WORDS_MIN = 3;

/** In a query that is not a message nothing is quoted. */
export function createQuotedTest(text: string, chunks: readonly Chunk[]): (chunk: Chunk) => boolean {
  const spans = Array.from(text.matchAll(QUOTED_TEXT), ({ 0: quoted, index }) => ({
    from: index,
    to: index + quoted.length,
  }));
  const isQuoted = ({ start, end }: Chunk) =>
    spans.some(({ from, to }) => from <= start && end <= to) ||
    PATH.test(text.slice(Math.max(0, start - PATH_START_CHARS), end).replace(/^.*\s/, ''));
  return countWords(chunks.filter((chunk) => !isQuoted(chunk))) < MESSAGE_WORDS_MIN ? () => false : isQuoted;
}

/** Two Han characters count as one word. */
function countWords(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, chunk) => sum + (chunk.kind === 'cjk' ? chunk.characters.length / 2 : 1), 0);
}
