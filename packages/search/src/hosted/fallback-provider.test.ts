import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import type { SearchProvider, SearchResults } from '../core/types.ts';
import { ApiError, RetryError } from './errors.ts';
import { createFallbackProvider } from './fallback-provider.ts';

const request = { requests: [{ indexName: 'site', query: 'dts' }] };
const down = new RetryError([{ host: 'https://a.example', failure: 'timeout' }]);

beforeEach(() => {
  rs.useFakeTimers();
});
afterEach(() => {
  rs.useRealTimers();
});

/** A provider that answers with its name, or fails with a given error. */
function createProvider(name: string) {
  const provider = {
    failure: undefined as unknown,
    asked: 0,
    async search(): Promise<SearchResults> {
      provider.asked += 1;
      if (provider.failure !== undefined) throw provider.failure;
      return { results: [{ index: name }] } as unknown as SearchResults;
    },
  } satisfies SearchProvider & Record<string, unknown>;
  return provider;
}

function open() {
  const [hosted, local] = [createProvider('hosted'), createProvider('local')];
  const failures: unknown[] = [];
  const loads: unknown[] = [];
  const provider = createFallbackProvider({
    provider: hosted,
    loadFallback: async () => {
      loads.push(1);
      if (loads.length === 1 && local.failure === 'not loaded') throw new Error('not loaded');
      return local;
    },
    onFailure: (error) => failures.push(error),
  });
  const ask = async () => {
    const { results, fallbackFor } = await provider.search(request);
    // The results of the fallback are marked.
    expect(fallbackFor !== undefined).toBe(results[0]?.index === 'local');
    return results[0]?.index;
  };
  return { hosted, local, failures, loads, provider, ask };
}

test('The fallback is not loaded while the hosts answer', async () => {
  const { ask, loads, failures } = open();
  expect(await ask()).toBe('hosted');
  expect([loads, failures]).toEqual([[], []]);
});

test.each([[down], [new ApiError('quota', 429)], [new ApiError('refused', 403)]])(
  'After %s, the fallback answers and the error is reported',
  async (failure) => {
    const { hosted, ask, failures } = open();
    hosted.failure = failure;
    expect(await ask()).toBe('local');
    expect(failures).toEqual([failure]);
  },
);

test('After all hosts were down, they are not asked for two minutes, then asked again', async () => {
  const { hosted, ask } = open();
  hosted.failure = down;
  await ask();
  hosted.failure = undefined;
  rs.advanceTimersByTime(119_999);
  expect(await ask()).toBe('local');
  expect(hosted.asked).toBe(1);
  rs.advanceTimersByTime(1);
  expect(await ask()).toBe('hosted');
});

test('A host that refused a request is asked again with the next key', async () => {
  const { hosted, ask } = open();
  hosted.failure = new ApiError('quota', 429);
  await ask();
  hosted.failure = undefined;
  expect(await ask()).toBe('hosted');
});

test('If the fallback fails too, the search rejects with the error of the hosts', async () => {
  const { hosted, local, ask } = open();
  hosted.failure = down;
  local.failure = new Error('offline');
  await expect(ask()).rejects.toBe(down);
});

test('A fallback that failed to load is loaded again', async () => {
  const { hosted, local, ask, loads } = open();
  hosted.failure = down;
  local.failure = 'not loaded';
  await expect(ask()).rejects.toBe(down);
  local.failure = undefined;
  expect(await ask()).toBe('local');
  await ask();
  expect(loads).toHaveLength(2);
});

test('An aborted search does not use the fallback', async () => {
  const { hosted, provider, loads } = open();
  hosted.failure = 'newer key';
  await expect(provider.search(request, { signal: AbortSignal.abort('newer key') })).rejects.toBe('newer key');
  expect(loads).toEqual([]);
});
