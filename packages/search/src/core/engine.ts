/** The local engine: answers a request with a result in Algolia's shape, over any index. */
import { HITS_PER_PAGE } from './constants.ts';
import { createHit } from './hits/create-hit.ts';
import { escapeHtml } from './hits/highlight.ts';
import { parseHitFormat } from './hits/hit-format.ts';
import type { IndexedSection, SearchIndex } from './index/search-index.ts';
import type { AskedPart } from './query/missing-words.ts';
import { createRanker, type Ranker } from './query/rank.ts';
import { createKeptTerms } from './text/kept-terms.ts';
import type { AbortSignalLike, SearchOptions, SearchRequest, SearchResult } from './types.ts';

export interface EngineOptions {
  /** Prepended to each route in a hit's `url`: the base, or the site's URL. */
  urlPrefix?: string;
  lang?: string;
  version?: string;
}

export interface AnswerOptions extends Pick<SearchOptions, 'contents'> {
  signal?: Pick<AbortSignalLike, 'aborted' | 'reason'> | undefined;
}

export interface SearchEngine {
  /** Sections in rank order: at least `wanted`, if that many match. */
  rank(query: string, wanted: number): Promise<IndexedSection[]>;
  answer: AnswerRequest;
}

export function createEngine(index: SearchIndex, options: EngineOptions = {}): SearchEngine {
  const ranker = createRanker(index);
  return {
    async rank(query, wanted) {
      const { sections } = await ranker.rank(query, { wanted });
      return sections.flatMap(({ section }) => index.findRanked(section) ?? []);
    },
    answer: createAnswer(index, ranker, options),
  };
}

export type AnswerRequest = (request: SearchRequest, options?: AnswerOptions) => Promise<SearchResult>;

export function createAnswer(index: SearchIndex, ranker: Ranker, options: EngineOptions): AnswerRequest {
  const facets = { ...(options.lang && { lang: options.lang }), ...(options.version && { version: options.version }) };
  const urlPrefix = options.urlPrefix ?? '';
  const termsOf = createKeptTerms();

  return async (request, { signal, contents } = {}) => {
    const start = Date.now();
    const { query = '', hitsPerPage = HITS_PER_PAGE, page = 0 } = request;
    const end = (page + 1) * hitsPerPage;
    const { sections, hitCount, found, asked } = await ranker.rank(query, { wanted: end, signal });
    const format = { ...parseHitFormat(request), termsOf, urlPrefix, facets };
    const shown = sections.slice(page * hitsPerPage, end).map(({ section }) => section);
    await index.loadText(shown.slice(0, contents));
    const placed = shown.flatMap((section) => index.findSection(section) ?? []);
    return {
      index: request.indexName,
      query,
      ...(asked.length > 0 && { queryAfterRemoval: asked.map(markMissing).join(' ') }),
      hits: placed.map((section) => createHit(section, found, format)),
      nbHits: hitCount,
      page,
      nbPages: Math.ceil(hitCount / hitsPerPage),
      hitsPerPage,
      processingTimeMS: Date.now() - start,
      params: '',
      exhaustiveNbHits: true,
    };
  };
}

/** Marks a missing word in the way that Algolia marks a removed one. */
function markMissing({ text, isMissing }: AskedPart): string {
  return isMissing ? `<em>${escapeHtml(text)}</em>` : escapeHtml(text);
}
