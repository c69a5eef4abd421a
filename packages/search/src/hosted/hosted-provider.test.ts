import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { ApiError, DeserializationError, RetryError } from './errors.ts';
import type { HostStorage } from './host-states.ts';
import { createHostedProvider } from './hosted-provider.ts';
import { createHosts } from './hosts.ts';
import { type Behavior, fakeTime, findClosedPort, startHost, type TestHost, timerOf } from './test-hosts.ts';

const started: TestHost[] = [];
beforeEach(fakeTime);
afterEach(async () => {
  rs.useRealTimers();
  rs.unstubAllGlobals();
  rs.restoreAllMocks();
  await Promise.all(started.splice(0).map((host) => host.close()));
});

async function start(behavior: Behavior): Promise<TestHost> {
  const host = await startHost(behavior);
  started.push(host);
  return host;
}

function memoryStorage(): HostStorage & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return { items, getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

function open(hosts: readonly (TestHost | string)[], storage?: HostStorage) {
  rs.stubGlobal('localStorage', storage);
  const urls = hosts.map((host) => (typeof host === 'string' ? host : host.url));
  return createHostedProvider({ appId: 'APP', apiKey: 'KEY', hosts: urls });
}

const request = { requests: [{ indexName: 'site', query: 'dts', hitsPerPage: 20, facetFilters: ['lang:en'] }] };

test('A search is one POST with the key in the URL and the unchanged requests in the body', async () => {
  const host = await start('answer');
  await open([host]).search(request);
  expect(host.requests).toHaveLength(1);
  const [{ method, url, contentType, body } = { method: '', url: '', contentType: '', body: '{}' }] = host.requests;
  expect([method, url]).toEqual(['POST', '/1/indexes/*/queries?x-algolia-api-key=KEY&x-algolia-application-id=APP']);
  expect(contentType).toMatch(/^text\/plain/);
  expect(JSON.parse(body)).toEqual({ requests: [{ ...request.requests[0], clickAnalytics: false }] });
});

test.each([
  [{ appId: '', apiKey: 'k' }, '`appId` is missing.'],
  [{ appId: 'a', apiKey: '' }, '`apiKey` is missing.'],
  [{ appId: 'a', apiKey: ' ' }, '`apiKey` is missing.'],
  [{ appId: ' ', apiKey: '' }, '`appId` is missing.'],
])('With the options %j, the error says what is missing', (options, message) => {
  expect(() => createHostedProvider(options)).toThrow(message);
});

test('Reads ask the nearest host, then the write host, then three others in random order', () => {
  const { read, write } = createHosts('APP');
  expect(read.slice(0, 2)).toEqual(['https://APP-dsn.algolia.net', 'https://APP.algolia.net']);
  expect(read.slice(2).toSorted()).toEqual([
    'https://APP-1.algolianet.com',
    'https://APP-2.algolianet.com',
    'https://APP-3.algolianet.com',
  ]);
  expect(write).toEqual(['https://APP.algolia.net', ...read.slice(2)]);
  const orders = [
    [0.1, 0.2, 0.3],
    [0.3, 0.2, 0.1],
  ].map((numbers) => {
    rs.spyOn(Math, 'random').mockImplementation(() => numbers.shift() ?? 0);
    return createHosts('APP').read.slice(2);
  });
  expect(orders[0]).not.toEqual(orders[1]);
});

test.each([500, 503, 302])('After a response with status %i, the next host is asked', async (status) => {
  const [bad, good] = [await start(status), await start('answer')];
  await open([bad, good]).search(request);
  expect([bad.requests.length, good.requests.length]).toEqual([1, 1]);
});

test('After a refused connection, the next host is asked', async () => {
  const good = await start('answer');
  await open([await findClosedPort(), good]).search(request);
  expect(good.requests).toHaveLength(1);
});

test.each<[Behavior, number]>([
  ['hang', 1000],
  ['hang in the body', 2000],
])('A host with the behavior “%s” times out after %i ms', async (behavior, ms) => {
  const [bad, good] = [await start(behavior), await start('answer')];
  const provider = open([bad, good]);
  const answer = provider.search(request);
  await timerOf(ms);
  rs.advanceTimersByTime(ms - 1);
  expect(good.requests).toHaveLength(0);
  rs.advanceTimersByTime(1);
  await answer;
  expect(good.requests).toHaveLength(1);
});

test.each([400, 403, 404, 429])('The status %i is final, and no other host is asked', async (status) => {
  const [bad, other] = [await start(status), await start('answer')];
  const error = await open([bad, other])
    .search(request)
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ name: 'ApiError', status, message: `refused ${status}` });
  expect(other.requests).toHaveLength(0);
});

