/** Owns making the search of several locales and versions in two threads at once, as documents are rendered. */
import { setImmediate } from 'node:timers/promises';
import type { SideThread } from '../workers/side-thread.ts';
import type { SearchOutput, SearchRoot } from './emit-search-root.ts';
import type { SearchWorkers } from './local-search.ts';

export interface SearchTask {
  kind: 'emit-search';
  root: SearchRoot;
}

/** What comes while the search of another root is made here is made in the thread. */
export function createThreadedSearch(
  { emitSearchRoot: emitHere }: SearchWorkers,
  thread: SideThread<SearchTask>,
): SearchWorkers {
  let isBusyHere = false;
  let isBusyThere = false;

  async function emitThere(root: SearchRoot): Promise<SearchOutput[]> {
    isBusyThere = true;
    try {
      return await thread.call<SearchOutput[]>({ kind: 'emit-search', root });
    } catch {
      // It may have ended, and what fails there fails here again.
      return emitHere(root);
    } finally {
      isBusyThere = false;
    }
  }

  return {
    concurrency: 2,
    async emitSearchRoot(root) {
      if (isBusyHere && !isBusyThere) return emitThere(root);
      isBusyHere = true;
      // What comes next is handed over before: all that is made here is made without a pause.
      await setImmediate();
      try {
        return await emitHere(root);
      } finally {
        isBusyHere = false;
      }
    },
  };
}
