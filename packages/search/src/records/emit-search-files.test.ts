import { expect, test } from '@rstest/core';
import { createSectionRecord } from '../core/records/create-records.ts';
import { parseSearchData } from '../core/records/search-data.ts';
import { testPages } from '../core/test-site.ts';
import { chooseKind } from './choose-kind.ts';
import { emitSearchFiles } from './emit-search-files.ts';

test.each([
  ['v1', /^en-v1\.[0-9a-z]{13}\.json$/],
  ['release/1', /^en-release--1\.[0-9a-z]{13}\.json$/],
])('A small site is one file, named by its locale, version %s and content', (version, name) => {
  const { entry, files } = emitSearchFiles(testPages, { lang: 'en', version });
  expect(files.map(({ path }) => path)).toEqual([entry]);
  expect(entry).toMatch(name);
});

test('The same pages give the same bytes, different pages a different name', () => {
  const first = emitSearchFiles(testPages, { lang: 'en' });
  expect(emitSearchFiles(testPages, { lang: 'en' })).toEqual(first);
  expect(emitSearchFiles(testPages.slice(1), { lang: 'en' }).entry).not.toBe(first.entry);
  expect(emitSearchFiles(testPages, { lang: 'en', kind: 'sharded' })).toEqual(
    emitSearchFiles(testPages, { lang: 'en', kind: 'sharded' }),
  );
});

test('Pages whose sections are records already give the same bytes', () => {
  const reduced = testPages.map((page) => ({ ...page, sections: page.sections.map(createSectionRecord) }));
  expect(reduced.flatMap(({ sections }) => sections).some(({ codeWords }) => codeWords !== '')).toBe(true);
  for (const kind of ['whole', 'sharded'] as const)
    expect(emitSearchFiles(reduced, { lang: 'en', kind })).toEqual(emitSearchFiles(testPages, { lang: 'en', kind }));
});

test('A large site is split into shards, each named by its content', () => {
  const { entry, files } = emitSearchFiles(testPages, { lang: 'en', kind: 'sharded' });
  const data = parseSearchData(files.find(({ path }) => path === entry)?.body ?? '');
  expect(data.kind).toBe('sharded');
  expect(
    files
      .filter(({ path }) => path !== entry)
      .every(({ path }) => /^files\/(?:terms|words|pages|text|vocabulary)-[0-9a-z]{10}\.json$/.test(path)),
  ).toBe(true);
});

test('Shards begin above 1.5 million characters', () => {
  expect([chooseKind(1_500_000), chooseKind(1_500_001)]).toEqual(['whole', 'sharded']);
});

test('Synonyms and boosts are shipped with the records', () => {
  const { files } = emitSearchFiles(testPages, {
    lang: 'en',
    synonyms: [['emit', 'generate']],
    boosts: [{ route: '/guide/', factor: 0.5 }],
  });
  const data = parseSearchData(files[0]?.body ?? '');
  expect(data.kind === 'whole' && data.vocabulary?.groups).toBe('emit,generate=emit,gener');
  expect(data.kind === 'whole' && data.pages.map(([routePath, , , , boost]) => [routePath, boost]).slice(0, 2)).toEqual(
    [
      ['/guide/start/', 0.5],
      ['/config/lib/auto-external', 1],
    ],
  );
});

test.each(['{}', 'null', '[]', '{"format":1,"kind":"whole"}'])('%s is rejected as search data', (text) => {
  expect(() => parseSearchData(text)).toThrow('build the site again');
});
