/** Owns the local engine: a request in, Algolia's result out, over any index. */
import { HITS_PER_PAGE } from './constants.ts';
import { createHit } from './hits/create-hit.ts';
import { parseHitFormat } from './hits/hit-format.ts';
import { type FoundSection, getSection, type SearchIndex } from './index/search-index.ts';
import { createRanker } from './query/rank.ts';
import { createWordings, type SynonymGroup } from './query/synonyms.ts';
import { createKeptTerms } from './text/kept-terms.ts';
import type { AbortSignalLike, SearchRequest, SearchResult } from './types.ts';

export interface EngineOptions {
  synonyms?: readonly SynonymGroup[];
  /** Stands before each route in a hit's `url`: the base, or the site's address. */
  urlPrefix?: string;
  lang?: string;
  version?: string;
}

export interface SearchEngine {
  /** Sections in rank order, without text made for showing. */
  rank(query: string): Promise<FoundSection[]>;
  answer(request: SearchRequest, signal?: AbortSignalLike): Promise<SearchResult>;
}

export function createEngine(index: SearchIndex, options: EngineOptions = {}): SearchEngine {
  const ranker = createRanker(index, createWordings(options.synonyms ?? []));
  const facets = { ...(options.lang && { lang: options.lang }), ...(options.version && { version: options.version }) };
  const urlPrefix = options.urlPrefix ?? '';
  const termsOf = createKeptTerms();

  return {
    async rank(query) {
      const { sections } = await ranker.rank(query);
      return sections.map(({ section }) => getSection(index, section));
    },
    async answer(request, signal) {
      const start = Date.now();
      const query = request.query ?? '';
      const { sections, found } = await ranker.rank(query, signal);
      const { hitsPerPage, page } = parsePaging(request);
      const format = { ...parseHitFormat(request), termsOf, urlPrefix, facets };
      const shown = sections.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return {
        index: request.indexName,
        query,
        hits: shown.map(({ section }) => createHit(getSection(index, section), found, format)),
        nbHits: sections.length,
        page,
        nbPages: Math.ceil(sections.length / hitsPerPage),
        hitsPerPage,
        processingTimeMS: Date.now() - start,
        params: '',
        exhaustiveNbHits: true,
      };
    },
  };
}

function parsePaging({ hitsPerPage, page }: SearchRequest): { hitsPerPage: number; page: number } {
  const isCount = (value: number | undefined): value is number => Number.isInteger(value) && Number(value) >= 0;
  return {
    hitsPerPage: isCount(hitsPerPage) && hitsPerPage > 0 ? hitsPerPage : HITS_PER_PAGE,
    page: isCount(page) ? page : 0,
  };
}
