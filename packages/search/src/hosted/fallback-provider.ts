/** Answers with another provider if the hosts fail, usually the local one. */
import type { SearchProvider } from '../core/types.ts';
import { HOST_AVOIDANCE_MS } from './constants.ts';
import { RetryError } from './errors.ts';

export interface FallbackOptions {
  provider: SearchProvider;
  /** Called at the first failure, and again at the next one if it rejects. */
  loadFallback: () => Promise<SearchProvider>;
  /** Called with each error that the fallback covers. */
  onFailure?: (error: unknown) => void;
}

/** Rejects with the provider's own error if the fallback fails too. */
export function createFallbackProvider({ provider, loadFallback, onFailure }: FallbackOptions): SearchProvider {
  let fallback: Promise<SearchProvider> | undefined;
  /** After all hosts failed, the next keystrokes do not wait for them again. */
  let failure: { error: RetryError; until: number } | undefined;

  const ask: SearchProvider['search'] = async (...call) => {
    if (failure && Date.now() < failure.until) throw failure.error;
    try {
      return await provider.search(...call);
    } catch (error) {
      if (error instanceof RetryError) failure = { error, until: Date.now() + HOST_AVOIDANCE_MS };
      throw error;
    }
  };
  const askFallback = async (error: unknown, ...call: Parameters<SearchProvider['search']>) => {
    fallback ??= loadFallback();
    const loading = fallback;
    const loaded = await loading.catch((reason: unknown) => {
      if (fallback === loading) fallback = undefined;
      throw reason;
    });
    return { ...(await loaded.search(...call)), fallbackFor: error };
  };
  return {
    ...(provider.load && { load: provider.load }),
    async search(request, call = {}) {
      try {
        return await ask(request, call);
      } catch (error) {
        if (call.signal?.aborted) throw error;
        onFailure?.(error);
        return askFallback(error, request, call).catch((reason: unknown) => {
          throw call.signal?.aborted ? reason : error;
        });
      }
    },
  };
}
