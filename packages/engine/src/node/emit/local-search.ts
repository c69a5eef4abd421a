/** Owns making the search in the thread that asks. */
import type { SearchOutput, SearchRoot } from './emit-search-root.ts';

/** Where the search of a locale and version is made. */
export interface SearchWorkers {
  /** @throws DamagedCacheError */
  emitSearchRoot(root: SearchRoot): Promise<SearchOutput[]>;
  /** How many of them keep all of it busy. */
  readonly concurrency: number;
}

export const LOCAL_SEARCH: SearchWorkers = {
  async emitSearchRoot(root) {
    const { emitSearchRoot } = await loadSearch();
    return emitSearchRoot(root);
  },
  concurrency: 1,
};

/** The vocabularies are large: a build that makes no search does without them. */
export function loadSearch() {
  return import('./emit-search-root.ts');
}
