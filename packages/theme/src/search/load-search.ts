import type { HostedSearchView, LocalSearchSource, PageView } from '@quire/engine/shared';
import type { SearchProvider } from '@quire/search';
import type { mountSearch } from './mount-search.tsx';
import type { SearchEngine } from './search-engine.ts';

export interface LoadedSearch {
  mount: typeof mountSearch;
  engine: SearchEngine;
  /** Of the page that is shown. */
  view: PageView;
}

export interface SearchLoader {
  /** At the reader's first intent. A failure is not a news until the reader wants to search. */
  warmUp(): void;
  /** What failed is tried again the next time. */
  load(): Promise<LoadedSearch>;
  /** The next one loads again. */
  forget(): void;
}

/** Loads what search needs: the dialog's code, the provider, and through it the records. One for the visit. */
export function createSearchLoader(loadView: () => Promise<PageView>): SearchLoader {
  let loading: Promise<Omit<LoadedSearch, 'view'>> | undefined;

  async function load(): Promise<LoadedSearch> {
    const loadingView = loadView();
    loading ??= loadParts(loadingView);
    try {
      const [loaded, view] = await Promise.all([loading, loadingView]);
      if (loaded.engine.kind === 'ready') loadRecords(loaded.engine.provider, view.locale.lang);
      return { ...loaded, view };
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  return {
    load,
    warmUp: () => void load().catch(() => undefined),
    forget() {
      loading = undefined;
    },
  };
}

/** The first query reports of a failure, and tries again. */
function loadRecords(provider: SearchProvider, lang: string): void {
  provider.load?.({ lang, version: '' }).catch(() => undefined);
}

async function loadParts(loadingView: Promise<PageView>): Promise<Omit<LoadedSearch, 'view'>> {
  const [{ mountSearch: mount }, engine] = await Promise.all([
    import('./mount-search.tsx'),
    loadingView.then(({ site }) => createEngine(site)),
  ]);
  return { mount, engine };
}

async function createEngine({ search: settings, base }: PageView['site']): Promise<SearchEngine> {
  if (!settings) throw new Error('The site has no search.');
  return settings.provider === 'local' ? createLocalEngine(settings.sources, base) : createHostedEngine(settings, base);
}

async function createLocalEngine(sources: readonly LocalSearchSource[], base: string): Promise<SearchEngine> {
  return { kind: 'ready', provider: await loadLocalProvider(sources, base), insights: undefined };
}

async function loadLocalProvider(sources: readonly LocalSearchSource[], base: string): Promise<SearchProvider> {
  const { createLocalProvider } = await import('@quire/search/local');
  return createLocalProvider({
    sources: sources.map(({ href, ...source }) => ({ ...source, entryUrl: href })),
    urlPrefix: base.slice(0, -1),
  });
}

async function createHostedEngine(settings: HostedSearchView, base: string): Promise<SearchEngine> {
  const { createFallbackProvider, createHostedProvider, MissingOptionError } = await import('@quire/search/hosted');
  const { appId, apiKey, hosts, insights, sources } = settings;
  try {
    const hosted = createHostedProvider({ appId, apiKey, insights, ...(hosts && { hosts }) });
    const provider = sources
      ? createFallbackProvider({ provider: hosted, loadFallback: () => loadLocalProvider(sources, base), onFailure })
      : hosted;
    return { kind: 'ready', provider, insights: hosted.insights };
  } catch (error) {
    if (error instanceof MissingOptionError) return { kind: 'unusable', message: error.message };
    throw error;
  }
}

function onFailure(error: unknown): void {
  console.warn('Quire: the hosted search failed, so the site’s own records answer.', error);
}
