/** The hosted provider: speaks Algolia's protocol, to Algolia's hosts or compatible ones. */
import type { SearchProvider, SearchResults } from '../core/types.ts';
import { DeserializationError, MissingOptionError } from './errors.ts';
import { createHostStates, findStorage, type HostStorage } from './host-states.ts';
import { createHosts } from './hosts.ts';
import { createInsights, type Insights } from './insights.ts';
import { createTransport, type Transport } from './transport.ts';

export interface HostedOptions {
  appId: string;
  apiKey: string;
  /** URLs of other hosts, without a path, asked in this order. */
  hosts?: readonly string[];
  /** Sends the host which hits readers see and choose. Off by default. */
  insights?: boolean;
}

export interface HostedProvider extends SearchProvider {
  search(request: Parameters<SearchProvider['search']>[0], options?: { signal?: AbortSignal }): Promise<SearchResults>;
  /** Undefined if insights are off. */
  insights: Insights | undefined;
}

const QUERIES_PATH = '/1/indexes/*/queries';

/** Throws MissingOptionError if the application id or the key is missing. */
export function createHostedProvider(options: HostedOptions): HostedProvider {
  const transport = createHostedTransport(options, findStorage());
  const insights = options.insights ? createInsights(options) : undefined;
  return {
    insights,
    async search({ requests }, { signal } = {}) {
      const body = { requests: requests.map((request) => ({ ...request, clickAnalytics: insights !== undefined })) };
      const answer = await transport.request({ kind: 'read', method: 'POST', path: QUERIES_PATH, body }, signal);
      return parseResults(answer, requests.length);
    },
  };
}

/** Uploads use it too, without a storage. */
export function createHostedTransport(
  { appId, apiKey, hosts }: Pick<HostedOptions, 'appId' | 'apiKey' | 'hosts'>,
  storage: HostStorage | undefined,
): Transport {
  if (appId.trim() === '') throw new MissingOptionError('appId');
  if (apiKey.trim() === '') throw new MissingOptionError('apiKey');
  const known = hosts ? { read: hosts, write: hosts } : createHosts(appId);
  return createTransport({ appId, apiKey, hosts: known, states: createHostStates(appId, storage) });
}

/** A host that answers 200 without a result for each request has failed too. */
function parseResults(answer: unknown, count: number): SearchResults {
  if (isResults(answer) && answer.results.length === count) return answer;
  throw new DeserializationError(JSON.stringify(answer), new TypeError('`results` with `hits` is missing.'));
}

function isResults(answer: unknown): answer is SearchResults {
  if (typeof answer !== 'object' || answer === null || !('results' in answer) || !Array.isArray(answer.results))
    return false;
  return answer.results.every(
    (result: unknown) =>
      typeof result === 'object' && result !== null && 'hits' in result && Array.isArray(result.hits),
  );
}
