import { expect, test } from '@rstest/core';
import { emitSearchFiles } from '../../records/emit-search-files.ts';
import { createEngine, type SearchEngine } from '../engine.ts';
import { openIndex } from '../open-index.ts';
import type { PageInput } from '../records/page-record.ts';
import { parseSearchData } from '../records/search-data.ts';
import { createTestEngine, page, section, testPages, urlsFor } from '../test-site.ts';

const pages = [...testPages, ...Array.from({ length: 60 }, (_, number) => fillerPage(number))];

function fillerPage(number: number): PageInput {
  const words = Array.from({ length: 40 }, (_, at) => `word${(number * 7 + at) % 90}x option${at}`).join(' ');
  return page(`/filler/${number}`, `Filler ${number}`, 'Filler', [
    section('', 1, `Filler ${number}`, [words]),
    section('first', 2, `First part ${number}`, [`${words} output folder`]),
    section('second', 3, `Second part ${number}`, [words, words, words]),
    section('third', 2, `Third part ${number}`, ['第三方依赖保持外部引用。', words]),
  ]);
}

interface ShardedSite {
  engine: SearchEngine;
  loaded: string[];
  /** Names of files that fail to load. */
  broken: Set<string>;
}

async function openSharded(): Promise<ShardedSite> {
  const { entry, files } = emitSearchFiles(pages, { lang: 'en', kind: 'sharded' });
  const bodies = new Map(files.map(({ path, body }) => [path, body]));
  const loaded: string[] = [];
  const broken = new Set<string>();
  const fetchFile = (name: string) => {
    loaded.push(name);
    const body = bodies.get(name);
    return broken.has(name) || body === undefined ? Promise.reject(new Error(`No ${name}.`)) : Promise.resolve(body);
  };
  const index = await openIndex(parseSearchData(bodies.get(entry) ?? ''), { fetchFile });
  return { engine: createEngine(index), loaded, broken };
}

test.each([
  'autoExternal',
  'auto ext',
  'dts alias',
  'declartion',
  'stroybook',
  '声明文件',
  '第三方',
  '联',
  'filler 31',
  'second part 7',
  'what is outbase',
  'option3',
  'id',
  'zzz',
])('Shards give the same result as the whole index for “%s”', async (query) => {
  const { engine } = await openSharded();
  const whole = await urlsFor(await createTestEngine(pages), query);
  const sharded = await urlsFor(engine, query);
  expect(sharded.slice(0, 3)).toEqual(whole.slice(0, 3));
});

test('A hit of a page that is split over files includes the headings above it', async () => {
  const { engine } = await openSharded();
  const { hits } = await engine.answer({ indexName: 'x', query: 'second part 7' });
  expect(hits[0]?.hierarchy).toMatchObject({
    lvl0: 'Filler',
    lvl1: 'Filler 7',
    lvl2: 'First part 7',
    lvl3: 'Second part 7',
  });
});

test('A query loads a few files, each once', async () => {
  const { engine, loaded } = await openSharded();
  const { files } = emitSearchFiles(pages, { lang: 'en', kind: 'sharded' });
  for (const query of ['a', 'al', 'ali', 'alia', 'alias']) await engine.answer({ indexName: 'x', query });
  expect(new Set(loaded).size).toBe(loaded.length);
  expect(loaded.length).toBeLessThan(files.length / 4);
});

test('Concurrent queries load no file twice', async () => {
  const { engine, loaded } = await openSharded();
  await Promise.all(['alias', 'alia', 'alias'].map((query) => engine.answer({ indexName: 'x', query })));
  expect(loaded.filter((name) => name.includes('/vocabulary-'))).toHaveLength(1);
  expect(new Set(loaded).size).toBe(loaded.length);
});

test('Hits have their content only if it was requested', async () => {
  const { engine, loaded } = await openSharded();
  const request = { indexName: 'x', query: 'output folder' };
  const quick = await engine.answer(request, { contents: 0 });
  expect(quick.hits).toHaveLength(20);
  expect(quick.hits.every(({ content, isPartial }) => content === null && isPartial)).toBe(true);
  expect(loaded.filter((name) => name.includes('/text-'))).toEqual([]);
  const some = await engine.answer(request, { contents: 3 });
  const all = await engine.answer(request);
  expect(some.hits[2]?.content).toMatch(/output folder/);
  expect(some.hits.some(({ isPartial }) => isPartial)).toBe(true);
  expect(all.hits.some(({ isPartial }) => isPartial)).toBe(false);
  const urls = [quick, some, all].map(({ hits }) => hits.map(({ url }) => url));
  expect(urls).toEqual([urls[0], urls[0], urls[0]]);
});

test('The next page of hits continues after the previous one', async () => {
  const { engine } = await openSharded();
  const answers = [0, 1].map((number) => engine.answer({ indexName: 'x', query: 'output folder', page: number }));
  const [first, second] = await Promise.all(answers);
  expect(first?.nbPages).toBeGreaterThan(2);
  expect(second?.hits).toHaveLength(20);
  const urls = [first, second].flatMap((answer) => answer?.hits.map(({ url }) => url));
  expect(new Set(urls).size).toBeGreaterThan(30);
});

test('A file that fails to load fails the search, and is loaded again by the next one', async () => {
  const { engine, loaded } = await openSharded();
  await engine.answer({ indexName: 'x', query: 'alias' });
  const fresh = await openSharded();
  for (const name of loaded) fresh.broken.add(name);
  await expect(fresh.engine.answer({ indexName: 'x', query: 'alias' })).rejects.toThrow(/^No /);
  fresh.broken.clear();
  expect((await urlsFor(fresh.engine, 'alias'))[0]).toBe('/config/lib/dts#alias');
});
