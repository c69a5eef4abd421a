import { getVersion, type PageView } from '@quire/client/contract';
import type { mountSearch } from './mount-search.tsx';
import type { SearchEngine } from './search-engine.ts';

export interface LoadedSearch {
  mount: typeof mountSearch;
  engine: SearchEngine;
  /** The view of the current page. */
  view: PageView;
}

export interface SearchLoader {
  /** Preloads at the first sign of use. Failures are reported only when the reader opens the search. */
  warmUp(): void;
  /** Loads again after a failure. */
  load(): Promise<LoadedSearch>;
  /** The next call of `load` loads again. */
  forget(): void;
}

/** Loads what search needs, once per visit: the search engine with its index, and the code of the dialog. */
export function createSearchLoader(loadView: () => Promise<PageView>): SearchLoader {
  let creating: Promise<SearchEngine> | undefined;
  const forget = () => {
    creating = undefined;
  };
  async function load(): Promise<LoadedSearch> {
    const loadingView = loadView();
    creating ??= loadEngine(loadingView);
    try {
      const [engine, view, { mountSearch }] = await Promise.all([
        startEngine(creating, loadingView),
        loadingView,
        import('./mount-search.tsx'),
      ]);
      return { mount: mountSearch, engine, view };
    } catch (error) {
      forget();
      throw error;
    }
  }
  return { load, warmUp: () => void load().catch(() => undefined), forget };
}

async function loadEngine(loadingView: Promise<PageView>): Promise<SearchEngine> {
  const [{ createEngine }, { site }] = await Promise.all([import('./create-engine.ts'), loadingView]);
  return createEngine(site);
}

/** Preloads the index of the page's language and version. If that fails, the first query reports it, and tries again. */
async function startEngine(creating: Promise<SearchEngine>, loadingView: Promise<PageView>): Promise<SearchEngine> {
  const [engine, view] = await Promise.all([creating, loadingView]);
  const { lang } = view.locale;
  if (engine.kind === 'ready') engine.provider.load?.({ lang, version: getVersion(view) }).catch(() => undefined);
  return engine;
}
