/** Owns the open searches of one reader: loads the first file of a locale once, and answers from it. */
import { type AnswerOptions, createEngine } from './engine.ts';
import type { Pause } from './index/whole-index.ts';
import type { Ask, OpenSearch } from './opener.ts';
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
  load(source: SearchSource): Promise<void>;
  search(source: SearchSource, requests: readonly SearchRequest[], options?: AnswerOptions): Promise<SearchResult[]>;
}

export interface ServiceOptions {
  /** With `no-cache` the host is asked whether a kept copy is still the latest. */
  fetchText(url: string, cache?: 'no-cache'): Promise<string>;
  open: OpenSearch;
  pause?: Pause;
}

export function createSearchService({ fetchText, open, pause }: ServiceOptions): SearchService {
  const searches = new Map<string, Promise<Ask>>();

  async function openSource({ entryUrl, urlPrefix }: SearchSource): Promise<Ask> {
    const data = parseSearchData(await fetchText(entryUrl, 'no-cache'));
    return open(data, {
      fetchFile: (name) => fetchText(entryUrl.replace(/[^/]*$/, name)),
      pause,
      createEngine: (index) => createEngine(index, { ...data, urlPrefix }),
    });
  }

  function getAsk(source: SearchSource): Promise<Ask> {
    const { entryUrl } = source;
    const known = searches.get(entryUrl);
    if (known) return known;
    const opened = openSource(source);
    searches.set(entryUrl, opened);
    // What failed is forgotten, so that the next key tries again.
    opened.catch(() => searches.delete(entryUrl));
    return opened;
  }

  return {
    async load(source) {
      await getAsk(source);
    },
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
