/** Loads the entry file of each source once, and answers searches from it. */
import { type AnswerOptions, createAnswer } from './engine.ts';
import { loadOnce } from './load-once.ts';
import { type Ask, answerAll, type OpenSearch } from './opener.ts';
import { createRanker } from './query/rank.ts';
import { parseSearchData } from './records/search-data.ts';
import type { SearchRequest, SearchResult } from './types.ts';

/** The records of a locale. */
export interface SearchSource {
  /** The absolute URL of the entry file. */
  entryUrl: string;
  /** Prepended to each route in a hit's `url`. */
  urlPrefix: string;
}

export interface SearchService {
  /** Without requests, it only loads the records. */
  search(source: SearchSource, requests: readonly SearchRequest[], options?: AnswerOptions): Promise<SearchResult[]>;
}

export interface ServiceOptions {
  /** With `no-cache`, a cached copy is revalidated with the host. */
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
        // A new deployment may have replaced the files that the entry names: load it again.
        searches.delete(source.entryUrl);
        return (await getAsk(source))(requests, options);
      }
    },
  };
}
