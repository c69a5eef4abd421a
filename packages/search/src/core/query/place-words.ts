/** Locates the words of a query, and lowers the weight of those that say little in its language. */
import { findFunctionWords } from '../text/function-words.ts';
import { type Chunk, type CjkRun, pairs, type WordChunk } from '../text/tokenize.ts';
import type { Alternative } from './alternative.ts';
import type { Vocabulary } from './vocabulary.ts';
import { ASIDE, PAIR_ACROSS_WORDS, STOP_WORD, WEAK_WORD } from './weights.ts';

/** Positions refer to the spaced query. */
export interface PlacedWord {
  term: string;
  /** The index of its chunk: a name with its parts, or a Han run with its overlapping pairs. */
  chunk: number;
  isPair: boolean;
  /** The name of its chunk including signs that are part of it: `c#`. */
  signed?: string | undefined;
  /** The share of its weight that it keeps, up to 1. */
  share: number;
  startAt: number;
  endAt: number;
}

export interface ReadQuery {
  chunks: readonly Chunk[];
  alternatives: readonly Alternative[];
  vocabulary: Vocabulary;
}

/** The parts of a chunk separated by single spaces, without spaces between Han characters. */
function spacedChunk(chunk: Chunk): string {
  return chunk.characters ? chunk.term : chunk.parts.map(({ term }) => term).join(' ');
}

export function spaceOut(chunks: readonly Chunk[]): string {
  return chunks.map(spacedChunk).join(' ');
}

export function placeWords(query: ReadQuery): PlacedWord[] {
  const { chunks } = query;
  const shareOf = createChunkShares(query);
  let next = 0;
  return chunks.flatMap((content, chunk) => {
    const from = next;
    next += spacedChunk(content).length + 1;
    const words = content.characters ? wordsOfRun(content, from, query) : wordsOfName(content, query);
    return words.map(({ term, offset, share }) => ({
      term,
      chunk,
      isPair: Boolean(content.characters),
      signed: content.characters ? undefined : content.signed?.term,
      share: share * shareOf(content),
      startAt: from + offset,
      endAt: from + offset + term.length,
    }));
  });
}

interface WordInChunk extends Pick<PlacedWord, 'term' | 'share'> {
  offset: number;
}

/** The names of other tools, and words that all pages are about, weigh less next to other words. */
function createChunkShares({ chunks, vocabulary }: ReadQuery): (chunk: Chunk) => number {
  const isAside = ({ term }: Chunk) => vocabulary.has('asides', term);
  const hasSubject = !chunks.every(isAside);
  return (chunk) => (hasSubject && isAside(chunk) ? ASIDE : 1);
}

function wordsOfName({ parts, signed }: WordChunk, query: ReadQuery): WordInChunk[] {
  let next = 0;
  return parts.map(({ term }) => {
    const offset = next;
    next += term.length + 1;
    // The `c` of `C#` is a stop word only on its own.
    return { term, offset, share: signed ? 1 : shareOfWord(term, query) };
  });
}

function shareOfWord(term: string, { vocabulary }: ReadQuery): number {
  if (vocabulary.has('stop', term)) return STOP_WORD;
  return vocabulary.has('weak', term) ? WEAK_WORD : 1;
}

/** Without the last character alone, which is in the index only for queries of one character. */
function wordsOfRun(run: CjkRun, from: number, query: ReadQuery): WordInChunk[] {
  const shareOf = createPairShares(run, from, query);
  const words = pairs(run).map(({ term }, offset) => ({ term, offset, share: shareOf(offset) }));
  return words.length === 1 ? words : words.slice(0, -1);
}

/** Keyed by the index of the pair's first character. Pairs across words, and those of function words, weigh little. */
function createPairShares(run: CjkRun, from: number, { alternatives, vocabulary }: ReadQuery): (at: number) => number {
  const whole = alternatives.filter(({ isWhole }) => isWhole).flatMap(({ spans }) => spans);
  const known = run.characters.map((_, at) =>
    whole.findIndex(({ startAt, endAt }) => startAt <= from + at && from + at < endAt),
  );
  const unknown = run.characters.map(({ term }, at) => ((known[at] ?? -1) < 0 ? term : ' '));
  const lengths = findFunctionWords(unknown, (word) => vocabulary.has('functionWords', word));
  return (at) => {
    const first = lengths[at] ?? 0;
    const second = lengths[at + 1] ?? first;
    if (first * second > 0) return STOP_WORD;
    return first + second > 1 || known[at] !== (known[at + 1] ?? known[at]) ? PAIR_ACROSS_WORDS : 1;
  };
}
