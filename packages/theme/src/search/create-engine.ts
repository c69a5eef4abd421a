import type { HostedSearchView, LocalSearchSource, PageView } from '@quire/client/contract';
import type { SearchProvider } from '@quire/search';
import { createLocalProvider } from '@quire/search/local';
import type { SearchEngine } from './search-engine.ts';

/** The search engine of this site: its own index, or a service with the index as fallback. */
export async function createEngine({ search: settings, base }: PageView['site']): Promise<SearchEngine> {
  if (!settings) throw new Error('The site has no search.');
  if (settings.provider !== 'local') return createHostedEngine(settings, base);
  return { kind: 'ready', provider: createOwnProvider(settings.sources, base), insights: undefined };
}

function createOwnProvider(sources: readonly LocalSearchSource[], base: string): SearchProvider {
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
    const loadFallback = async () => createOwnProvider(sources ?? [], base);
    const provider = sources ? createFallbackProvider({ provider: hosted, loadFallback, onFailure }) : hosted;
    return { kind: 'ready', provider, insights: hosted.insights };
  } catch (error) {
    if (error instanceof MissingOptionError) return { kind: 'unusable', message: error.message };
    throw error;
  }
}

function onFailure(error: unknown): void {
  console.warn('Quire: the hosted search failed, so the site’s own index is used.', error);
}
