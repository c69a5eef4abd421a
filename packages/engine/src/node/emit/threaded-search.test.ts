import { expect, test } from '@rstest/core';
import { type SideThread, ThreadEndedError } from '../workers/side-thread.ts';
import type { SearchOutput, SearchRoot } from './emit-search-root.ts';
import type { SearchWorkers } from './local-search.ts';
import { createThreadedSearch, type SearchTask } from './threaded-search.ts';

const root = (lang: string): SearchRoot => ({
  pages: [],
  options: { lang },
  storeDir: 'store',
  stateFile: `${lang}.state.json`,
  packFile: `${lang}.sections`,
});

/** Says where each search was made. */
function createSearch(answer: (lang: string) => Promise<SearchOutput[]>) {
  const here: SearchWorkers = {
    concurrency: 1,
    emitSearchRoot: async ({ options }) => [{ path: options.lang, body: 'here' }],
  };
  const call = ({ root }: SearchTask) => answer(root.options.lang);
  const thread = { call, close: async () => {} } as SideThread<SearchTask>;
  return createThreadedSearch(here, thread);
}

test('what comes while a search is made here is made in the thread, all else here', async () => {
  let end = () => {};
  const { emitSearchRoot } = createSearch(async (path) => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    return [{ path, body: 'there' }];
  });
  const first = emitSearchRoot(root('en'));
  const second = emitSearchRoot(root('zh'));
  expect(await first).toEqual([{ path: 'en', body: 'here' }]);
  // Both are busy, or only the thread is.
  expect(await Promise.all([emitSearchRoot(root('ja')), emitSearchRoot(root('ko'))])).toEqual([
    [{ path: 'ja', body: 'here' }],
    [{ path: 'ko', body: 'here' }],
  ]);
  end();
  expect(await second).toEqual([{ path: 'zh', body: 'there' }]);
  expect(await emitSearchRoot(root('en'))).toEqual([{ path: 'en', body: 'here' }]);
});

test('what the thread cannot make is made here', async () => {
  const failures = [new ThreadEndedError(), new Error('The cache is damaged.')];
  const { emitSearchRoot } = createSearch(async () => {
    throw failures.shift() ?? new Error('Nothing was to be made there.');
  });
  for (const _ of [1, 2]) {
    const emitted = await Promise.all([emitSearchRoot(root('en')), emitSearchRoot(root('zh'))]);
    expect(emitted).toEqual([[{ path: 'en', body: 'here' }], [{ path: 'zh', body: 'here' }]]);
  }
  expect(failures).toEqual([]);
});
