import { expect, test } from '@rstest/core';
import { createVocabulary } from '../../core/query/vocabulary.ts';
import { createRecords } from '../../core/records/create-records.ts';
import { createTestEngine, page, section, testPages, urlsFor } from '../../core/test-site.ts';
import { compileVocabulary, findIdleEntries } from './compile-vocabulary.ts';
import { listEntries } from './field-entries.ts';
import { SIMPLIFIED, TRADITIONAL } from './traditional-characters.ts';
import { parseEntries } from './vocabulary-entries.ts';

const TOOLING = 'javascript-tooling';

function find(lang: string, query: string, pages = testPages) {
  const vocabulary = createVocabulary(compileVocabulary(createRecords(pages), { lang, vocabulary: TOOLING }));
  return vocabulary.find(query).flatMap(({ same, targets }) => [...same, ...targets]);
}

test('Only words that some page has are shipped', () => {
  expect(find('en', 'typings')).toContain('declaration files');
  expect(find('en', 'uglify')).toEqual([]);
  const minify = [page('/minify', 'Minify', '', [section('', 1, 'Minify')])];
  expect(find('en', 'uglify', minify)).toEqual(['minify']);
});

test('A direction is kept: what words lead to does not lead back', () => {
  const pages = [page('/a', 'cleanDistPath', '', [section('', 1, 'cleanDistPath')])];
  expect(find('en', 'emptyoutdir', pages)).toContain('cleandistpath');
  expect(find('en', 'cleandistpath', pages)).not.toContain('emptyoutdir');
});

test('The words of a phrase may be apart, and in another order', () => {
  const pages = [page('/a', 'Watch mode', '', [section('', 1, 'Watch mode', ['watch'])])];
  expect(find('en', 'rebuild my library when i save it automatically', pages)).toContain('watch mode');
});

test('Traditional characters are folded where the site writes the simplified ones', async () => {
  const vocabulary = compileVocabulary(createRecords(testPages), { lang: 'zh' });
  expect(await urlsFor(await createTestEngine(testPages, { vocabulary }), '聲明檔案')).toContain(
    '/zh/guide/advanced/dts',
  );
  expect(createVocabulary(vocabulary).fold('聲明文件')).toBe('声明文件');
});

test('A question in Chinese finds what it is about, whatever else its run says', async () => {
  const vocabulary = compileVocabulary(createRecords(testPages), { lang: 'zh' });
  const engine = await createTestEngine(testPages, { vocabulary });
  expect((await urlsFor(engine, '为什么没有声明文件出来呢'))[0]).toBe('/zh/guide/advanced/dts');
});

test('Where no page has all words, the answer says what the best one lacks; where nothing fits, words are loosened', async () => {
  const vocabulary = compileVocabulary(createRecords(testPages), { lang: 'en' });
  const engine = await createTestEngine(testPages, { vocabulary });
  const answer = (query: string) => engine.answer({ indexName: 'test', query });
  expect((await answer('storybook kubernetes')).queryAfterRemoval).toBe('storybook <em>kubernetes</em>');
  expect((await answer('storybook components')).queryAfterRemoval).toBeUndefined();
  expect(await urlsFor(engine, 'storybookpreview')).toEqual(['/guide/advanced/storybook']);
});

test('Entries that lead nowhere are listed', () => {
  const entries = parseEntries('hashbang, shebang\ntypings > declaration files');
  expect(findIdleEntries([createRecords(testPages)], entries).map(({ from }) => from)).toEqual([
    ['hashbang', 'shebang'],
  ]);
});

test('Every entry names something on both sides, and each character has its other form', () => {
  for (const lang of ['en', 'zh']) {
    const broken = listEntries(lang, TOOLING).filter(({ from, to }) => [...from, ...to].includes(''));
    expect(broken).toEqual([]);
  }
  expect(Array.from(TRADITIONAL)).toHaveLength(Array.from(SIMPLIFIED).length);
});
