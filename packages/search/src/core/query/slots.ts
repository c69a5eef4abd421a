import type { SearchIndex } from '../index/search-index.ts';
import { loosenWord, splitJoinedWord } from './loosen.ts';
import type { MatchPhrase, MatchWord, WordMatches } from './match-word.ts';
import { weighPairs } from './pair-weights.ts';
import type { Query, QueryWord } from './parse-query.ts';
import {
  NAME_PART,
  OTHER_FOR_KNOWN,
  OTHER_FOR_NAME,
  OTHER_FOR_UNKNOWN,
  RARITY_POWER,
  SPECIFIC_POWER,
  TARGET,
  WELL_KNOWN_SECTIONS,
} from './weights.ts';

export interface Matching {
  index: SearchIndex;
  matchWord: MatchWord;
  matchPhrase: MatchPhrase;
}

/** A word of the query with everything that matches it: the word itself, the names that it is part of, and its synonyms. */
export interface Slot {
  slotWeight: number;
  /** The share of its weight that the word keeps, up to 1. */
  share: number;
  /** Whether it is part of a name that some page contains. */
  isName: boolean;
  wordMatches: { found: WordMatches; factor: number }[];
}

export function createSlots(query: Query, matching: Matching): Slot[] {
  const slots = matchSlots(query, matching, (word) => matchKnown(word, matching));
  if (slots.some(({ wordMatches }) => wordMatches.length > 0)) return slots;
  return matchSlots(query, matching, (word) => matchLoosely(word, matching));
}

function matchKnown(word: QueryWord, { index, matchWord, matchPhrase }: Matching): WordMatches {
  const found = matchWord(word);
  if (found.sections.length > 0 || word.isPair) return found;
  const parts = splitJoinedWord(index, word.term);
  return parts.length > 0 ? matchPhrase(parts) : found;
}

/** Matches the longest prefix of the word that any term has. */
function matchLoosely({ term }: QueryWord, { index, matchWord }: Matching): WordMatches {
  return matchWord({ term: loosenWord(index, term), isLast: true, isGuess: false });
}

function matchSlots(
  { words, joined, others }: Query,
  { index, matchWord, matchPhrase }: Matching,
  match: (word: QueryWord) => WordMatches,
): Slot[] {
  const ofWords = words.map(match);
  const names = joined.map((name) => ({ ...name, found: matchWord(name) }));
  const phrases = others.map((other) => ({ ...other, found: matchPhrase(other.terms) }));
  const shares = wordShares(words, ofWords);
  return words.map(({ isPair }, at) => {
    const isCovered = ({ covers }: { covers: readonly number[] }) => covers.includes(at);
    const own = ofWords[at];
    const whole = names.filter(isCovered);
    const meant = phrases.filter(isCovered);
    const isName = !isPair && whole.some(({ found, isGuess }) => !isGuess && found.documentFrequency > 0);
    const typed = own?.documentFrequency || mostFrequent(whole.map(({ found }) => found));
    const sameFactor = factorOfOthers(typed);
    const rarityOf = (frequency: number) => inverseFrequency(frequency, index.sectionTable.sectionCount);
    const rarity = rarityOf(Math.max(typed, mostFrequent(meant.map(({ found }) => found))));
    const specific = (found: WordMatches) => (rarityOf(found.documentFrequency) / rarity) ** SPECIFIC_POWER;
    const all = [
      ...(own ? [{ found: own, factor: (isName ? NAME_PART : 1) * specific(own) }] : []),
      ...whole.map(({ found }) => ({ found, factor: 1 })),
      ...meant.map(({ found, isTarget }) => ({
        found,
        factor: (isTarget ? TARGET : sameFactor) * (isName ? OTHER_FOR_NAME : 1) * specific(found),
      })),
    ];
    const share = shares[at] ?? 1;
    return {
      share,
      isName,
      slotWeight: rarity ** RARITY_POWER * share,
      wordMatches: all.filter(({ found }) => found.sections.length > 0),
    };
  });
}

/** The total weight of the words that match anything. */
export function sumWeights(slots: readonly Slot[]): number {
  return slots.reduce((sum, { slotWeight, wordMatches }) => sum + (wordMatches[0] ? slotWeight : 0), 0);
}

/** The rarer a word is on the pages, the more its synonyms weigh: a single mention is mostly in passing. */
function factorOfOthers(frequency: number): number {
  const known = Math.min(1, Math.log1p(frequency) / Math.log1p(WELL_KNOWN_SECTIONS));
  return OTHER_FOR_UNKNOWN + (OTHER_FOR_KNOWN - OTHER_FOR_UNKNOWN) * known;
}

function mostFrequent(wordMatches: readonly WordMatches[]): number {
  return Math.max(0, ...wordMatches.map(({ documentFrequency }) => documentFrequency));
}

/** The share of its weight that each word keeps: little for stop words and for pairs that are probably no words. */
function wordShares(words: readonly QueryWord[], wordMatches: readonly WordMatches[]): number[] {
  const chunks = [...new Set(words.map(({ chunk }) => chunk))];
  return chunks.flatMap((chunk) => {
    const inside = [...words.keys()].filter((at) => words[at]?.chunk === chunk);
    const shares = inside.map((at) => words[at]?.share ?? 1);
    const frequencies = inside.map((at) => wordMatches[at]?.documentFrequency ?? 0);
    return words[inside[0] ?? 0]?.isPair ? weighPairs(frequencies, shares) : shares;
  });
}

function inverseFrequency(frequency: number, count: number): number {
  return Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5));
}
