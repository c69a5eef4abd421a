/** Implements `quire search-server`: answers Algolia's multi-index queries with local engines. */
import type { SearchEngine } from '../core/engine.ts';
import { findFacet } from '../core/facet-filters.ts';
import type { FacetFilters, SearchRequest, SearchResult } from '../core/types.ts';

export interface HttpRequest {
  method: string;
  /** With or without its query string. */
  url: string;
  body: string;
}

export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The engines of a site. The first one answers requests without a locale, the first of a locale those without a version. */
export type Engines = readonly { lang: string; version: string; engine: SearchEngine }[];

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  // Browsers call from the site's origin. The answers contain nothing that the site does not publish.
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
};

const REQUESTS_MAX = 50;

export async function handleQueries(engines: Engines, { method, url, body }: HttpRequest): Promise<HttpResponse> {
  if (!/^\/1\/indexes\/(\*|%2A)\/queries$/i.test(url.replace(/\?.*$/, '')))
    return refuse(404, 'This server only answers /1/indexes/*/queries.');
  if (method === 'OPTIONS') return { status: 204, headers: HEADERS, body: '' };
  if (method !== 'POST') return refuse(405, 'Send queries with POST.');
  const requests = parseBody(body);
  if (!requests) return refuse(400, 'The body must be JSON: { "requests": [{ "indexName": …, "query": … }] }.');
  const results = await Promise.all(requests.map((request) => answer(engines, request)));
  return { status: 200, headers: HEADERS, body: JSON.stringify({ results }) };
}

function refuse(status: number, message: string): HttpResponse {
  return { status, headers: HEADERS, body: JSON.stringify({ message, status }) };
}

function answer(engines: Engines, request: SearchRequest): Promise<SearchResult> {
  const [lang, version] = ['lang', 'version'].map((facet) => findFacet(request.facetFilters, facet));
  const ofLang = engines.filter((each) => each.lang === lang);
  const found = ofLang.find((each) => each.version === version) ?? ofLang[0] ?? engines[0];
  if (!found) throw new Error('The search server has no index.');
  return found.engine.answer(request);
}

function parseBody(body: string): SearchRequest[] | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    const requests = isObject(parsed) ? parsed.requests : undefined;
    if (!Array.isArray(requests) || requests.length > REQUESTS_MAX || !requests.every(isObject)) return undefined;
    return requests.map(parseRequest);
  } catch {
    return undefined;
  }
}

/** Depending on the client's age, parameters are in the request itself, in an object, or in a query string. */
function parseRequest(request: Record<string, unknown>): SearchRequest {
  const { params } = request;
  const older =
    typeof params === 'string' ? Object.fromEntries(new Map(parsePairs(params))) : isObject(params) ? params : {};
  const fields = { ...older, ...request };
  const text = (field: string) => (typeof fields[field] === 'string' ? { [field]: fields[field] } : {});
  const count = (field: string, least: number) => {
    const value = Number(fields[field] ?? Number.NaN);
    return Number.isInteger(value) && value >= least ? { [field]: value } : {};
  };
  return {
    indexName: String(fields.indexName ?? ''),
    ...text('query'),
    ...text('highlightPreTag'),
    ...text('highlightPostTag'),
    ...text('snippetEllipsisText'),
    ...count('hitsPerPage', 1),
    ...count('page', 0),
    ...(Array.isArray(fields.attributesToSnippet) && {
      attributesToSnippet: fields.attributesToSnippet.map(String),
    }),
    ...(isFacetFilters(fields.facetFilters) && { facetFilters: fields.facetFilters }),
  };
}

/** Lists in a query string are JSON. */
const LIST_PARAMETERS: ReadonlySet<string> = new Set(['attributesToSnippet', 'facetFilters']);

function parsePairs(params: string): [string, unknown][] {
  return params.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=').map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
    return [name, LIST_PARAMETERS.has(name) && value.startsWith('[') ? JSON.parse(value) : value];
  });
}

function isFacetFilters(value: unknown): value is FacetFilters {
  const isCondition = (item: unknown) => typeof item === 'string';
  return (
    isCondition(value) ||
    (Array.isArray(value) &&
      value.every((item) => isCondition(item) || (Array.isArray(item) && item.every(isCondition))))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
