import { QUERY_CHARS_MAX, QUERY_WORDS_MAX } from '../constants.ts';
import type { SoughtTerm } from '../index/search-index.ts';
import { tokenize } from '../text/tokenize.ts';
import { type JoinedWords, joinNeighbors } from './join-words.ts';
import { type PlacedWord, placeWords, spaceOut } from './place-words.ts';
import { coverWords, listOtherWords, listStretches, type OtherWords, type Stretch } from './stretches.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface QueryWord extends SoughtTerm, Pick<PlacedWord, 'chunk' | 'isPair' | 'share' | 'startAt' | 'endAt'> {
  /** Its own index. */
  covers: readonly [number];
}

export interface Query {
  /** The query with every word split into its parts, separated by single spaces. */
  spaced: string;
  words: QueryWord[];
  joined: JoinedWords[];
  others: OtherWords[];
  stretches: Stretch[];
}

export function parseQuery(raw: string, vocabulary: Vocabulary): Query {
  const text = vocabulary.fold(raw.slice(0, QUERY_CHARS_MAX));
  const chunks = tokenize(text);
  const spaced = spaceOut(chunks);
  const found = vocabulary.find(spaced);
  const words = placeWords({ chunks, alternatives: found, vocabulary }).slice(0, QUERY_WORDS_MAX);
  const alternatives = coverWords(words, found);
  const isLast = (at: number | undefined) => at === words.length - 1;
  return {
    spaced,
    words: words.map((word, at) => ({ ...word, covers: [at], isLast: isLast(at), isGuess: false })),
    joined: joinNeighbors(words).map((joined) => ({ ...joined, isLast: isLast(joined.covers.at(-1)) })),
    others: listOtherWords(alternatives),
    stretches: listStretches(words, spaced, alternatives),
  };
}
