/** The engines that are compared: ours, and MiniSearch as a careful site author would configure it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import { createEngine, type SearchEngine } from '../src/core/engine.ts';
import { openIndex } from '../src/core/open-index.ts';
import { createVocabulary } from '../src/core/query/vocabulary.ts';
import { createRecords } from '../src/core/records/create-records.ts';
import type { PageInput } from '../src/core/records/page-record.ts';
import { parseSearchData } from '../src/core/records/search-data.ts';
import { type EmitOptions, emitSearchFiles } from '../src/records/emit-search-files.ts';
import { compileVocabulary, type VocabularyOptions } from '../src/records/vocabulary/compile-vocabulary.ts';
import type { Search } from './measure.ts';

/** Results that are evaluated. */
const ANSWERS = 80;

/** Opens the files that a site ships in the way that the browser does. */
export async function createOwnSearch(
  pages: readonly PageInput[],
  options: Partial<EmitOptions> = {},
): Promise<Search> {
  const { entry, files } = emitSearchFiles(pages, { lang: 'en', kind: 'whole', ...options });
  const bodies = new Map(files.map(({ path, body }) => [path, body]));
  const data = parseSearchData(bodies.get(entry) ?? '');
  const index = await openIndex(data, { fetchFile: async (name) => bodies.get(name) ?? '' });
  return toSearch(createEngine(index, data));
}

/** The built site itself: its files, its synonyms, its vocabulary, its boosts. */
export async function openSiteSearch(searchDir: string, lang: string): Promise<Search> {
  const read = (name: string) => readFileSync(join(searchDir, name), 'utf8');
  const data = parseSearchData(read(`${lang}.json`));
  return toSearch(createEngine(await openIndex(data, { fetchFile: async (name) => read(name) }), data));
}

function toSearch(engine: SearchEngine): Search {
  return async (query) => {
    const ranked = await engine.rank(query, ANSWERS);
    return ranked.map(({ page, section: { anchor } }) => (anchor ? `${page.routePath}#${anchor}` : page.routePath));
  };
}

/** The synonyms of a word in the vocabulary of the built site. */
export type OtherWords = (word: string) => string[];

/** The part of the vocabulary that MiniSearch can use: synonyms of single words. */
export function createOtherWords(pages: readonly PageInput[], options: VocabularyOptions): OtherWords {
  const vocabulary = createVocabulary(compileVocabulary(createRecords(pages), options));
  return (word) =>
    vocabulary
      .find(word.toLowerCase())
      .flatMap(({ same, targets }) => [...same, ...targets])
      .flatMap((phrase) => phrase.split(' '));
}

/** @param otherWords expands the words of queries */
export function createMiniSearch(pages: readonly PageInput[], lang: string, otherWords?: OtherWords): Search {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const words = (text: string) =>
    Array.from(segmenter.segment(text))
      .filter(({ isWordLike }) => isWordLike)
      .flatMap(({ segment }) => [segment, ...segment.split(/[._-]|(?<=\p{Ll})(?=\p{Lu})/u)]);
  const engine = new MiniSearch<{ id: string; title: string; path: string; text: string; code: string }>({
    fields: ['title', 'path', 'text', 'code'],
    tokenize: words,
    searchOptions: {
      boost: { title: 4, path: 1.5, text: 1, code: 0.5 },
      prefix: true,
      fuzzy: 0.2,
      combineWith: 'OR',
      ...(otherWords && { processTerm: (term) => [term.toLowerCase(), ...otherWords(term)] }),
    },
  });
  const seen = new Set<string>();
  for (const page of pages) {
    for (const { anchor, title, blocks, code } of page.sections) {
      const id = anchor ? `${page.routePath}#${anchor}` : page.routePath;
      if (!seen.has(id))
        engine.add({
          id,
          title,
          path: `${page.routePath} ${page.title}`,
          text: blocks.join('\n'),
          code: code.join('\n'),
        });
      seen.add(id);
    }
  }
  return (query) =>
    Promise.resolve(
      engine
        .search(query)
        .slice(0, ANSWERS)
        .map(({ id }) => String(id)),
    );
}
