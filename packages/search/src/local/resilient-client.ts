/** Switches to the main thread if no worker starts, or once it has failed. */
import type { SearchCall } from '../worker/protocol.ts';
import type { SearchClient } from './search-client.ts';
import { createWorkerClient, WorkerFailure, type WorkerLike } from './worker-client.ts';

export interface ResilientOptions {
  /** May throw. */
  createWorker(): WorkerLike;
  loadFallback(): Promise<SearchClient>;
}

/** Starts the worker at the first call. */
export function createResilientClient({ createWorker, loadFallback }: ResilientOptions): SearchClient {
  let client: Promise<SearchClient> | undefined;

  function start(): Promise<SearchClient> {
    try {
      return Promise.resolve(createWorkerClient(createWorker()));
    } catch {
      return loadFallback();
    }
  }
  return {
    async call(call: SearchCall, signal) {
      client ??= start();
      const asked = client;
      try {
        return await (await asked).call(call, signal);
      } catch (error) {
        if (!(error instanceof WorkerFailure)) throw error;
        if (client === asked) client = loadFallback();
        return (await client).call(call, signal);
      }
    },
  };
}
