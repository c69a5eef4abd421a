/** The second ranking, by the text of the best sections: is the query their title, or a phrase in them? */
import type { IndexedSection } from '../index/search-index.ts';
import { remember } from '../remember.ts';
import { startsCjk, tokenize } from '../text/tokenize.ts';
import type { Query } from './parse-query.ts';
import { spaceOut } from './place-words.ts';
import { type Slot, sumWeights } from './slots.ts';
import { listWordings } from './stretches.ts';
import type { RunMeasure } from './title-runs.ts';
import {
  MESSAGE_PART,
  OTHER_PHRASE,
  PAGE_TITLE,
  REPEATED_TITLE,
  TEXT_HAS_PHRASE,
  TITLE_CONTAINS,
  TITLE_EQUALS,
  TITLE_HAS_WORDS,
  TITLE_IS_PART,
  TITLE_NAME_EQUALS,
  TITLE_OF_PAGE,
  TITLE_RUN,
} from './weights.ts';

/** Text for comparing phrases: words split into parts, separated by single spaces, without spaces between Han characters. */
export interface Phrase {
  spaced: string;
  unspaced: string;
  /** The last part of a dotted name: `bundle` for `lib.dts.bundle`. */
  lastName: string | undefined;
}

export function toPhrase(text: string): Phrase {
  const spaced = spaceOut(tokenize(text));
  const lastName = /\.([^\s.]+)$/.exec(text)?.[1];
  return { spaced, unspaced: spaced.replaceAll(' ', ''), lastName: lastName && toPhrase(lastName).unspaced };
}

/** Cached: most titles and synonyms come up again with the next keystroke. */
export type PhraseOf = (text: string) => Phrase;

export function createPhraseOf(): PhraseOf {
  return remember(KEPT_PHRASES, toPhrase);
}

/** The likely meaning of each word; undefined for words that are correct. */
export type Corrections = ReadonlyMap<string, string | undefined>;

/** A wording of the query, and the weight of its matches in titles and text. */
export interface QueryPhrase extends Phrase {
  phraseWeight: number;
  /** How many titles contain it; only set for a part of the query as typed. */
  titles?: number;
}

/** The corrected query first, then its wordings with synonyms. */
export function toQueryPhrases(
  { spaced, stretches }: Query,
  corrections: Corrections,
  phraseOf: PhraseOf,
): QueryPhrase[] {
  const correct = (text: string) =>
    text
      .split(' ')
      .map((word) => corrections.get(word) ?? word)
      .join(' ');
  const own = { ...phraseOf(correct(spaced)), phraseWeight: 1 };
  const reworded = listWordings(stretches).map((text) => ({
    ...phraseOf(text),
    phraseWeight: OTHER_PHRASE,
  }));
  return [own, ...reworded].filter(({ unspaced }) => unspaced);
}

/** A part of the query in all its wordings. */
interface QueryPart {
  phrases: readonly QueryPhrase[];
  /** Its share of the query's weight, up to 1. */
  share: number;
}

export function toQueryParts(
  { stretches }: Query,
  slots: readonly Slot[],
  { phraseOf, found }: { phraseOf: PhraseOf; found: readonly IndexedSection[] },
): QueryPart[] {
  const all = sumWeights(slots) || 1;
  const countTitles = ({ spaced }: Phrase) =>
    found.filter(({ section }) => containsPhrase(phraseOf(section.title).spaced, spaced)).length;
  return stretches.map(({ covers, text, others, isMessage }) => ({
    phrases: [
      { ...phraseOf(text), phraseWeight: 1, titles: countTitles(phraseOf(text)) },
      ...others.map((other) => ({
        ...phraseOf(other),
        phraseWeight: OTHER_PHRASE,
      })),
    ],
    share:
      (sumWeights(covers.flatMap((at) => slots[at] ?? [])) / all) * (isMessage && covers.length > 1 ? MESSAGE_PART : 1),
  }));
}

export interface QueryText {
  phrases: readonly QueryPhrase[];
  parts: readonly QueryPart[];
  runs: RunMeasure;
  /** Section titles that several of the best pages share, such as `Types`: they identify no subject. */
  repeated: ReadonlySet<string>;
}

