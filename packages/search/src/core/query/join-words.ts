import type { SoughtTerm } from '../index/search-index.ts';
import type { PlacedWord } from './place-words.ts';
import { STOP_WORD } from './weights.ts';

/** Neighboring words written as one: `out base` → `outbase`, and `lib.dts` → `libdts`. */
export interface JoinedWords extends SoughtTerm {
  /** The indexes of its words. */
  covers: readonly number[];
}

/** Maximum words that are joined across a typed space. */
const JOINED_NEIGHBORS_MAX = 2;

export function joinNeighbors(words: readonly PlacedWord[]): Omit<JoinedWords, 'isLast'>[] {
  return words.flatMap((_, from) => joinFrom(words, from));
}

/** Names that begin with a word: the word joined with its neighbors, and the whole chunk if it is the chunk's first word. */
function joinFrom(words: readonly PlacedWord[], from: number): Omit<JoinedWords, 'isLast'>[] {
  const first = words[from];
  const pairAt = words.findIndex(({ isPair }, at) => isPair && at >= from);
  const following = words.slice(from, pairAt === -1 ? undefined : pairAt);
  const chunk = words.filter((word) => word.chunk === first?.chunk);
  return following.flatMap((_, at) => {
    const members = following.slice(0, at + 1);
    const isGuess = chunk[0] !== first || chunk.length !== members.length;
    const covers = members.map((_, nth) => from + nth);
    const signed = !isGuess && first?.signed ? [{ term: first.signed, covers, isGuess }] : [];
    if (at === 0 || (isGuess && (at >= JOINED_NEIGHBORS_MAX || members.some(({ share }) => share === STOP_WORD))))
      return signed;
    return [...signed, { term: members.map(({ term }) => term).join(''), covers, isGuess }];
  });
}
