/** Compiles a vocabulary to its shipped part: the entries that lead to words on the site. */
import { lowerBound } from '../../core/index/sorted-terms.ts';
import { termsOfPhrase } from '../../core/query/phrase-keys.ts';
import type { VocabularyData } from '../../core/query/vocabulary-data.ts';
import type { PageRecord } from '../../core/records/page-record.ts';
import { isChinese, listEntries } from './entries-of-language.ts';
import { type FindSections, indexSections } from './find-sections.ts';
import { foldCharacters } from './fold-characters.ts';
import { CHINESE_FUNCTION_WORDS, LINKS, STOP_WORDS, WEAK_WORDS } from './language-words.ts';
import type { VocabularyEntry } from './parse-vocabulary.ts';
import { listPhrases, mergeLines, toLine } from './shipped-lines.ts';
import { toPhraseTerms } from './vocabulary-keys.ts';

export interface VocabularyOptions {
  lang: string;
  vocabulary?: readonly VocabularyEntry[] | undefined;
  /** Shipped even if no page contains them. */
  synonyms?: readonly SynonymGroup[] | undefined;
}

/** Words or phrases that mean the same: `['emit', 'generate']`, `['第三方', '三方']`. */
export type SynonymGroup = readonly string[];

/** @param findSections a lookup in an existing index of the records; building one is most of the work */
export function compileVocabulary(
  records: readonly PageRecord[],
  { lang, vocabulary = [], synonyms = [] }: VocabularyOptions,
  findSections?: FindSections,
): VocabularyData {
  const known = listEntries(lang, vocabulary).map((entry) => ({ entry, phrases: listPhrases(entry) }));
  const allPhrases = known.flatMap(({ phrases }) => phrases);
  const isOnPages = createLookup(findSections ?? indexPhrases(records, allPhrases));
  const own = synonyms.map((group): VocabularyEntry => ({ kind: 'same', from: group, to: group }));
  const lines = [
    ...own.flatMap((entry) => toLine(entry, listPhrases(entry))),
    ...known.flatMap(({ entry, phrases }) => toLine(entry, phrases.filter(isOnPages))),
  ];
  const groups = mergeLines(lines).join('\n');
  const folded = isChinese(lang) ? foldCharacters(records, groups) : (['', ''] as const);
  const mentioned = vocabulary.flatMap(({ kind, from }) => (kind === 'mentioned' ? from : []));
  const asides = mentioned.map(toPhraseTerms).join(' ');
  const functionWords = isChinese(lang) ? CHINESE_FUNCTION_WORDS : '';
  const words = { stop: STOP_WORDS, weak: WEAK_WORDS, functionWords, links: LINKS, asides };
  return { groups, words, folded };
}

/** Words of entries that are on no page of these sites: each missing target, and synonym groups that are missing entirely. */
export function findIdleTargets(
  sites: readonly (readonly PageRecord[])[],
  entries: readonly VocabularyEntry[],
): string[] {
  const phrases = entries.flatMap(({ to }) => to.map(toPhraseTerms));
  const lookups = sites.map((records) => createLookup(indexPhrases(records, phrases)));
  const isIdle = (member: string) => !lookups.some((isOnPages) => isOnPages(toPhraseTerms(member)));
  const idle = entries.flatMap(({ kind, to }) => {
    const missing = to.filter(isIdle);
    return kind === 'same' && missing.length < to.length ? [] : missing;
  });
  return [...new Set(idle)];
}

/** Whether some section contains all terms of a phrase. */
function createLookup(findSections: FindSections): (phrase: string) => boolean {
  return (phrase) => {
    const lists: Array<readonly number[]> = [];
    for (const term of termsOfPhrase(phrase)) {
      const sections = findSections(term);
      // Most phrases are on no page.
      if (!sections?.length) return false;
      lists.push(sections);
    }
    return holdAll(lists);
  };
}

/** Indexes only the terms of the phrases. */
function indexPhrases(records: readonly PageRecord[], phrases: readonly string[]): FindSections {
  return indexSections(records, [...new Set(phrases)].flatMap(termsOfPhrase));
}

/** @param lists sorted */
function holdAll(lists: readonly (readonly number[])[]): boolean {
  const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length);
  return shortest?.some((section) => others.every((list) => holds(list, section))) ?? false;
}

function holds(list: readonly number[], section: number): boolean {
  return list[lowerBound(list, section)] === section;
}
