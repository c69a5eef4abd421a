/** Owns the words of a query, their places, and how much of its weight each keeps by what is known of the language. */
import { findFunctionWords } from '../text/function-words.ts';
import { type Chunk, type CjkRun, pairs } from '../text/tokenize.ts';
import type { Alternative } from './alternative.ts';
import type { Vocabulary } from './vocabulary.ts';
import { ASIDE, PAIR_ACROSS_WORDS, STOP_WORD, WEAK_WORD } from './weights.ts';

/** Places are those of the spaced query. */
export interface PlacedWord {
  term: string;
  /** Words of one chunk share a number: parts of a name, or pairs of a Han run, which overlap. */
  chunk: number;
  isPair: boolean;
  /** How much of its weight it keeps. */
  share: number;
  start: number;
  end: number;
}

export interface ReadQuery {
  chunks: readonly Chunk[];
  alternatives: readonly Alternative[];
  vocabulary: Vocabulary;
}

/** Words cut as far as they go, one space between them, none between Han characters. */
function spacedChunk(chunk: Chunk): string {
  return chunk.kind === 'cjk' ? chunk.term : chunk.parts.map(({ term }) => term).join(' ');
}

export function spaceOut(chunks: readonly Chunk[]): string {
  return chunks.map(spacedChunk).join(' ');
}

export function placeWords(query: ReadQuery): PlacedWord[] {
  const { chunks } = query;
  const shareOf = createChunkShares(query);
  let start = 0;
  return chunks.flatMap((content, chunk) => {
    const place = { chunk, from: start };
    start += spacedChunk(content).length + 1;
    const words = content.kind === 'cjk' ? wordsOfRun(content, place, query) : wordsOfName(content.parts, place, query);
    const share = shareOf(content);
    return share === 1 ? words : words.map((word) => ({ ...word, share: word.share * share }));
  });
}

/** The names of other tools, and words that all pages are about, are mentioned rather than asked about. */
function createChunkShares({ chunks, vocabulary }: ReadQuery): (chunk: Chunk) => number {
  const isAside = ({ term }: Chunk) => vocabulary.has('asides', term);
  const hasSubject = !chunks.every(isAside);
  return (chunk) => (hasSubject && isAside(chunk) ? ASIDE : 1);
}

interface Place {
  chunk: number;
  from: number;
}

function wordsOfName(parts: readonly { term: string }[], { chunk, from }: Place, query: ReadQuery): PlacedWord[] {
  let start = from;
  return parts.map(({ term }) => {
    const word = { term, chunk, isPair: false, share: shareOfWord(term, query), start, end: start + term.length };
    start = word.end + 1;
    return word;
  });
}

function shareOfWord(term: string, { vocabulary }: ReadQuery): number {
  if (vocabulary.has('stop', term)) return STOP_WORD;
  return vocabulary.has('weak', term) ? WEAK_WORD : 1;
}

/** The last character alone is in the index for the sake of short queries only. */
function wordsOfRun(run: CjkRun, { chunk, from }: Place, query: ReadQuery): PlacedWord[] {
  const shareOf = createPairShares(run, from, query);
  const placed = pairs(run).map(({ term }, at): PlacedWord => {
    const start = from + at;
    return { term, chunk, isPair: true, share: shareOf(at), start, end: start + term.length };
  });
  return placed.length === 1 ? placed : placed.slice(0, -1);
}

/** By the first of the two characters: a pair across two words is not a word, and one of function words says little. */
function createPairShares(run: CjkRun, from: number, { alternatives, vocabulary }: ReadQuery): (at: number) => number {
  const whole = alternatives.filter(({ isWhole }) => isWhole).flatMap(({ spans }) => spans);
  const known = run.characters.map((_, at) =>
    whole.findIndex(({ start, end }) => start <= from + at && from + at < end),
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
