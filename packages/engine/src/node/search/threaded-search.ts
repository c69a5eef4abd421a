/** Owns emitting a part of the search in the thread beside a build. */
import { type SideThread, ThreadEndedError } from '../workers/side-thread.ts';
import type { EmitRootThere, SearchRoot } from './search-root.ts';

export interface SearchTask {
  kind: 'emit-search';
  root: SearchRoot;
}

export function createThreadedEmitter(thread: SideThread<SearchTask>): EmitRootThere {
  return async (root) => {
    try {
      return await thread.call({ kind: 'emit-search', root });
    } catch (error) {
      if (!(error instanceof ThreadEndedError)) throw error;
      const { emitSearchRoot } = await import('./search-root.ts');
      return emitSearchRoot(root);
    }
  };
}
