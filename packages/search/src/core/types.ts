/** Algolia's request body and result, which all providers use. */

export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
export type HitType = Exclude<HierarchyLevel, 'lvl0'> | 'content';
export type Hierarchy = Record<HierarchyLevel, string | null>;

/** `["lang:en"]`, or alternatives in an inner list, or one condition alone. */
export type FacetFilters = string | ReadonlyArray<string | readonly string[]>;

export interface SearchRequest {
  indexName: string;
  query?: string;
  /** 20 by default. */
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
  /** Escaped text, with the request's tags around matches. */
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
  /** The content is missing because it was not requested. */
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
  /** The words of the query if no page has all of them, with those in `<em>` that the best page lacks. */
  queryAfterRemoval?: string;
  queryID?: string;
}

export interface SearchRequests {
  requests: readonly SearchRequest[];
}

export interface SearchResults {
  results: SearchResult[];
  /** Set if the results come from a fallback: the error of the original provider. */
  fallbackFor?: unknown;
}

export interface LoadContext {
  lang: string;
  /** Empty if the site has no versions. */
  version: string;
  signal?: AbortSignalLike;
}

/** The part of `AbortSignal` that is used. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface SearchOptions {
  signal?: AbortSignalLike | undefined;
  /** How many hits need their content; further ones may come without it, if it would have to be fetched. */
  contents?: number | undefined;
}

/** Takes Algolia's request body and answers in its result shape. */
export interface SearchProvider {
  /** Called at the first sign that the reader is about to search. */
  load?(context: LoadContext): Promise<void>;
  /** Rejects with the signal's reason once it is aborted. */
  search(request: SearchRequests, options?: SearchOptions): Promise<SearchResults>;
}
