/** Owns the vocabularies that a site may choose, by the name of their field, and those that come with a language. */
import { BUNDLER_OPTIONS } from './bundler-options.ts';
import { CHINESE_QUESTIONS } from './chinese-questions.ts';
import { CHINESE_REGIONS } from './chinese-regions.ts';
import { CHINESE_SYMPTOMS } from './chinese-symptoms.ts';
import { CONFIG_SECTIONS } from './config-sections.ts';
import { ENGLISH_QUESTIONS } from './english-questions.ts';
import { ENGLISH_SYMPTOMS } from './english-symptoms.ts';
import { ERROR_MESSAGES } from './error-messages.ts';
import { GENERAL_WORDS } from './general-words.ts';
import { GUIDE_SECTIONS } from './guide-sections.ts';
import { GUIDE_TOPICS } from './guide-topics.ts';
import { HEADING_WORDS } from './heading-words.ts';
import { LANGUAGE_FEATURES } from './language-features.ts';
import { LIBRARY_WORK } from './library-work.ts';
import { MENTIONED_WORDS, OTHER_TOOLS } from './other-tools.ts';
import { PACKAGE_TOOL_OPTIONS } from './package-tool-options.ts';
import { PASTED_MESSAGES } from './pasted-messages.ts';
import { PROJECT_WORDS } from './project-words.ts';
import { READER_PROBLEMS } from './reader-problems.ts';
import { READER_TASKS } from './reader-tasks.ts';
import { READER_WORDING } from './reader-wording.ts';
import { SECTION_WORDS } from './section-words.ts';
import { TOOL_NAMES } from './tool-names.ts';
import { TOOLING_CONCEPTS } from './tooling-concepts.ts';
import { TROUBLE_SECTIONS } from './trouble-sections.ts';
import { parseEntries, type VocabularyEntry } from './vocabulary-entries.ts';

/** Fields whose words are known. */
export type VocabularyName = 'javascript-tooling';

interface Field {
  /** Its terms: readers type them in either language, whatever that of the site is. */
  terms: readonly string[];
  /** What readers say in sentences, each in their own language. */
  sayings: readonly string[];
}

const FIELDS: Readonly<Record<VocabularyName, Field>> = {
  'javascript-tooling': {
    terms: [TOOLING_CONCEPTS],
    sayings: [
      OTHER_TOOLS,
      ERROR_MESSAGES,
      PASTED_MESSAGES,
      READER_TASKS,
      READER_WORDING,
      READER_PROBLEMS,
      LIBRARY_WORK,
      GUIDE_SECTIONS,
      GUIDE_TOPICS,
      HEADING_WORDS,
      PROJECT_WORDS,
      SECTION_WORDS,
      CONFIG_SECTIONS,
      TROUBLE_SECTIONS,
      TOOL_NAMES,
      BUNDLER_OPTIONS,
      PACKAGE_TOOL_OPTIONS,
      ENGLISH_QUESTIONS,
      ENGLISH_SYMPTOMS,
      LANGUAGE_FEATURES,
      GENERAL_WORDS,
      CHINESE_QUESTIONS,
      CHINESE_SYMPTOMS,
    ],
  },
};

export function listEntries(lang: string, name: VocabularyName | undefined): VocabularyEntry[] {
  const { terms, sayings } = name ? FIELDS[name] : { terms: [], sayings: [] };
  const own = sayings.flatMap(parseEntries);
  if (isChinese(lang)) return withRegions([...terms.flatMap(parseEntries), ...own]);
  return [...terms.flatMap(parseEntries), ...own.map(withoutHan)];
}

/** What the mainland says leads on to what pages say in its place. */
function withRegions(entries: readonly VocabularyEntry[]): VocabularyEntry[] {
  const regions = parseEntries(CHINESE_REGIONS);
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

/** Names of tools other than the site's own, and words that all pages are about: a query mentions them rather than asks about them. */
export function listAsides(name: VocabularyName | undefined): readonly string[] {
  return name === 'javascript-tooling' ? MENTIONED_WORDS.split(' ') : [];
}

export function isChinese(lang: string): boolean {
  return /^zh\b/i.test(lang);
}
