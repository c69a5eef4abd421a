/** The public types and constants, and the engine, which depends on neither the browser nor Node. */
export { HITS_PER_PAGE, SNIPPET_WORDS } from './constants.ts';
export { createEngine, type EngineOptions, type SearchEngine } from './engine.ts';
export type { IndexedSection } from './index/search-index.ts';
export { type OpenIndexOptions, openIndex } from './open-index.ts';
export { parseSearchData, type SearchData } from './records/search-data.ts';
export { getSearchEntry, SEARCH_FOLDER } from './search-entry.ts';
export type {
  AbortSignalLike,
  FacetFilters,
  Hierarchy,
  HierarchyLevel,
  Highlight,
  HitType,
  LoadContext,
  MatchLevel,
  SearchHit,
  SearchOptions,
  SearchProvider,
  SearchRequest,
  SearchRequests,
  SearchResult,
  SearchResults,
  Snippet,
} from './types.ts';