/** The factor by which phrase matches in title and text raise a section's score. */
export function phraseFactor(
  { phrases, parts, runs, repeated }: QueryText,
  { page, section, place }: IndexedSection,
  phraseOf: PhraseOf,
): number {
  const title = phraseOf(section.title);
  const pageTitle = phraseOf(page.title);
  const isPage = place === 0;
  const own = !isPage && repeated.has(title.unspaced) ? REPEATED_TITLE : 1;
  const ofTitle = (factor: number) => weigh(factor > 1 && isPage ? factor * TITLE_OF_PAGE : factor, own);
  const wholes = phrases.map((phrase) =>
    weigh(ofTitle(titleFactor(phrase, title)) * textFactor(phrase, section.blocks), phrase.phraseWeight),
  );
  return Math.max(
    ...wholes,
    factorOfParts(parts, (part) =>
      Math.max(ofTitle(partFactor(part, title)), weigh(partFactor(part, pageTitle), PAGE_TITLE)),
    ),
    1 + TITLE_RUN * runs(title.spaced),
  );
}

/** Titles and synonyms, most of which the next keystroke needs again. */
const KEPT_PHRASES = 4000;

/** Titles of sections, not of pages, that occur on several pages. */
export function findRepeatedTitles(sections: readonly IndexedSection[], phraseOf: PhraseOf): Set<string> {
  const pages = new Map<string, string>();
  const repeated = new Set<string>();
  for (const found of sections) {
    if (found.place === 0) continue;
    const title = phraseOf(found.section.title).unspaced;
    const known = pages.get(title);
    if (known !== undefined && known !== found.page.routePath) repeated.add(title);
    pages.set(title, found.page.routePath);
  }
  return repeated;
}

function factorOfParts(parts: readonly QueryPart[], factorOf: (phrase: QueryPhrase) => number): number {
  const gains = parts.map(
    ({ phrases, share }) =>
      share * Math.max(...phrases.map((phrase) => weigh(factorOf(phrase), phrase.phraseWeight) - 1)),
  );
  return 1 + TITLE_IS_PART * gains.reduce((sum, gain) => sum + gain, 0);
}

/** A typed part counts more, the fewer titles contain it: synonyms of the rest must not outweigh a rare word. */
function partFactor(part: QueryPhrase, title: Phrase): number {
  if (title.unspaced === part.unspaced) return TITLE_EQUALS;
  if (title.lastName === part.unspaced) return TITLE_NAME_EQUALS;
  return part.titles && containsPhrase(title.spaced, part.spaced) ? 1 + (TITLE_EQUALS - 1) / part.titles : 1;
}

function weigh(factor: number, weight: number): number {
  return 1 + (factor - 1) * weight;
}

/** Searches the text only for the query as typed, because this is the slowest step. */
function textFactor(query: QueryPhrase, blocks: readonly string[]): number {
  return query.phraseWeight > OTHER_PHRASE && hasPhrase(query, blocks) ? TEXT_HAS_PHRASE : 1;
}

function titleFactor(query: QueryPhrase, title: Phrase): number {
  const whole = partFactor(query, title);
  if (whole > 1) return whole;
  if (title.unspaced.startsWith(query.unspaced) || containsPhrase(title.spaced, query.spaced)) return TITLE_CONTAINS;
  return query.spaced.split(' ').every((word) => containsPhrase(title.spaced, word)) ? TITLE_HAS_WORDS : 1;
}

/** Few blocks contain all the words; only these are tokenized. */
function hasPhrase({ spaced }: Phrase, blocks: readonly string[]): boolean {
  const words = spaced.split(' ');
  return (
    spaced.length > 2 &&
    blocks.some((block) => {
      const folded = block.toLowerCase();
      return words.every((word) => folded.includes(word)) && containsPhrase(spaceOut(tokenize(block)), spaced);
    })
  );
}

/** A phrase must start at a word boundary; in Han text it may start anywhere. */
function containsPhrase(text: string, phrase: string): boolean {
  return startsCjk(phrase) ? text.includes(phrase) : ` ${text}`.includes(` ${phrase}`);
}
