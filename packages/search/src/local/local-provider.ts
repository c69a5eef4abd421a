/** The local provider: searches the site's own records in a worker. */
import { findFacet } from '../core/facet-filters.ts';
import type { SearchKind } from '../core/records/search-data.ts';
import type { AbortSignalLike, FacetFilters, SearchProvider } from '../core/types.ts';
import type { SearchCall } from '../worker/protocol.ts';
import { createResilientClient } from './resilient-client.ts';
import type { SearchClient } from './search-client.ts';
import { startWorker } from './start-worker.ts';
import type { WorkerLike } from './worker-client.ts';

/** The records of one locale and version. */
export interface LocalSource {
  lang: string;
  /** Empty if the site has no versions. */
  version?: string;
  /** The URL of the emitted entry file, relative to the page or absolute. */
  entryUrl: string;
  /** As the build returned it. */
  kind: SearchKind;
}

export interface LocalProviderOptions {
  /** The first one answers requests without a locale. */
  sources: readonly LocalSource[];
  /** Prepended to each route in a hit's `url`: the site's base without its trailing `/`. */
  urlPrefix?: string;
  /** May throw; the main thread answers then. */
  createWorker?: (kind: SearchKind) => WorkerLike;
  /** Called only if no worker runs. */
  loadMainThreadClient?: () => Promise<SearchClient>;
}

export function createLocalProvider(options: LocalProviderOptions): SearchProvider {
  const clients = { whole: createClient('whole', options), sharded: createClient('sharded', options) };
  let current: Pick<LocalSource, 'lang' | 'version'> | undefined;

  /** The source that the request names, otherwise that of the locale loaded last. */
  function getSource(facetFilters?: FacetFilters): LocalSource {
    const lang = findFacet(facetFilters, 'lang') ?? current?.lang;
    const version = findFacet(facetFilters, 'version') ?? current?.version ?? '';
    const ofLang = options.sources.filter((source) => source.lang === lang);
    const found = ofLang.find((source) => (source.version ?? '') === version) ?? ofLang[0] ?? options.sources[0];
    if (!found) throw new Error('The local search has no sources.');
    return found;
  }
  function ask(source: LocalSource, call: Omit<SearchCall, 'source'>, signal: AbortSignalLike | undefined) {
    const { entryUrl, kind } = source;
    const address = { entryUrl: new URL(entryUrl, location.href).href, urlPrefix: options.urlPrefix ?? '' };
    return clients[kind].call({ source: address, ...call }, signal);
  }

  return {
    async load({ lang, version, signal }) {
      current = { lang, version };
      await ask(getSource(), { requests: [] }, signal);
    },
    async search({ requests }, { signal, contents } = {}) {
      const answers = requests.map((request) =>
        ask(getSource(request.facetFilters), { requests: [request], contents }, signal),
      );
      return { results: (await Promise.all(answers)).flat() };
    },
  };
}

function createClient(kind: SearchKind, options: LocalProviderOptions): SearchClient {
  const { createWorker = startWorker, loadMainThreadClient = importMainThreadClient } = options;
  return createResilientClient({ createWorker: () => createWorker(kind), loadFallback: loadMainThreadClient });
}

async function importMainThreadClient(): Promise<SearchClient> {
  const { createMainThreadClient } = await import('./main-thread-client.ts');
  return createMainThreadClient();
}
