/** Tests of names with signs, and of Chinese characters that sound alike. */
import { expect, test } from '@rstest/core';
import { compileVocabulary } from '../records/vocabulary/compile-vocabulary.ts';
import { parseVocabulary } from '../records/vocabulary/parse-vocabulary.ts';
import { createRecords } from './records/create-records.ts';
import { createTestEngine, page, section, testPages, urlsFor } from './test-site.ts';

const named = (routePath: string, title: string, text: string) =>
  page(routePath, title, '', [section('', 1, title, [text])]);

/** Each name is on one page; other pages contain only its letters. */
const namedPages = [
  named('/c', 'C', 'The language C, and what a C compiler does.'),
  named('/cpp', 'Templates', 'Classes of C++ and its templates.'),
  named('/csharp', 'C#', 'C# runs on .NET.'),
  named('/fsharp', 'Functions', 'F# is functional.'),
  named('/net', 'Net', 'The net of a port. A net is a net.'),
  named('/dts', 'Declarations', 'A .d.ts file.'),
  named('/ts', 'D ts', 'Files of d, and ts files.'),
  named('/birds', 'Watching birds', 'Watch birds, watch them.'),
  named('/flags', 'Flags', 'Pass --watch to build again.'),
  named('/home', 'Home', 'The home page. Home is home.'),
  named('/variables', 'Variables', 'The path in $HOME is read.'),
  named('/scoped', 'Scoped', 'Install @scope/x first.'),
  named('/x', 'Scope x', 'The scope of x. x is a scope.'),
  named('/modules', 'Modules', 'Import node:fs.'),
  named('/node', 'Node', 'A node, and its fs.'),
];

test.each([
  ['<table>', '/element'],
  ['table', '/contents'],
  ['"use client"', '/client'],
])('A title with the signs around the query comes first: %s', async (query, url) => {
  const pages = [
    named('/element', 'The <table> element', 'A grid.'),
    named('/contents', 'Table of contents', 'A table of contents, and a table.'),
    named('/use', 'Use client', 'Use client: a client to use.'),
    named('/client', 'The directive "use client"', 'For islands.'),
  ];
  const vocabulary = compileVocabulary(createRecords(pages), { lang: 'en' });
  expect((await urlsFor(await createTestEngine(pages, { vocabulary }), query))[0]).toBe(url);
});

test.each([
  ['C#', '/csharp'],
  ['how to use c#', '/csharp'],
  ['C++', '/cpp'],
  ['C', '/c'],
  ['F#', '/fsharp'],
  ['.NET', '/csharp'],
  ['net', '/net'],
  ['$HOME', '/variables'],
  ['home', '/home'],
  ['.d.ts', '/dts'],
  ['--watch', '/flags'],
  ['watch', '/birds'],
  ['@scope/x', '/scoped'],
  ['node:fs', '/modules'],
])('A sign that is part of a name must match: %s', async (query, url) => {
  const vocabulary = compileVocabulary(createRecords(namedPages), { lang: 'en' });
  expect((await urlsFor(await createTestEngine(namedPages, { vocabulary }), query))[0]).toBe(url);
});

test.each([
  ['声名文件', '/zh/guide/advanced/dts'],
  ['生命文件', '/zh/guide/advanced/dts'],
  ['模快联邦', '/zh/guide/advanced/module-federation'],
  ['磨块联邦', '/zh/guide/advanced/module-federation'],
  ['代码的类形', '/zh/guide/advanced/dts'],
])('A wrong Chinese character that sounds like the right one still finds the page: %s', async (query, url) => {
  const vocabulary = compileVocabulary(createRecords(testPages), { lang: 'zh' });
  expect((await urlsFor(await createTestEngine(testPages, { vocabulary }), query))[0]).toBe(url);
});

test('A wrong first Chinese character beside a common word still finds its page', async () => {
  const pages = [
    named('/zh/files', '文件', '各种文件。'),
    named('/zh/config', '配置', '配置文件的加载方式。'),
    named('/zh/size', '压缩', '打包压缩的方式。'),
    named('/zh/bundle', '打包', '打包的方式。'),
  ];
  const vocabulary = compileVocabulary(createRecords(pages), {
    lang: 'zh',
    vocabulary: parseVocabulary('打包, bundle\n文件, 文档').entries,
  });
  const engine = await createTestEngine(pages, { vocabulary });
  expect((await urlsFor(engine, '陪置文件'))[0]).toBe('/zh/config');
  expect((await urlsFor(engine, '打包雅缩'))[0]).toBe('/zh/size');
});

test('A Chinese word that no page has is not corrected to two characters that meet by chance', async () => {
  const plain = Array.from({ length: 120 }, (_, at) => named(`/zh/${at}`, '说明', '插件的说明。'));
  const pages = [...plain, named('/zh/chance', '概览', '这是插件的图标。'), named('/zh/tables', '表格', '表格和图。')];
  const vocabulary = compileVocabulary(createRecords(pages), { lang: 'zh' });
  const engine = await createTestEngine(pages, { vocabulary });
  // 地图 sounds like 的图, which occurs once.
  const { queryAfterRemoval } = await engine.answer({ indexName: 'test', query: '插件 地图' });
  expect(queryAfterRemoval).toBe('插件 <em>地图</em>');
});

test('A Chinese word is not corrected if no page has a word that sounds like it', async () => {
  const vocabulary = compileVocabulary(createRecords(testPages), { lang: 'zh' });
  const engine = await createTestEngine(testPages, { vocabulary });
  const { queryAfterRemoval } = await engine.answer({ indexName: 'test', query: '模块联邦 微信支付' });
  expect(queryAfterRemoval).toBe('模块联邦 <em>微信支付</em>');
});
