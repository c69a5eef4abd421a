/**
 * A worked example of a provider: a Typesense collection that holds the records of `createDocSearchRecords`.
 * The collection has nested fields (`enable_nested_fields: true`), with `lang` and `type` as facets.
 */
import type { Hierarchy, Highlight, SearchHit, SearchProvider, SearchRequest, SearchResult } from '@quire/search';

export interface TypesenseOptions {
  /** `https://search.example.com` */
  host: string;
  /** A key that may search, and nothing else. */
  apiKey: string;
  collection: string;
}

/** The part of Typesense's response that is used. */
interface TypesenseResult {
  found: number;
  search_time_ms: number;
  hits: TypesenseHit[];
}

interface TypesenseHit {
  document: Pick<SearchHit, 'objectID' | 'url' | 'type' | 'hierarchy' | 'content'>;
  highlight: { hierarchy?: Partial<Record<keyof Hierarchy, Found>>; content?: Found };
}

/** The marked text, and a snippet of it. */
interface Found {
  value?: string;
  snippet: string;
  matched_tokens: string[];
}

const HITS_PER_PAGE = 20;
const FIELDS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`).concat('content');
const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);
/** Typesense does not escape its highlights: it marks with private-use characters, which are replaced after escaping. */
const START = '\uE000';
const END = '\uE001';

export function createTypesenseProvider({ host, apiKey, collection }: TypesenseOptions): SearchProvider {
  return {
    async search({ requests }, { signal } = {}) {
      const controller = new AbortController();
      signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
      if (signal?.aborted) controller.abort(signal.reason);
      const response = await fetch(`${host}/multi_search`, {
        method: 'POST',
        signal: controller.signal,
        headers: { 'content-type': 'application/json', 'x-typesense-api-key': apiKey },
        body: JSON.stringify({ searches: requests.map((request) => toSearch(request, collection)) }),
      });
      if (!response.ok) throw new Error(`Typesense answered with status ${response.status}.`);
      const { results } = (await response.json()) as { results: Array<TypesenseResult | { error: string }> };
      return { results: requests.map((request, at) => toResult(results[at], request)) };
    },
  };
}

function toSearch(
  { query = '', hitsPerPage = HITS_PER_PAGE, page = 0, facetFilters }: SearchRequest,
  collection: string,
) {
  const filters = typeof facetFilters === 'string' ? [facetFilters] : (facetFilters ?? []).flat();
  return {
    collection,
    q: query,
    query_by: FIELDS.join(','),
    per_page: hitsPerPage,
    page: page + 1,
    filter_by: filters.map((filter) => filter.replace(':', ':=')).join(' && '),
    highlight_full_fields: FIELDS.join(','),
    highlight_start_tag: START,
    highlight_end_tag: END,
  };
}

/** Each search of a multi-search can fail on its own. */
function toResult(result: TypesenseResult | { error: string } | undefined, request: SearchRequest): SearchResult {
  if (!result || 'error' in result) throw new Error(`Typesense refused a search: ${result?.error ?? 'no answer'}`);
  const { indexName, query = '', hitsPerPage = HITS_PER_PAGE, page = 0 } = request;
  return {
    index: indexName,
    query,
    hits: result.hits.map((hit) => toHit(hit, request)),
    nbHits: result.found,
    page,
    hitsPerPage,
    nbPages: Math.ceil(result.found / hitsPerPage),
    processingTimeMS: result.search_time_ms,
    params: '',
    exhaustiveNbHits: true,
  };
}

function toHit({ document, highlight }: TypesenseHit, request: SearchRequest): SearchHit {
  const { hierarchy, content } = document;
  const levels = Object.keys(hierarchy) as Array<keyof Hierarchy>;
  const mark = (part: 'value' | 'snippet') => {
    const marked = levels.flatMap((level) => {
      const text = hierarchy[level];
      return text === null ? [] : [[level, toHighlight(text, highlight.hierarchy?.[level], { part, request })]];
    });
    return {
      hierarchy: Object.fromEntries(marked) as Partial<Record<keyof Hierarchy, Highlight>>,
      ...(content !== null && { content: toHighlight(content, highlight.content, { part, request }) }),
    };
  };
  const { objectID, url, type } = document;
  return { objectID, url, type, hierarchy, content, _highlightResult: mark('value'), _snippetResult: mark('snippet') };
}

function toHighlight(
  text: string,
  found: Found | undefined,
  { part, request }: { part: 'value' | 'snippet'; request: SearchRequest },
): Highlight {
  const { highlightPreTag = '<mark>', highlightPostTag = '</mark>' } = request;
  const escaped = (found?.[part] ?? text).replace(/[&<>"']/g, (character) => ESCAPES.get(character) ?? '');
  const value = escaped.replaceAll(START, () => highlightPreTag).replaceAll(END, () => highlightPostTag);
  const matchedWords = found?.matched_tokens ?? [];
  return { value, matchedWords, matchLevel: matchedWords.length > 0 ? 'full' : 'none' };
}
