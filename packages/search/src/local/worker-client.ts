/** The page's side of the worker protocol: numbers calls and matches responses. */
import type { AbortSignalLike, SearchResult } from '../core/types.ts';
import type { FromWorker, SearchCall, ToWorker } from '../worker/protocol.ts';
import { type SearchClient, untilAborted } from './search-client.ts';

/** The part of `Worker` that is used. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { data: FromWorker }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

/** The worker could not start, or died. */
export class WorkerFailure extends Error {
  override name = 'WorkerFailure';
}

interface Waiting {
  resolve(results: SearchResult[]): void;
  reject(error: Error): void;
}

export function createWorkerClient(worker: WorkerLike): SearchClient {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let hasFailed = false;

  worker.addEventListener('message', ({ data }) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) call?.reject(new Error(data.error));
    else call?.resolve(data.results);
  });
  worker.addEventListener('error', () => {
    hasFailed = true;
    worker.terminate();
    for (const call of waiting.values()) call.reject(new WorkerFailure('The search worker failed.'));
    waiting.clear();
  });

  function post(call: SearchCall, id: number): Promise<SearchResult[]> {
    if (hasFailed) return Promise.reject(new WorkerFailure('The search worker failed.'));
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, call });
    });
  }
  return {
    call(call: SearchCall, signal?: AbortSignalLike) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      const id = ++lastId;
      return untilAborted(post(call, id), signal, () => {
        waiting.delete(id);
        worker.postMessage({ id, cancel: true });
      });
    },
  };
}
