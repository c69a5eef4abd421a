/** The interface to the engine, in a worker or on the main thread. */
import type { AbortSignalLike, SearchResult } from '../core/types.ts';
import type { SearchCall } from '../worker/protocol.ts';

export interface SearchClient {
  /** Rejects with the signal's reason once it is aborted. */
  call(call: SearchCall, signal?: AbortSignalLike): Promise<SearchResult[]>;
}

/** Rejects with the signal's reason as soon as it is aborted, even if the work continues. */
export function untilAborted<T>(
  work: Promise<T>,
  signal: AbortSignalLike | undefined,
  onAbort: () => void = () => undefined,
): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => {
      onAbort();
      reject(signal.reason);
    };
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
