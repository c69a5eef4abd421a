/** Runs the engine on the main thread, in slices, for pages where no worker starts. */
import { createOpener } from '../core/open-any.ts';
import { createSearchService, type SearchService } from '../core/service.ts';
import { fetchText } from '../worker/fetch-text.ts';
import { type SearchClient, untilAborted } from './search-client.ts';

/** Work between two pauses, well below the 50 ms of a long task. */
const SLICE_MS = 10;

export function createMainThreadClient(
  service: SearchService = createSearchService({ fetchText, open: createOpener(createPause()) }),
): SearchClient {
  return {
    call(call, signal) {
      const { source, requests, contents } = call;
      return untilAborted(service.search(source, requests, { signal, contents }), signal);
    },
  };
}

function createPause(): () => Promise<void> | undefined {
  let sliceStart = performance.now();
  return () => {
    if (performance.now() - sliceStart < SLICE_MS) return undefined;
    return new Promise((resolve) => {
      setTimeout(() => {
        sliceStart = performance.now();
        resolve();
      });
    });
  };
}
