/** Owns the open engines of one reader: loads the first file of a locale once, and answers from it. */
import { createEngine, type SearchEngine } from './engine.ts';
import type { SearchIndex } from './index/search-index.ts';
import type { Pause } from './index/whole-index.ts';
import type { OpenIndex } from './open-index.ts';
import { parseSearchData } from './records/search-data.ts';
import type { AbortSignalLike, SearchRequest, SearchResult } from './types.ts';

/** Where a locale's records lie. */
export interface SearchSource {
  /** The address of the first file, whole. */
  entryUrl: string;
  /** Stands before each route in a hit's `url`. */
  urlPrefix: string;
}

export interface SearchService {
  load(source: SearchSource): Promise<void>;
  search(source: SearchSource, requests: readonly SearchRequest[], signal?: AbortSignalLike): Promise<SearchResult[]>;
}

export interface ServiceOptions {
  fetchText(url: string): Promise<string>;
  openIndex: OpenIndex;
  pause?: Pause;
}

interface OpenedEngine {
  engine: SearchEngine;
  /** Loads the rest of the text, once; without an engine where it cannot be had now. */
  complete?: () => Promise<SearchEngine | undefined>;
}

export function createSearchService({ fetchText, openIndex, pause }: ServiceOptions): SearchService {
  const engines = new Map<string, Promise<OpenedEngine>>();

  async function openEngine({ entryUrl, urlPrefix }: SearchSource): Promise<OpenedEngine> {
    const data = parseSearchData(await fetchText(entryUrl));
    const fetchFile = (name: string) => fetchText(entryUrl.replace(/[^/]*$/, name));
    const { index, complete } = await openIndex(data, { fetchFile, ...(pause && { pause }) });
    const create = (opened: SearchIndex) =>
      createEngine(opened, { synonyms: data.synonyms, urlPrefix, lang: data.lang, version: data.version });
    return { engine: create(index), ...(complete && { complete: once(async () => create(await complete())) }) };
  }

  function getEngine({ entryUrl, urlPrefix }: SearchSource): Promise<OpenedEngine> {
    const known = engines.get(entryUrl);
    if (known) return known;
    const opened = openEngine({ entryUrl, urlPrefix });
    engines.set(entryUrl, opened);
    // What failed is forgotten, so that the next key tries again.
    opened.catch(() => engines.delete(entryUrl));
    return opened;
  }

  async function completeEngine(source: SearchSource, { complete }: OpenedEngine): Promise<SearchEngine | undefined> {
    const engine = await complete?.();
    if (engine) engines.set(source.entryUrl, Promise.resolve({ engine }));
    return engine;
  }

  return {
    async load(source) {
      await getEngine(source);
    },
    async search(source, requests, signal) {
      const opened = await getEngine(source);
      const ask = (asked: SearchEngine) => Promise.all(requests.map((request) => asked.answer(request, signal)));
      const first = await ask(opened.engine);
      if (!opened.complete) return first;
      // The headings may already say it all; if a word is missing, the rest of the text may have it. It is fetched in
      // either case, but only now: it must not keep the first answer waiting.
      const completed = completeEngine(source, opened);
      if (first.every(isFullAnswer)) return first;
      const engine = await completed;
      return engine ? ask(engine) : first;
    },
  };
}

function isFullAnswer({ hits }: SearchResult): boolean {
  const { hierarchy, content } = hits[0]?._highlightResult ?? { hierarchy: {} };
  return [...Object.values(hierarchy), content].some((highlight) => highlight?.matchLevel === 'full');
}

/** Calls again only after a failure, which is told as nothing. */
function once<T>(load: () => Promise<T>): () => Promise<T | undefined> {
  let loading: Promise<T | undefined> | undefined;
  return () => {
    loading ??= load().catch(() => {
      loading = undefined;
      return undefined;
    });
    return loading;
  };
}
