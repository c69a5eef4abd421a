/** Selects the entries for a site's language, and adds those that come with the language. */
import { CHINESE_REGIONS } from './chinese-regions.ts';
import { STOP_WORDS, WEAK_WORDS } from './language-words.ts';
import { parseVocabulary, type VocabularyEntry } from './parse-vocabulary.ts';

export function listEntries(lang: string, entries: readonly VocabularyEntry[]): VocabularyEntry[] {
  const leading = entries.filter(({ kind }) => kind !== 'mentioned');
  return isChinese(lang) ? withRegions(leading.map(withoutEnglishQuestions)) : leading.map(withoutHan);
}

/** Adds regional words, and lets them lead to whatever their mainland equivalents lead to. */
function withRegions(entries: readonly VocabularyEntry[]): VocabularyEntry[] {
  const regions = parseVocabulary(CHINESE_REGIONS).entries;
  const chained = entries.map((entry) => {
    const known = regions.filter(({ to }) => to.some((word) => entry.from.includes(word)));
    return { ...entry, from: [...entry.from, ...known.flatMap(({ from }) => from)] };
  });
  return [...chained, ...regions];
}

const ENGLISH_QUESTION_WORDS: ReadonlySet<string> = new Set(`${STOP_WORDS} ${WEAK_WORDS}`.split(' '));

/** Chinese readers type names and error messages in English, but ask questions in Chinese: `tsup splitting`, not `why no types`. */
function withoutEnglishQuestions(entry: VocabularyEntry): VocabularyEntry {
  if (entry.kind !== 'leads') return entry;
  const isQuestion = (member: string) => {
    const words = member.toLowerCase().split(/\s+/);
    return words.length > 1 && !HAN.test(member) && words.some((word) => ENGLISH_QUESTION_WORDS.has(word));
  };
  return { ...entry, from: entry.from.filter((member) => !isQuestion(member)) };
}

const HAN = /\p{sc=Han}/u;

function withoutHan(entry: VocabularyEntry): VocabularyEntry {
  const isLatin = (member: string) => !HAN.test(member);
  return { ...entry, from: entry.from.filter(isLatin), to: entry.to.filter(isLatin) };
}

export function isChinese(lang: string): boolean {
  return /^zh\b/i.test(lang);
}
