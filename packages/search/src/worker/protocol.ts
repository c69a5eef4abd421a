/** The messages between the page and its search worker. Every call has an id, which its response repeats. */
import type { SearchSource } from '../core/service.ts';
import type { SearchRequest, SearchResult } from '../core/types.ts';

/** Without requests, it only loads the records. */
export interface SearchCall {
  source: SearchSource;
  requests: readonly SearchRequest[];
  contents?: number | undefined;
}

/** A canceled call gets no response. */
export type ToWorker = { id: number; call: SearchCall } | { id: number; cancel: true };

export type FromWorker = { id: number } & Answer;

export type Answer = { results: SearchResult[] } | { error: string };
