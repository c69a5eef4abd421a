/** The open searches of one reader: loads the first file of a locale once, and answers from it. */
import { type AnswerOptions, createAnswer } from './engine.ts';
import { loadOnce } from './load-once.ts';
import { type Ask, answerAll, type OpenSearch } from './opener.ts';
import { createRanker } from './query/rank.ts';
import { parseSearchData } from './records/search-data.ts';
import type { SearchRequest, SearchResult } from './types.ts';

/** Where a locale's records are. */
export interface SearchSource {
  /** The URL of the first file, whole. */
  entryUrl: string;
  /** Is before each route in a hit's `url`. */
  urlPrefix: string;
}

export interface SearchService {
  /** Without a request the records are loaded. */
  search(source: SearchSource, requests: readonly SearchRequest[], options?: AnswerOptions): Promise<SearchResult[]>;
}

export interface ServiceOptions {
  /** With `no-cache` the host is asked whether a kept copy is still the latest. */
  fetchText(url: string, cache?: 'no-cache'): Promise<string>;
  open: OpenSearch;
}

export function createSearchService({ fetchText, open }: ServiceOptions): SearchService {
  const searches = new Map<string, Promise<Ask>>();

  async function openSource({ entryUrl, urlPrefix }: SearchSource): Promise<Ask> {
    const data = parseSearchData(await fetchText(entryUrl, 'no-cache'));
    return open(data, {
      fetchFile: (name) => fetchText(entryUrl.replace(/[^/]*$/, name)),
      openIndex: (index) => answerAll(createAnswer(index, createRanker(index), { ...data, urlPrefix })),
    });
  }

  const getAsk = (source: SearchSource) => loadOnce(searches, source.entryUrl, () => openSource(source));

  return {
    async search(source, requests, options = {}) {
      const ask = await getAsk(source);
      try {
        return await ask(requests, options);
      } catch (error) {
        if (options.signal?.aborted) throw error;
        // Another deployment may have put other files in the place of those that the first one names.
        searches.delete(source.entryUrl);
        return (await getAsk(source))(requests, options);
      }
    },
  };
}
