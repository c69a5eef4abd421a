/** Owns the engines that are compared: ours, and MiniSearch as a careful site author would set it. */
import MiniSearch from 'minisearch';
import { createWholeIndex } from '../src/core/index/whole-index.ts';
import { createRanker } from '../src/core/query/rank.ts';
import { createWordings, type SynonymGroup } from '../src/core/query/synonyms.ts';
import { createRecords } from '../src/core/records/create-records.ts';
import type { PageInput } from '../src/core/records/page-record.ts';
import type { Search } from './measure.ts';

/** Further ones are not judged. */
const ANSWERS = 80;

export async function createOwnSearch(
  pages: readonly PageInput[],
  synonyms: readonly SynonymGroup[] = [],
): Promise<Search> {
  const index = await createWholeIndex(createRecords(pages));
  const ranker = createRanker(index, createWordings(synonyms));
  return async (query) => {
    const { sections } = await ranker.rank(query, { wanted: ANSWERS });
    const found = sections.flatMap(({ section }) => index.findRanked(section) ?? []);
    return found.map(({ page, section: { anchor } }) => (anchor ? `${page.routePath}#${anchor}` : page.routePath));
  };
}

export function createMiniSearch(pages: readonly PageInput[], lang: string): Search {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const words = (text: string) =>
    Array.from(segmenter.segment(text))
      .filter(({ isWordLike }) => isWordLike)
      .flatMap(({ segment }) => [segment, ...segment.split(/[._-]|(?<=\p{Ll})(?=\p{Lu})/u)]);
  const engine = new MiniSearch<{ id: string; title: string; path: string; text: string; code: string }>({
    fields: ['title', 'path', 'text', 'code'],
    tokenize: words,
    searchOptions: { boost: { title: 4, path: 1.5, text: 1, code: 0.5 }, prefix: true, fuzzy: 0.2, combineWith: 'OR' },
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
