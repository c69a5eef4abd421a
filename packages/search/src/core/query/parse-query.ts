/** Owns how a query becomes words to look for. */
import { QUERY_CHARS_MAX, QUERY_WORDS_MAX } from '../constants.ts';
import type { SoughtTerm } from '../index/search-index.ts';
import { isStopWord } from '../text/stop-words.ts';
import { type Chunk, pairs, tokenize } from '../text/tokenize.ts';

export interface QueryWord extends SoughtTerm {
  /** Words of one chunk share a number: parts of a name, or pairs of a Han run, which overlap. */
  chunk: number;
  isPair: boolean;
}

/** Neighbouring words written as one: `out base` → `outbase`, and `lib.dts` → `libdts`. */
export interface JoinedWords extends SoughtTerm {
  from: number;
  /** The last word of it. */
  to: number;
}

export interface Query {
  words: QueryWord[];
  joined: JoinedWords[];
}

/** Neighbours that are joined although the reader left a space between them. */
const JOINED_NEIGHBOURS_MAX = 2;

export function parseQuery(text: string): Query {
  const words = tokenize(text.slice(0, QUERY_CHARS_MAX)).flatMap(wordsOfChunk).slice(0, QUERY_WORDS_MAX);
  const last = words.length - 1;
  const isLast = (at: number) => at === last;
  return {
    words: words.map((word, at) => ({ ...word, isLast: isLast(at), isGuess: false })),
    joined: words
      .flatMap((_, from) => joinFrom(words, from))
      .map((joined) => ({ ...joined, isLast: isLast(joined.to) })),
  };
}

type PlainWord = Pick<QueryWord, 'term' | 'chunk' | 'isPair'>;

function wordsOfChunk(content: Chunk, chunk: number): PlainWord[] {
  if (content.kind === 'words') return content.parts.map(({ term }) => ({ term, chunk, isPair: false }));
  const terms = pairs(content).map(({ term }) => ({ term, chunk, isPair: true }));
  // The last character alone is in the index for the sake of short queries only.
  return terms.length === 1 ? terms : terms.slice(0, -1);
}

/** Names that begin with a word: its neighbours joined to it, and the whole chunk where it is its first word. */
function joinFrom(words: readonly PlainWord[], from: number): Omit<JoinedWords, 'isLast'>[] {
  const first = words[from];
  const pairAt = words.findIndex(({ isPair }, at) => isPair && at >= from);
  const following = words.slice(from, pairAt === -1 ? undefined : pairAt);
  const isChunk = (length: number) =>
    words[from - 1]?.chunk !== first?.chunk &&
    following[length - 1]?.chunk === first?.chunk &&
    words[from + length]?.chunk !== first?.chunk;
  return following.flatMap((_, at) => {
    const length = at + 1;
    const isGuess = !isChunk(length);
    const members = following.slice(0, length).map(({ term }) => term);
    if (length === 1 || (isGuess && (length > JOINED_NEIGHBOURS_MAX || members.some(isStopWord)))) return [];
    const term = members.join('');
    return [{ term, from, to: from + at, isGuess }];
  });
}
