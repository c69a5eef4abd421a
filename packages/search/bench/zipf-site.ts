/**
 * A generated site whose sections all differ: words are as frequent as in real documentation (a few very frequent, most
 * rare), and rare ones are varied, so that the vocabulary grows with the text.
 */

import type { PageInput, SectionInput } from '../src/core/records/page-record.ts';
import { emitSearchFiles, type SearchFiles } from '../src/records/emit-search-files.ts';
import { loadCorpus } from './corpus.ts';
import { createRandom } from './random.ts';

const SECTIONS_PER_PAGE = 10;
const TITLE_WORDS = 3;
const TEXT_WORDS = 45;
/** One in this many words is rare. */
const RARE_SHARE = 25;
const RARE_ENDINGS = 400;

export interface ZipfSite extends SearchFiles {
  sections: number;
  /** Titles, the first halves of titles, and words of the text. */
  queries: string[];
}

interface Chance {
  /** A random word with the frequency that it has in the real texts. */
  word(): string;
  number(limit: number): number;
}

/** @param trees `name=lang:markdown:<folder>`, whose words are used */
export function createZipfSite({
  trees,
  sections,
  queries,
}: {
  trees: readonly string[];
  sections: number;
  queries: number;
}): ZipfSite {
  const chance = createChance(trees.flatMap((tree) => listWords(loadCorpus(tree).pages)));
  const pages = Array.from({ length: sections / SECTIONS_PER_PAGE }, (_, number) => writePage(number, chance));
  const typed = Array.from({ length: queries }, (_, at) => writeQuery(at, pages, chance));
  return { ...emitSearchFiles(pages, { lang: 'en', kind: 'sharded' }), sections, queries: typed };
}

function listWords(pages: readonly PageInput[]): string[] {
  const texts = pages.flatMap((page) => page.sections.flatMap(({ title, blocks }) => [title, ...blocks]));
  return texts.flatMap((text) => text.match(/[a-zA-Z][a-zA-Z.-]*[a-zA-Z]/g) ?? []);
}

function createChance(words: readonly string[]): Chance {
  const random = createRandom(11);
  const number = (limit: number) => Math.floor(random() * limit);
  const word = () => {
    const picked = words[number(words.length)] ?? '';
    return number(RARE_SHARE) === 0 ? picked + number(RARE_ENDINGS).toString(36) : picked;
  };
  return { word, number };
}

function writePage(number: number, chance: Chance): PageInput {
  const title = writeWords(TITLE_WORDS, chance);
  const sections = Array.from({ length: SECTIONS_PER_PAGE }, (_, at): SectionInput => {
    const own = { title: writeWords(TITLE_WORDS, chance), blocks: [writeWords(TEXT_WORDS, chance)], code: [] };
    return at === 0 ? { ...own, anchor: '', depth: 1, title } : { ...own, anchor: `s${at}`, depth: 2 };
  });
  return { routePath: `/part-${number % 40}/page-${number}`, title, lvl0: `Part ${number % 40}`, group: '', sections };
}

function writeWords(count: number, { word, number }: Chance): string {
  return Array.from({ length: count + number(count) }, word).join(' ');
}

/** In turn: a whole title, half of one, two words of the text. */
function writeQuery(at: number, pages: readonly PageInput[], { number }: Chance): string {
  const section = pages[number(pages.length)]?.sections[number(SECTIONS_PER_PAGE)];
  const { title = '', blocks = [] } = section ?? {};
  if (at % 3 === 0) return title;
  if (at % 3 === 1) return title.slice(0, Math.ceil(title.length / 2));
  return (blocks[0] ?? '').split(' ').slice(5, 7).join(' ');
}
