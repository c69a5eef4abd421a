/** The shapes that both providers speak: Algolia's request body and its result. */

export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
export type HitType = Exclude<HierarchyLevel, 'lvl0'> | 'content';
export type Hierarchy = Record<HierarchyLevel, string | null>;

/** `["lang:en"]`, or alternatives in an inner list, or one condition alone. */
export type FacetFilters = string | ReadonlyArray<string | readonly string[]>;

export interface SearchRequest {
  indexName: string;
  query?: string;
  /** 20 where absent. */
  hitsPerPage?: number;
  /** Counts from 0. */
  page?: number;
  attributesToRetrieve?: readonly string[];
  /** `hierarchy.lvl1:10`: the attribute and its number of words. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  clickAnalytics?: boolean;
  facetFilters?: FacetFilters;
}

export type MatchLevel = 'none' | 'partial' | 'full';

export interface Highlight {
  /** Escaped text, with the asked tags around what was found. */
  value: string;
  matchLevel: MatchLevel;
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

export interface Snippet {
  value: string;
  matchLevel: MatchLevel;
}

export interface SearchHit {
  objectID: string;
  /** Without base. */
  url: string;
  type: HitType;
  hierarchy: Hierarchy;
  content: string | null;
  /** The content was not wanted, and is missing for that reason. */
  isPartial?: true;
  lang?: string;
  version?: string;
  _highlightResult: { hierarchy: Partial<Record<HierarchyLevel, Highlight>>; content?: Highlight };
  _snippetResult: { hierarchy: Partial<Record<HierarchyLevel, Snippet>>; content?: Snippet };
}

export interface SearchResult {
  index: string;
  query: string;
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  processingTimeMS: number;
  /** The request as a query string; empty from the local engine. */
  params: string;
  exhaustiveNbHits: boolean;
  /** The words of the query where no page has all of them; those that the best page lacks in `<em>`. */
  queryAfterRemoval?: string;
  queryID?: string;
}

export interface SearchRequests {
  requests: readonly SearchRequest[];
}

export interface SearchResults {
  results: SearchResult[];
  /** They are another provider's, because the asked one failed with this. */
  fallbackFor?: unknown;
}

export interface LoadContext {
  lang: string;
  /** Empty where the site has no versions. */
  version: string;
  signal?: AbortSignalLike;
}

/** What of an `AbortSignal` is needed; the platform's own fits. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface SearchOptions {
  signal?: AbortSignalLike | undefined;
  /** So many of the first hits are wanted with their content: further ones may come without, where it would have to be fetched. */
  contents?: number | undefined;
}

/** Finds records. Every provider takes Algolia's request body and answers in its result shape. */
export interface SearchProvider {
  /** Warms up on the reader's first intent to search. */
  load?(context: LoadContext): Promise<void>;
  /** Rejects with the signal's reason once it is aborted. */
  search(request: SearchRequests, options?: SearchOptions): Promise<SearchResults>;
}
