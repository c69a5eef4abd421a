/** Owns which neighboring words may be one name. */
import type { SoughtTerm } from '../index/search-index.ts';
import type { PlacedWord } from './place-words.ts';
import { STOP_WORD } from './weights.ts';

/** Neighboring words written as one: `out base` → `outbase`, and `lib.dts` → `libdts`. */
export interface JoinedWords extends SoughtTerm {
  from: number;
  /** The last word of it. */
  to: number;
}

/** Neighbors that are joined although the reader left a space between them. */
const JOINED_NEIGHBORS_MAX = 2;

export function joinNeighbors(words: readonly PlacedWord[]): Omit<JoinedWords, 'isLast'>[] {
  return words.flatMap((_, from) => joinFrom(words, from));
}

/** Names that begin with a word: its neighbors joined to it, and the whole chunk where it is its first word. */
function joinFrom(words: readonly PlacedWord[], from: number): Omit<JoinedWords, 'isLast'>[] {
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
    if (
      length === 1 ||
      (isGuess &&
        (length > JOINED_NEIGHBORS_MAX || following.slice(0, length).some(({ share }) => share === STOP_WORD)))
    )
      return [];
    const term = members.join('');
    return [{ term, from, to: from + at, isGuess }];
  });
}
