import type { SearchProvider, SearchRequests } from '@quire/search';
import { afterEach, expect, rs, test } from '@rstest/core';
import { createAsker } from './ask.ts';
import { createHit } from './test-hit.ts';

const options = { indexName: 'docs', lang: 'zh', version: '', getSnippetWords: () => 5 };
afterEach(() => {
  rs.restoreAllMocks();
});

function createProvider(find: (query: string) => unknown[]) {
  const asked: SearchRequests[] = [];
  const provider = {
    search: async (request: SearchRequests) => {
      asked.push(request);
      return { results: request.requests.map(({ query = '' }) => ({ hits: find(query), queryID: 'q1' })) };
    },
  } as unknown as SearchProvider;
  return { provider, asked };
}

test('the request has the specified form, and the version of the page on a site with versions', async () => {
  const { provider, asked } = createProvider(() => [createHit()]);
  await createAsker({ ...options, provider })('dts', 0);
  expect(asked[0]?.requests[0]).toMatchObject({
    indexName: 'docs',
    query: 'dts',
    hitsPerPage: 20,
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facetFilters: ['lang:zh'],
  });
  expect(asked[0]?.requests[0]?.attributesToSnippet).toContain('content:5');
  expect(asked[0]?.requests[0]?.attributesToRetrieve).toContain('hierarchy.lvl0');
  await createAsker({ ...options, version: 'v1', provider })('dts', 0);
  expect(asked[1]?.requests[0]?.facetFilters).toEqual(['lang:zh', 'version:v1']);
});

test('hits are grouped, and invalid ones are left out', async () => {
  const { provider } = createProvider(() => [createHit(), { url: 'javascript:alert(1)' }, null]);
  const answer = await createAsker({ ...options, provider })('dts', 0);
  expect(answer).toMatchObject({ kind: 'hits', count: 1, queryID: 'q1', groups: [{ name: 'Guide' }] });
});

test('a query without hits returns suggestions that have hits', async () => {
  const { provider } = createProvider((query) => (query === 'exter' ? [createHit({ titles: ['autoExternal'] })] : []));
  expect(await createAsker({ ...options, provider })('externalzz', 0)).toEqual({
    kind: 'none',
    query: 'externalzz',
    suggestions: ['autoExternal'],
    hostFailure: undefined,
  });
});

test('a response from the local index is marked as such', async () => {
  for (const hits of [[createHit()], []]) {
    const provider = {
      search: async () => ({ results: [{ hits }], fallbackFor: new Error('x') }),
    } as unknown as SearchProvider;
    expect(await createAsker({ ...options, provider })('dts', 0)).toMatchObject({ hostFailure: { kind: 'network' } });
  }
});

test('a failing provider is reported', async () => {
  rs.spyOn(console, 'warn').mockImplementation(() => undefined);
  const provider: SearchProvider = { search: () => Promise.reject(new Error('offline')) };
  expect(await createAsker({ ...options, provider })('dts', 0)).toEqual({
    kind: 'failed',
    query: 'dts',
    failure: { kind: 'network' },
  });
});

test('the request of an outdated query is aborted, and its response is ignored', async () => {
  const signals: AbortSignal[] = [];
  const provider = {
    search: (_: unknown, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return signals.length === 1
        ? new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        : Promise.resolve({ results: [{ hits: [createHit()] }] });
    },
  } as unknown as SearchProvider;
  const ask = createAsker({ ...options, provider });
  const first = ask('d', 0).then(() => 'first');
  const second = ask('dt', 0).then(({ query }) => query);
  expect(await Promise.race([first, second])).toBe('dt');
  expect(signals[0]?.aborted).toBe(true);
  expect(await Promise.race([first, new Promise((resolve) => setTimeout(resolve, 5, 'nothing'))])).toBe('nothing');
});
