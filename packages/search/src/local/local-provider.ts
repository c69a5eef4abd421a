/** The local provider: the site's own records, searched in a worker. No account, no other host. */
import { findFacet } from '../core/facet-filters.ts';
import { OtherKindError } from '../core/other-kind-error.ts';
import type { SearchKind } from '../core/records/search-data.ts';
import type { SearchSource } from '../core/service.ts';
import type { AbortSignalLike, FacetFilters, SearchProvider, SearchResult } from '../core/types.ts';
import type { SearchCall } from '../worker/protocol.ts';
import { createResilientClient } from './resilient-client.ts';
import type { SearchClient } from './search-client.ts';
import { startWorker } from './start-worker.ts';
import type { WorkerLike } from './worker-client.ts';

/** The records of one locale and version. */
export interface LocalSource {
  lang: string;
  /** Empty where the site has no versions. */
  version?: string;
  /** The first file that the build emitted, relative to the page or with host. */
  entryUrl: string;
  /** What the build said of it. Where absent, it is found out, at the price of a second worker on large sites. */
  kind?: SearchKind;
}

export interface LocalProviderOptions {
  /** The first one answers requests that name no locale. */
  sources: readonly LocalSource[];
  /** Is before each route in a hit's `url`: the site's base without its last `/`. */
  urlPrefix?: string;
  /** Throws where none can be started; the main thread answers then. */
  createWorker?: (kind: SearchKind) => WorkerLike;
  /** The main thread's engine; loaded only where no worker runs. */
  loadMainThreadClient?: () => Promise<SearchClient>;
}

export function createLocalProvider(options: LocalProviderOptions): SearchProvider {
  const clients = { whole: createClient('whole', options), sharded: createClient('sharded', options) };
  const kinds = new Map<string, SearchKind>();
  let current: Pick<LocalSource, 'lang' | 'version'> | undefined;

  /** By the request's own words, else by the locale that was loaded last. */
  function getSource(facetFilters?: FacetFilters): LocalSource {
    const lang = findFacet(facetFilters, 'lang') ?? current?.lang;
    const version = findFacet(facetFilters, 'version') ?? current?.version ?? '';
    const ofLang = options.sources.filter((source) => source.lang === lang);
    const found = ofLang.find((source) => (source.version ?? '') === version) ?? ofLang[0] ?? options.sources[0];
    if (!found) throw new Error('The local search has no sources.');
    return found;
  }
  function addressOf({ entryUrl }: LocalSource): SearchSource {
    return { entryUrl: new URL(entryUrl, location.href).href, urlPrefix: options.urlPrefix ?? '' };
  }
  async function ask(
    { entryUrl, kind }: LocalSource,
    call: SearchCall,
    signal: AbortSignalLike | undefined,
  ): Promise<SearchResult[]> {
    try {
      return await clients[kinds.get(entryUrl) ?? kind ?? 'whole'].call(call, signal);
    } catch (error) {
      if (!(error instanceof OtherKindError)) throw error;
      kinds.set(entryUrl, error.message);
      return clients[error.message].call(call, signal);
    }
  }

  return {
    async load({ lang, version, signal }) {
      current = { lang, version };
      const source = getSource();
      await ask(source, { source: addressOf(source), requests: [] }, signal);
    },
    async search({ requests }, { signal, contents } = {}) {
      const answers = requests.map((request): Promise<SearchResult[]> => {
        const source = getSource(request.facetFilters);
        return ask(source, { source: addressOf(source), requests: [request], contents }, signal);
      });
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
