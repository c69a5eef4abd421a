/** How search data is opened. Each worker bundles the opener of its own kind only. */
import type { AnswerOptions, AnswerRequest } from './engine.ts';
import type { SearchIndex } from './index/search-index.ts';
import type { SearchData } from './records/search-data.ts';
import type { FetchFile } from './shards/loader.ts';
import type { SearchRequest, SearchResult } from './types.ts';

export interface OpenOptions {
  fetchFile: FetchFile;
  openIndex(index: SearchIndex): Ask;
}

/** Answers requests in order. */
export type Ask = (requests: readonly SearchRequest[], options: AnswerOptions) => Promise<SearchResult[]>;

/** Rejects if the data is of the other kind, which only a newer build can cause. */
export type OpenSearch = (data: SearchData, options: OpenOptions) => Promise<Ask>;

export function answerAll(answer: AnswerRequest): Ask {
  return (requests, options) => Promise.all(requests.map((request) => answer(request, options)));
}
