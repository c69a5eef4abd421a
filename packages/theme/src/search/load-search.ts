import type { PageView } from '@quire/engine/shared';
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

/** Loads what search needs: what answers, with its records, and beside it the dialog's code. One for the visit. */
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

/** Asks for the records of the page's language. If they fail, the first query reports it, and tries again. */
async function startEngine(creating: Promise<SearchEngine>, loadingView: Promise<PageView>): Promise<SearchEngine> {
  const [engine, { locale }] = await Promise.all([creating, loadingView]);
  if (engine.kind === 'ready') engine.provider.load?.({ lang: locale.lang, version: '' }).catch(() => undefined);
  return engine;
}
