/** Picks what a site in one language needs of its vocabulary, and adds what comes with the language. */
import { CHINESE_REGIONS } from './chinese-regions.ts';
import { parseVocabulary, type VocabularyEntry } from './parse-vocabulary.ts';

export function listEntries(lang: string, entries: readonly VocabularyEntry[]): VocabularyEntry[] {
  const leading = entries.filter(({ kind }) => kind !== 'mentioned');
  return isChinese(lang) ? withRegions(leading) : leading.map(withoutHan);
}

/** What the mainland says leads on to what pages say in its place. */
function withRegions(entries: readonly VocabularyEntry[]): VocabularyEntry[] {
  const regions = parseVocabulary(CHINESE_REGIONS).entries;
  const chained = entries.map((entry) => {
    const known = regions.filter(({ to }) => to.some((word) => entry.from.includes(word)));
    return { ...entry, from: [...entry.from, ...known.flatMap(({ from }) => from)] };
  });
  return [...chained, ...regions];
}

function withoutHan(entry: VocabularyEntry): VocabularyEntry {
  const isLatin = (member: string) => !/\p{sc=Han}/u.test(member);
  return { ...entry, from: entry.from.filter(isLatin), to: entry.to.filter(isLatin) };
}

export function isChinese(lang: string): boolean {
  return /^zh\b/i.test(lang);
}
