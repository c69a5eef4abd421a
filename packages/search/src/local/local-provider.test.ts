import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { openAny } from '../core/open-any.ts';
import { openSharded } from '../core/open-sharded.ts';
import { openWhole } from '../core/open-whole.ts';
import { createSearchService } from '../core/service.ts';
import { page, section, testPages } from '../core/test-site.ts';
import { emitSearchFiles } from '../records/emit-search-files.ts';
import type { FromWorker, ToWorker } from '../worker/protocol.ts';
import { createMessageHandler } from '../worker/serve.ts';
import { createLocalProvider } from './local-provider.ts';
import { createMainThreadClient } from './main-thread-client.ts';
import type { WorkerLike } from './worker-client.ts';

const en = emitSearchFiles(testPages, { lang: 'en' });
const zh = emitSearchFiles([page('/zh/dts', '声明文件', '指南', [section('', 1, '声明文件')])], { lang: 'zh' });
const bodies = new Map(
  [...en.files, ...zh.files].map(({ path, body }) => [`https://site.example/docs/search/${path}`, body]),
);
const sources = [
  { lang: 'en', entryUrl: `/docs/search/${en.entry}`, kind: en.kind },
  { lang: 'zh', entryUrl: `/docs/search/${zh.entry}`, kind: zh.kind },
];

const service = (open = openAny) =>
  createSearchService({ fetchText: (url) => Promise.resolve(bodies.get(url) ?? ''), open });
const query = (text: string, facetFilters?: string[]) => ({
  requests: [{ indexName: 'site', query: text, ...(facetFilters && { facetFilters }) }],
});

beforeEach(() => {
  Object.assign(globalThis, { location: new URL('https://site.example/docs/guide/') });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'location');
});

interface FakeWorker extends WorkerLike {
  posted: ToWorker[];
  fail(): void;
}

/** A worker in this thread; with `isDead`, one whose script failed to load. */
function createFakeWorker({ isDead = false, open = openAny } = {}): FakeWorker {
  const listeners: ((event: { data: FromWorker }) => void)[] = [];
  const failures: (() => void)[] = [];
  const posted: ToWorker[] = [];
  const handle = createMessageHandler(service(open), (data) => {
    for (const listener of listeners) listener({ data });
  });
  return {
    posted,
    fail() {
      for (const failure of failures) failure();
    },
    postMessage(message) {
      posted.push(message);
      if (!isDead) void handle(message);
    },
    addEventListener(type: 'message' | 'error', listener: never) {
      if (type === 'message') listeners.push(listener);
      else failures.push(listener);
    },
    terminate: () => undefined,
  };
}

const onMainThread = () => Promise.resolve(createMainThreadClient(service()));

test('The worker answers for the locale of the request, or the one loaded last', async () => {
  const provider = createLocalProvider({ sources, urlPrefix: '/docs', createWorker: () => createFakeWorker() });
  const first = await provider.search(query('alias'));
  expect(first.results[0]?.hits[0]?.url).toBe('/docs/config/lib/dts#alias');
  const filtered = await provider.search(query('声明', ['lang:zh']));
  expect(filtered.results[0]?.hits.map(({ url }) => url)).toEqual(['/docs/zh/dts']);
  await provider.load?.({ lang: 'zh', version: '' });
  expect((await provider.search(query('声明'))).results[0]?.hits).toHaveLength(1);
});

test('An aborted search is canceled and gets no result', async () => {
  const worker = createFakeWorker();
  const provider = createLocalProvider({ sources, createWorker: () => worker });
  const controller = new AbortController();
  const stale = provider.search(query('al'), { signal: controller.signal });
  const rejection = expect(stale).rejects.toBe('newer key');
  await Promise.resolve();
  controller.abort('newer key');
  await rejection;
  expect((await provider.search(query('alias'))).results[0]?.nbHits).toBe(1);
  await expect(provider.search(query('x'), { signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
});

test('If no worker starts, the main thread answers', async () => {
  const createWorker = () => {
    throw new Error('forbidden');
  };
  const provider = createLocalProvider({ sources, createWorker, loadMainThreadClient: onMainThread });
  expect((await provider.search(query('alias'))).results[0]?.nbHits).toBe(1);
});

test('If a worker dies, its calls are answered by the main thread', async () => {
  const worker = createFakeWorker({ isDead: true });
  const provider = createLocalProvider({ sources, createWorker: () => worker, loadMainThreadClient: onMainThread });
  const answers = Promise.all([provider.search(query('alias')), provider.search(query('storybook'))]);
  while (worker.posted.length < 2) await Promise.resolve();
  worker.fail();
  expect((await answers).map(({ results }) => results[0]?.nbHits)).toEqual([1, 1]);
  expect((await provider.search(query('alias'))).results[0]?.nbHits).toBe(1);
});

test('The worker of the kind of the site answers', async () => {
  const large = emitSearchFiles(testPages, { lang: 'en', kind: 'sharded' });
  for (const { path, body } of large.files) bodies.set(`https://site.example/docs/search/${path}`, body);
  const startedKinds: string[] = [];
  const provider = createLocalProvider({
    sources: [{ lang: 'en', entryUrl: `/docs/search/${large.entry}`, kind: large.kind }],
    createWorker(kind) {
      startedKinds.push(kind);
      return createFakeWorker({ open: kind === 'whole' ? openWhole : openSharded });
    },
  });
  expect((await provider.search(query('alias'))).results[0]?.nbHits).toBe(1);
  expect(startedKinds).toEqual(['sharded']);
});
