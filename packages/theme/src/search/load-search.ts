/** Owns the loading of what search needs: the dialog's code, the provider, and through it the records. */

import type { HostedSearchView, LocalSearchView, SearchView } from '@quire/engine/shared';
import type { SearchProvider } from '@quire/search';
import type { Insights } from '@quire/search/hosted';
import type { SearchDialog } from './search-dialog.tsx';

/** What finds hits; or why nothing can, in words for the site's author. (SPEC.md 5) */
export type SearchEngine =
  | { kind: 'ready'; provider: SearchProvider; insights: Insights | undefined }
  | { kind: 'unusable'; message: string };

export interface LoadedSearch {
  Dialog: typeof SearchDialog;
  engine: SearchEngine;
}

export interface WantedSearch {
  settings: SearchView;
  /** Begins and ends with `/`. */
  base: string;
  lang: string;
}

export interface SearchLoader {
  /** At the reader's first intent. A failure is no news until the reader wants to search. */
  warmUp(wanted: WantedSearch): void;
  /** What failed is tried anew the next time. */
  load(wanted: WantedSearch): Promise<LoadedSearch>;
}

export function createSearchLoader(): SearchLoader {
  let loading: Promise<LoadedSearch> | undefined;

  async function load(wanted: WantedSearch): Promise<LoadedSearch> {
    loading ??= loadParts(wanted);
    try {
      const loaded = await loading;
      if (loaded.engine.kind === 'ready') loadRecords(loaded.engine.provider, wanted.lang);
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  return { load, warmUp: (wanted) => void load(wanted).catch(() => undefined) };
}

/** The first query tells of a failure, and tries again. */
function loadRecords(provider: SearchProvider, lang: string): void {
  provider.load?.({ lang, version: '' }).catch(() => undefined);
}

async function loadParts({ settings, base }: WantedSearch): Promise<LoadedSearch> {
  const [{ SearchDialog: Dialog }, engine] = await Promise.all([
    import('./search-dialog.tsx'),
    settings.provider === 'local' ? createLocalEngine(settings, base) : createHostedEngine(settings),
  ]);
  return { Dialog, engine };
}

async function createLocalEngine({ sources }: LocalSearchView, base: string): Promise<SearchEngine> {
  const { createLocalProvider } = await import('@quire/search/local');
  const provider = createLocalProvider({
    sources: sources.map(({ lang, version, href, kind = 'whole' }) => ({ lang, version, kind, entryUrl: href })),
    urlPrefix: base.slice(0, -1),
  });
  return { kind: 'ready', provider, insights: undefined };
}

async function createHostedEngine(settings: HostedSearchView): Promise<SearchEngine> {
  const { createHostedProvider, MissingOptionError } = await import('@quire/search/hosted');
  const { appId, apiKey, hosts, insights } = settings;
  try {
    const provider = createHostedProvider({ appId, apiKey, insights, ...(hosts && { hosts }) });
    return { kind: 'ready', provider, insights: provider.insights };
  } catch (error) {
    if (error instanceof MissingOptionError) return { kind: 'unusable', message: error.message };
    throw error;
  }
}
