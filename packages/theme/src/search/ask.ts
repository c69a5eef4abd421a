/** Sends queries to the provider, and returns what to show, also after failures. */
import { HITS_PER_PAGE, type SearchProvider, type SearchRequest, type SearchResult } from '@quire/search';
import { type Failure, parseFailure } from './failure.ts';
import { groupHits, type HitGroup } from './group-hits.ts';
import { type MatchedHit, parseMatchedHit } from './hit.ts';
import { MARK_AFTER, MARK_BEFORE, type MarkedText, parseMarkedText } from './marked-text.ts';
import { listAttempts, pickSuggestions } from './suggestions.ts';

/** `hostFailure`: why the search service failed, so that the site's own index answered. */
export type Answer =
  | {
      kind: 'hits';
      query: string;
      groups: HitGroup[];
      count: number;
      queryID: string | undefined;
      /** Set if no page has all words: the query with the words that the best page lacks emphasized. */
      asked?: MarkedText;
      hostFailure: Failure | undefined;
    }
  | { kind: 'none'; query: string; suggestions: string[]; hostFailure: Failure | undefined }
  | { kind: 'failed'; query: string; failure: Failure };

export interface AskOptions {
  provider: SearchProvider;
  indexName: string;
  lang: string;
  /** Empty on a site without versions. */
  version: string;
  /** The number of words of a snippet; a function, because the screen may change. */
  getSnippetWords: () => number;
}

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const RETRIEVED = ['hierarchy.lvl0', ...LEVELS.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'];

/** @param contents this many of the first hits always come with their content */
export type Ask = (query: string, contents: number) => Promise<Answer>;

/** One query at a time: a new one aborts the previous one, whose promise then never settles. */
export function createAsker(options: AskOptions): Ask {
  let running = new AbortController();
  return async (query, contents) => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const answer = await ask(query, options, { signal, contents }).catch((error: unknown): Answer => {
      if (!signal.aborted) console.warn('Quire: the search failed.', error);
      return { kind: 'failed', query, failure: parseFailure(error) };
    });
    return signal.aborted ? new Promise(() => undefined) : answer;
  };
}

interface Wish {
  signal: AbortSignal;
  contents: number;
}

async function ask(query: string, options: AskOptions, wish: Wish): Promise<Answer> {
  const request = createRequest(query, options);
  const { results, fallbackFor } = await options.provider.search({ requests: [request] }, wish);
  const hostFailure = fallbackFor === undefined ? undefined : parseFailure(fallbackFor);
  const hits = parseHits(results[0]);
  if (hits.length === 0) return { kind: 'none', query, suggestions: await suggest(query, options, wish), hostFailure };
  const asked = parseAsked(results[0]?.queryAfterRemoval);
  const { queryID } = results[0] ?? {};
  return {
    kind: 'hits',
    query,
    groups: groupHits(hits),
    count: hits.length,
    queryID,
    ...(asked && { asked }),
    hostFailure,
  };
}

/** Suggestions after an empty result. Their failures are not reported. */
async function suggest(query: string, options: AskOptions, wish: Wish): Promise<string[]> {
  const attempts = listAttempts(query);
  if (attempts.length === 0) return [];
  const requests = attempts.map((attempt) => ({ ...createRequest(attempt.query, options), hitsPerPage: 3 }));
  const { results } = await options.provider.search({ requests }, wish).catch(() => ({ results: [] }));
  return pickSuggestions(query, attempts, results.map(parseHits));
}

/** The words that were left out are emphasized. */
function parseAsked(value: unknown): MarkedText | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  return parseMarkedText(value.replaceAll('<em>', MARK_BEFORE).replaceAll('</em>', MARK_AFTER));
}

function createRequest(query: string, { indexName, lang, version, getSnippetWords }: AskOptions): SearchRequest {
  const words = getSnippetWords();
  return {
    indexName,
    query,
    hitsPerPage: HITS_PER_PAGE,
    attributesToRetrieve: RETRIEVED,
    attributesToSnippet: [...LEVELS.map((level) => `hierarchy.${level}:${words}`), `content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: MARK_BEFORE,
    highlightPostTag: MARK_AFTER,
    facetFilters: [`lang:${lang}`, ...(version === '' ? [] : [`version:${version}`])],
  };
}

function parseHits(result: SearchResult | undefined): MatchedHit[] {
  return (result?.hits ?? []).flatMap((hit, at) => parseMatchedHit(hit, at + 1) ?? []);
}
