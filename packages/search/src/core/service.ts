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
  /** With the rest of the text; undefined where it could not be had. */
  complete?: Promise<SearchEngine | undefined>;
}

export function createSearchService({ fetchText, openIndex, pause }: ServiceOptions): SearchService {
  const engines = new Map<string, Promise<OpenedEngine>>();

  async function openEngine({ entryUrl, urlPrefix }: SearchSource): Promise<OpenedEngine> {
    const data = parseSearchData(await fetchText(entryUrl));
    const fetchFile = (name: string) => fetchText(entryUrl.replace(/[^/]*$/, name));
    const { index, complete } = await openIndex(data, { fetchFile, ...(pause && { pause }) });
    const create = (opened: SearchIndex) =>
      createEngine(opened, { synonyms: data.synonyms, urlPrefix, lang: data.lang, version: data.version });
    return { engine: create(index), ...(complete && { complete: complete.then(create, () => forget(entryUrl)) }) };
  }

  /** What failed is forgotten, so that the next key tries again. */
  function forget(entryUrl: string): undefined {
    engines.delete(entryUrl);
  }

  function getEngine(source: SearchSource): Promise<OpenedEngine> {
    const known = engines.get(source.entryUrl);
    if (known) return known;
    const opened = openEngine(source);
    engines.set(source.entryUrl, opened);
    opened
      .then(async ({ complete }) => {
        const engine = await complete;
        if (engine) engines.set(source.entryUrl, Promise.resolve({ engine }));
      })
      .catch(() => forget(source.entryUrl));
    return opened;
  }

  return {
    async load(source) {
      await getEngine(source);
    },
    async search(source, requests, signal) {
      const { engine, complete } = await getEngine(source);
      const ask = (asked: SearchEngine) => Promise.all(requests.map((request) => asked.answer(request, signal)));
      const first = await ask(engine);
      // The headings may already say it all; if a word is missing, the rest of the text may have it.
      if (!complete || first.every(isFullAnswer)) return first;
      const completed = await complete;
      return completed ? ask(completed) : first;
    },
  };
}

function isFullAnswer({ hits }: SearchResult): boolean {
  const { hierarchy, content } = hits[0]?._highlightResult ?? { hierarchy: {} };
  return [...Object.values(hierarchy), content].some((highlight) => highlight?.matchLevel === 'full');
}