test.each<Behavior>(['broken JSON', 'other JSON', 'too few results'])(
  '%s: a DeserializationError, not an empty result',
  async (behavior) => {
    const error = await open([await start(behavior)])
      .search(request)
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DeserializationError);
  },
);

test('If every host fails, the RetryError lists each attempt', async () => {
  const [closed, broken] = [await findClosedPort(), await start(500)];
  const error = await open([closed, broken])
    .search(request)
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RetryError);
  expect(error).toMatchObject({
    attempts: [
      { host: closed, failure: 'network' },
      { host: broken.url, failure: '500' },
    ],
  });
});

test('A host that was down is not asked for two minutes, by any page of the site', async () => {
  const [bad, good] = [await start(500), await start('answer')];
  const storage = memoryStorage();
  const provider = open([bad, good], storage);
  await provider.search(request);
  rs.advanceTimersByTime(119_999);
  await provider.search(request);
  await open([bad, good], storage).search(request);
  expect([bad.requests.length, good.requests.length]).toEqual([1, 3]);
  rs.advanceTimersByTime(1);
  await provider.search(request);
  expect([bad.requests.length, good.requests.length]).toEqual([2, 4]);
});

test('A host that timed out is not asked either', async () => {
  const [bad, good] = [await start('hang'), await start('answer')];
  const provider = open([bad, good]);
  const asked = bad.nextRequest();
  const first = provider.search(request);
  await asked;
  rs.advanceTimersByTime(1000);
  await first;
  await provider.search(request);
  expect([bad.requests.length, good.requests.length]).toEqual([1, 2]);
});

test('If all hosts are avoided, all are asked again', async () => {
  const host = await start(500);
  const provider = open([host]);
  await expect(provider.search(request)).rejects.toThrow(RetryError);
  host.behavior = 'answer';
  await provider.search(request);
  expect(host.requests).toHaveLength(2);
});

test.each(['', 'null', '[]', '{"__proto__":1,"x":"y"}', '{broken', '"text"'])(
  'The stored value %j is ignored',
  async (stored) => {
    const host = await start('answer');
    const storage = { getItem: () => stored, setItem: () => undefined };
    await open([host], storage).search(request);
    expect(host.requests).toHaveLength(1);
  },
);

test('Hosts are avoided even if the storage throws', async () => {
  const fail = (): never => {
    throw new Error('forbidden');
  };
  const [bad, good] = [await start(500), await start('answer')];
  const provider = open([bad, good], { getItem: fail, setItem: fail });
  await provider.search(request);
  await provider.search(request);
  expect([bad.requests.length, good.requests.length]).toEqual([1, 2]);
});

test('An aborted request does not mark its host as down', async () => {
  const host = await start('hang');
  const provider = open([host]);
  const controller = new AbortController();
  const stale = provider.search(request, { signal: controller.signal });
  await timerOf(1000);
  controller.abort('newer key');
  await expect(stale).rejects.toBe('newer key');
  host.behavior = 'answer';
  await provider.search(request);
  expect(await provider.search(request, { signal: AbortSignal.abort('gone') }).catch((reason: unknown) => reason)).toBe(
    'gone',
  );
});
