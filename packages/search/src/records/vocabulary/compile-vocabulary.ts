/** Owns the step from a vocabulary to what is shipped of it: the entries that lead to words of the site's pages. */
import { pathText } from '../../core/index/build-postings.ts';
import { lowerBound } from '../../core/index/sorted-terms.ts';
import { termsOfPhrase } from '../../core/query/phrase-keys.ts';
import type { VocabularyData } from '../../core/query/vocabulary-data.ts';
import type { PageRecord } from '../../core/records/page-record.ts';
import { createTermReader } from '../../core/text/tokenize.ts';
import { isChinese, listAsides, listEntries, type VocabularyName } from './field-entries.ts';
import { foldCharacters } from './fold-characters.ts';
import { CHINESE_FUNCTION_WORDS, LINKS, STOP_WORDS, WEAK_WORDS } from './language-words.ts';
import type { EntryKind, VocabularyEntry } from './vocabulary-entries.ts';
import { toKey, toPhraseTerms } from './vocabulary-keys.ts';

export interface VocabularyOptions {
  lang: string;
  vocabulary?: VocabularyName | undefined;
  /** The site's own: they are kept whether or not a page has them. */
  synonyms?: readonly SynonymGroup[] | undefined;
}

/** Words or phrases that mean the same: `['emit', 'generate']`, `['第三方', '三方']`. */
export type SynonymGroup = readonly string[];

/** The sections that hold a term, in order. */
export type FindSections = (term: string) => readonly number[] | undefined;

/** @param findSections in the records, for whoever has an index of them: making one is most of the work */
export function compileVocabulary(
  records: readonly PageRecord[],
  { lang, vocabulary, synonyms = [] }: VocabularyOptions,
  findSections?: FindSections,
): VocabularyData {
  const entries = listEntries(lang, vocabulary);
  const isOnPages = createLookup(findSections ?? indexTargets(records, entries));
  const own = synonyms.map((group): VocabularyEntry => ({ kind: 'same', from: group, to: group }));
  const lines = [
    ...own.flatMap((entry) => formatEntry(entry, () => true)),
    ...entries.flatMap((entry) => formatEntry(entry, isOnPages)),
  ];
  const groups = [...new Set(lines)].join('\n');
  const folded = isChinese(lang) ? foldCharacters(records, groups) : (['', ''] as const);
  const asides = listAsides(vocabulary).map(toPhraseTerms).join(' ');
  const functionWords = isChinese(lang) ? CHINESE_FUNCTION_WORDS : '';
  const words = { stop: STOP_WORDS, weak: WEAK_WORDS, functionWords, links: LINKS, asides };
  return { groups, words, folded };
}

/** Words that are on no page of any of these sites: those that an entry leads to, and all of a group that has none that is. */
export function findIdleTargets(
  sites: readonly (readonly PageRecord[])[],
  entries: readonly VocabularyEntry[],
): string[] {
  const lookups = sites.map((records) => createLookup(indexTargets(records, entries)));
  const isIdle = (member: string) => !lookups.some((isOnPages) => isOnPages(toPhraseTerms(member)));
  const idle = entries.flatMap(({ kind, to }) => {
    const missing = to.filter(isIdle);
    return kind === 'same' && missing.length < to.length ? [] : missing;
  });
  return [...new Set(idle)];
}

/** In the shipped form. */
const SIGNS: Readonly<Record<EntryKind, string>> = { same: '=', leads: '<', message: '!' };

function formatEntry({ kind, from, to }: VocabularyEntry, isOnPages: (phrase: string) => boolean): string[] {
  const phrases = [...new Set(to.map(toPhraseTerms))].filter((phrase) => isLongEnough(phrase) && isOnPages(phrase));
  if (phrases.length === 0) return [];
  const keys = [...new Set(from.map(toKey))].filter(isLongEnough);
  return keys.length > 0 ? [`${phrases.join(',')}${SIGNS[kind]}${keys.join(',')}`] : [];
}

/** A single Han character is a part of too many words. */
function isLongEnough(text: string): boolean {
  return text.length > 1;
}

/** Whether one section holds all terms of a phrase. */
function createLookup(findSections: FindSections): (phrase: string) => boolean {
  return (phrase) => holdAll(termsOfPhrase(phrase).map((term) => findSections(term) ?? []));
}

/** An index of no other terms than those that the entries lead to. */
function indexTargets(records: readonly PageRecord[], entries: readonly VocabularyEntry[]): FindSections {
  const phrases = new Set(entries.flatMap(({ to }) => to.map(toPhraseTerms)));
  const found = new Map([...phrases].flatMap(termsOfPhrase).map((term): [string, number[]] => [term, []]));
  const listTerms = createTermLister(found);
  let number = 0;
  for (const page of records) {
    const pathTerms = listTerms(pathText(page));
    for (const { title, blocks, codeWords } of page.sections) {
      const terms = [title, ...blocks, codeWords].flatMap(listTerms);
      for (const term of new Set([...pathTerms, ...terms])) found.get(term)?.push(number);
      number += 1;
    }
  }
  return (term) => found.get(term);
}

function createTermLister(wanted: ReadonlyMap<string, unknown>): (text: string) => string[] {
  const readTerms = createTermReader();
  return (text) => {
    const terms: string[] = [];
    readTerms(text, (term) => {
      if (wanted.has(term)) terms.push(term);
    });
    return terms;
  };
}

/** @param lists in order */
function holdAll(lists: readonly (readonly number[])[]): boolean {
  const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length);
  return shortest?.some((section) => others.every((list) => holds(list, section))) ?? false;
}

function holds(list: readonly number[], section: number): boolean {
  return list[lowerBound(list, section)] === section;
}
