import { expect, test } from '@rstest/core';
import { openAny } from '../core/open-any.ts';
import { createSearchService, type SearchSource } from '../core/service.ts';
import { page, section, testPages } from '../core/test-site.ts';
import { emitSearchFiles } from '../records/emit-search-files.ts';
import type { FromWorker } from './protocol.ts';
import { createMessageHandler } from './serve.ts';

const { entry, files } = emitSearchFiles(testPages, { lang: 'en' });
const source: SearchSource = { entryUrl: `https://site/search/${entry}`, urlPrefix: '' };

function startHandler(fetchText = (_url: string): Promise<string> => Promise.resolve(files[0]?.body ?? '')) {
  const replies: FromWorker[] = [];
  const fetched: string[] = [];
  const service = createSearchService({
    open: openAny,
    fetchText(url) {
      fetched.push(url);
      return fetchText(url);
    },
  });
  return { handle: createMessageHandler(service, (message) => replies.push(message)), replies, fetched };
}

const search = (query: string) => ({ source, requests: [{ indexName: 'site', query }] });

test('Every call is answered with its id, and the records are fetched once', async () => {
  const { handle, replies, fetched } = startHandler();
  await Promise.all([handle({ id: 1, call: { source, requests: [] } }), handle({ id: 2, call: search('alias') })]);
  expect(replies.map(({ id }) => id)).toEqual([1, 2]);
  expect(replies[1]).toMatchObject({ results: [{ hits: [{ url: '/config/lib/dts#alias' }] }] });
  expect(fetched).toEqual([source.entryUrl]);
});

test('A canceled call gets no response', async () => {
  const { handle, replies } = startHandler();
  await Promise.all([
    handle({ id: 1, call: search('al') }),
    handle({ id: 1, cancel: true }),
    handle({ id: 2, call: search('alias') }),
  ]);
  expect(replies.map(({ id }) => id)).toEqual([2]);
});

test('A failure is reported, and the next call tries again', async () => {
  let isOffline = true;
  const { handle, replies } = startHandler(() =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(files[0]?.body ?? ''),
  );
  await handle({ id: 1, call: search('alias') });
  isOffline = false;
  await handle({ id: 2, call: search('alias') });
  expect(replies[0]).toEqual({ id: 1, error: 'offline' });
  expect(replies[1]).toMatchObject({ id: 2, results: [{ nbHits: 1 }] });
});

const cut = emitSearchFiles(testPages, { lang: 'en', restThreshold: 0 });

function openCutSite(isRestReachable = true) {
  const fetched: string[] = [];
  const service = createSearchService({
    open: openAny,
    async fetchText(url) {
      fetched.push(url);
      const file = cut.files.find(({ path }) => url.endsWith(path));
      if (!file || (file.path !== cut.entry && !isRestReachable)) throw new Error('offline');
      return file.body;
    },
  });
  return { service, address: { entryUrl: `https://site/search/${cut.entry}`, urlPrefix: '' }, fetched };
}

async function searchCutSite(query: string, isRestReachable = true) {
  const { service, address, fetched } = openCutSite(isRestReachable);
  const [result] = await service.search(address, [{ indexName: 'site', query }]);
  return { urls: result?.hits.map(({ url }) => url), fetched };
}

test('The headings of a larger site answer first, and queries that they do not answer wait for the rest', async () => {
  expect(cut.files).toHaveLength(2);
  expect((await searchCutSite('dts alias')).urls?.[0]).toBe('/config/lib/dts#alias');
  const inSecondParagraph = await searchCutSite('output default');
  expect(inSecondParagraph.urls?.[0]).toBe('/config/lib/auto-external');
  expect(inSecondParagraph.fetched).toHaveLength(2);
});

test('The rest is fetched once, as soon as the headings are loaded', async () => {
  const { service, address, fetched } = openCutSite();
  await service.search(address, []);
  expect(fetched).toHaveLength(2);
  for (const query of ['dts', 'dts alias']) await service.search(address, [{ indexName: 'site', query }]);
  expect(fetched).toHaveLength(2);
});

test('A hit of the headings is marked as partial, unless the text is requested', async () => {
  const { service, address } = openCutSite();
  const ask = (contents?: number) => service.search(address, [{ indexName: 'site', query: 'dts alias' }], { contents });
  const [first] = await ask();
  expect(first?.hits[0]).toMatchObject({ objectID: '/config/lib/dts#alias', content: null, isPartial: true });
  const [full] = await ask(5);
  expect(full?.hits[0]).not.toHaveProperty('isPartial');
  expect(full?.hits[0]?.content).toMatch(/./);
});

test('If the rest cannot be loaded, queries fail unless the headings contain all their words', async () => {
  expect((await searchCutSite('dts alias', false)).urls?.[0]).toBe('/config/lib/dts#alias');
  await expect(searchCutSite('output default', false)).rejects.toThrow('offline');
});

test.each([{ kind: 'sharded' }, { kind: 'whole', restThreshold: 0 }] as const)(
  'After a new deployment has replaced the files, the new ones answer: $kind',
  async (options) => {
    const emit = (pages: typeof testPages) => emitSearchFiles(pages, { lang: 'en', ...options });
    const old = emit(testPages);
    const latest = emit([...testPages, page('/new', 'New', '', [section('', 1, 'New', ['A quagga.'])])]);
    let deployed = old.files.filter(({ path }) => path === old.entry);
    const service = createSearchService({
      open: openAny,
      async fetchText(url) {
        const path = url.replace('https://site/search/', '');
        const file = deployed.find((each) => each.path === path || (path === 'en.json' && !each.path.includes('/')));
        if (!file) throw new Error(`${url} answered with status 404.`);
        return file.body;
      },
    });
    const address = { entryUrl: 'https://site/search/en.json', urlPrefix: '' };
    await service.search(address, []);
    deployed = latest.files;
    const [result] = await service.search(address, [{ indexName: 'site', query: 'quagga' }]);
    expect(result?.hits[0]?.url).toBe('/new');
  },
);
