/** Owns the second ranking, over the real text of the best sections: is the query their title, or a phrase of theirs? */
import type { SectionRecord } from '../records/page-record.ts';
import { withoutStopWords } from '../text/stop-words.ts';
import { startsCjk, tokenize } from '../text/tokenize.ts';
import {
  TEXT_HAS_PHRASE,
  TITLE_CONTAINS,
  TITLE_ENDS,
  TITLE_EQUALS,
  TITLE_HAS_WORDS,
  TITLE_NAME_EQUALS,
  TITLE_STARTS,
} from './weights.ts';

/** Text for comparing phrases: words cut as far as they go, one space between them, none between Han characters. */
export interface Phrase {
  spaced: string;
  compact: string;
}

export function toPhrase(text: string): Phrase {
  const spaced = tokenize(text)
    .map((chunk) => (chunk.kind === 'cjk' ? chunk.term : chunk.parts.map(({ term }) => term).join(' ')))
    .join(' ');
  return { spaced, compact: spaced.replaceAll(' ', '') };
}

/** Of words, those that they stand for; undefined where they are right. */
export type Corrections = ReadonlyMap<string, string | undefined>;

/**
 * The query as it was meant, and without the words that say little: `what is bunldeless` asks for `bundleless`.
 */
export function toQueryPhrases(text: string, corrections: Corrections): Phrase[] {
  const words = toPhrase(text).spaced.split(' ');
  const phrase = toPhrase(words.map((word) => corrections.get(word) ?? word).join(' '));
  return [phrase, toPhrase(withoutStopWords(phrase.spaced))];
}

interface TitlePhrase extends Phrase {
  /** Of `lib.dts.bundle`, `bundle`. */
  lastName: string | undefined;
}

/** What the place of the query in a section multiplies the section's rank by. */
export type PhraseFactor = (phrases: readonly Phrase[], section: SectionRecord | undefined) => number;

/** Titles are kept as phrases: the next key looks at most of them again. */
export function createPhraseFactor(): PhraseFactor {
  const titles = new WeakMap<SectionRecord, TitlePhrase>();
  const titleOf = (section: SectionRecord): TitlePhrase => {
    const title = titles.get(section) ?? toTitlePhrase(section.title);
    titles.set(section, title);
    return title;
  };
  return (phrases, section) =>
    section ? Math.max(...phrases.map((phrase) => factorOf(phrase, titleOf(section), section.blocks))) : 1;
}

function toTitlePhrase(title: string): TitlePhrase {
  const lastName = /\.([^\s.]+)$/.exec(title)?.[1];
  return { ...toPhrase(title), lastName: lastName && toPhrase(lastName).compact };
}

function factorOf(query: Phrase, title: TitlePhrase, blocks: readonly string[]): number {
  if (query.compact === '') return 1;
  return titleFactor(query, title) * (hasPhrase(query, blocks) ? TEXT_HAS_PHRASE : 1);
}

function titleFactor(query: Phrase, title: TitlePhrase): number {
  if (title.compact === query.compact) return TITLE_EQUALS;
  if (title.lastName === query.compact) return TITLE_NAME_EQUALS;
  if (title.compact.startsWith(query.compact)) return TITLE_STARTS;
  if (title.spaced.endsWith(` ${query.spaced}`)) return TITLE_ENDS * TITLE_CONTAINS;
  if (containsPhrase(title.spaced, query.spaced)) return TITLE_CONTAINS;
  return query.spaced.split(' ').every((word) => containsPhrase(title.spaced, word)) ? TITLE_HAS_WORDS : 1;
}

/** Few blocks hold all the words; only these are cut into words. */
function hasPhrase({ spaced }: Phrase, blocks: readonly string[]): boolean {
  const words = spaced.split(' ');
  return (
    spaced.length > 2 &&
    blocks.some((block) => {
      const folded = block.toLowerCase();
      return words.every((word) => folded.includes(word)) && containsPhrase(toPhrase(block).spaced, spaced);
    })
  );
}

/** A phrase begins where a word begins; in Han text every place is such a beginning. */
function containsPhrase(text: string, phrase: string): boolean {
  return startsCjk(phrase) ? text.includes(phrase) : ` ${text}`.includes(` ${phrase}`);
}
