/** The hosted provider: speaks Algolia's protocol, to Algolia's hosts or compatible ones. */
import type { SearchProvider, SearchResults } from '../core/types.ts';
import { type Clock, systemClock } from './clock.ts';
import { DeserializationError, MissingOptionError } from './errors.ts';
import { createHostStates, findStorage, type HostStorage } from './host-states.ts';
import { createHosts, type Hosts } from './hosts.ts';
import { createInsights, type Insights } from './insights.ts';
import { createTransport, type Transport } from './transport.ts';

export interface HostedOptions {
  appId: string;
  apiKey: string;
  /** URLs of other hosts, without a path, asked in this order. */
  hosts?: readonly string[];
  /** Sends the host which hits readers see and choose. Off by default. */
  insights?: boolean;
  /** Where `insights` events go. */
  insightsHost?: string;
  /** Replaceable for tests. */
  environment?: Partial<Environment>;
}

export interface Environment {
  fetch: typeof fetch;
  clock: Clock;
  /** 0 to 1. */
  random: () => number;
  storage: HostStorage | undefined;
}

export interface HostedProvider extends SearchProvider {
  search(request: Parameters<SearchProvider['search']>[0], options?: { signal?: AbortSignal }): Promise<SearchResults>;
  /** Undefined if insights are off. */
  insights: Insights | undefined;
}

const QUERIES_PATH = '/1/indexes/*/queries';
const INSIGHTS_HOST = 'https://insights.algolia.io';

/** Throws MissingOptionError if the application id or the key is missing. */
export function createHostedProvider(options: HostedOptions): HostedProvider {
  const environment = createEnvironment(options.environment);
  const transport = createHostedTransport(options, environment);
  const insights = options.insights ? createProviderInsights(options, environment) : undefined;
  return {
    insights,
    async search({ requests }, { signal } = {}) {
      const body = { requests: requests.map((request) => ({ ...request, clickAnalytics: insights !== undefined })) };
      const answer = await transport.request({ kind: 'read', method: 'POST', path: QUERIES_PATH, body }, signal);
      return parseResults(answer, requests.length);
    },
  };
}

/** Uploads use it too. */
export function createHostedTransport(
  options: Pick<HostedOptions, 'appId' | 'apiKey' | 'hosts'>,
  environment: Environment,
): Transport {
  const { appId, apiKey } = options;
  if (appId.trim() === '') throw new MissingOptionError('appId');
  if (apiKey.trim() === '') throw new MissingOptionError('apiKey');
  const { fetch, clock, storage } = environment;
  const states = createHostStates({ appId, storage });
  return createTransport({ appId, apiKey, hosts: resolveHosts(options, environment), states, fetch, clock });
}

export function createEnvironment(given: Partial<Environment> = {}): Environment {
  return {
    fetch: (...request) => fetch(...request),
    clock: systemClock,
    random: Math.random,
    storage: findStorage(),
    ...given,
  };
}

function resolveHosts({ appId, hosts }: Pick<HostedOptions, 'appId' | 'hosts'>, { random }: Environment): Hosts {
  return hosts ? { read: hosts, write: hosts } : createHosts(appId, random);
}

function createProviderInsights(
  { appId, apiKey, insightsHost }: HostedOptions,
  { fetch, clock, random }: Environment,
): Insights {
  const userToken = `anonymous-${Math.floor(random() * 2 ** 48).toString(36)}`;
  return createInsights({ appId, apiKey, host: insightsHost ?? INSIGHTS_HOST, fetch, clock, userToken });
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
