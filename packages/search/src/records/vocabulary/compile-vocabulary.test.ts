import { expect, test } from '@rstest/core';
import { spaceOut } from '../../core/query/place-words.ts';
import { createVocabulary } from '../../core/query/vocabulary.ts';
import { createRecords } from '../../core/records/create-records.ts';
import { createTestEngine, page, section, testPages, urlsFor } from '../../core/test-site.ts';
import { tokenize } from '../../core/text/tokenize.ts';
import { compileVocabulary, findIdleTargets } from './compile-vocabulary.ts';
import { parseVocabulary } from './parse-vocabulary.ts';
import { SIMPLIFIED, TRADITIONAL } from './traditional-characters.ts';
import { toKeys } from './vocabulary-keys.ts';

const WORDS = parseVocabulary(`
typings, type files > declaration files, dts
uglify, compress > minify
emptyoutdir > cleandistpath
cssFileName, build.lib.cssFileName > filename
rebuild save, rebuild when i save > watch mode
dirname is not defined, is not defined >> shims, polyfill
loader > plugin
kubernetes, webpack >
`).entries;

function find(lang: string, query: string, pages = testPages) {
  const vocabulary = createVocabulary(compileVocabulary(createRecords(pages), { lang, vocabulary: WORDS }));
  return vocabulary.find(query).flatMap(({ same, targets }) => [...same, ...targets]);
}

test('Only words that some page has are shipped', () => {
  expect(find('en', 'typings')).toContain('declaration files');
  expect(find('en', 'uglify')).toEqual([]);
  const minify = [page('/minify', 'Minify', '', [section('', 1, 'Minify')])];
  expect(find('en', 'uglify', minify)).toEqual(['minify']);
});

test('A one-way entry does not lead back', () => {
  const pages = [page('/a', 'cleanDistPath', '', [section('', 1, 'cleanDistPath')])];
  expect(find('en', 'emptyoutdir', pages)).toContain('cleandistpath');
  expect(find('en', 'cleandistpath', pages)).not.toContain('emptyoutdir');
});

test.each(['cssFileName', 'cssfilename', 'CssFileName', 'css-file-name', 'build.lib.cssFileName', 'tsup cssFileName'])(
  'A name in camel case is found however it is typed: %s',
  (query) => {
    const pages = [page('/a', 'output.filename', '', [section('', 1, 'output.filename')])];
    expect(find('en', spaceOut(tokenize(query)), pages)).toContain('filename');
  },
);

test('The parts of a name in camel case are one key without spaces', () => {
  expect(toKeys('cssFileName')).toEqual(['cssfilenam', 'cssfilename']);
  expect(toKeys('preserveModules')).toEqual(['preservemodul']);
});

test('A name in camel case with link words gives no key for its other part', () => {
  expect(toKeys('onSuccess')).toEqual(['onsucces']);
});

test('The words of a phrase may be separated and in another order', () => {
  const pages = [page('/a', 'Watch mode', '', [section('', 1, 'Watch mode', ['watch'])])];
  expect(find('en', 'rebuild my library when i save it automatically', pages)).toContain('watch mode');
});

test('A phrase may be separated even if another group has a name with the same letters, in either order', () => {
  const pages = [page('/a', 'Conditions', '', [section('', 1, 'Conditions')])];
  const lines = ['customConditions > conditions', 'custom conditions > conditions'];
  for (const text of [lines.join('\n'), lines.toReversed().join('\n')]) {
    const vocabulary = parseVocabulary(text).entries;
    const data = compileVocabulary(createRecords(pages), { lang: 'en', vocabulary });
    expect(createVocabulary(data).find('custom export conditions')).toMatchObject([{ isWhole: false }]);
  }
});

test('A target of several lines is shipped once', () => {
  const vocabulary = parseVocabulary('typings > declaration files, lib.dts\ntsd > lib.dts, declaration files').entries;
  const { groups } = compileVocabulary(createRecords(testPages), { lang: 'en', vocabulary });
  expect(groups).toBe('declaration files,libdts<typings,tsd');
});

test('A site gets the words of its language, and names and messages in Latin letters', () => {
  const vocabulary = parseVocabulary(
    'why no typings, tsup typings, 没有类型 > 声明文件, declaration files\nit is not typed >> 声明文件, declaration files',
  ).entries;
  const keysOf = (lang: string) => {
    const { groups } = compileVocabulary(createRecords(testPages), { lang, vocabulary });
    return groups.split('\n').flatMap((line) => line.slice(line.search(/[<!]/) + 1).split(','));
  };
  const [english, chinese] = [keysOf('en'), keysOf('zh')];
  expect(english.toSorted()).toEqual(['it not typed', 'tsup typings', 'why no typings']);
  expect(chinese).toEqual(expect.arrayContaining(['tsup typings', 'it not typed', '没有 类型']));
  expect(chinese).not.toContain('why no typings');
});

test('Traditional characters are folded if the site uses the simplified ones', async () => {
  const vocabulary = compileVocabulary(createRecords(testPages), { lang: 'zh' });
  expect(await urlsFor(await createTestEngine(testPages, { vocabulary }), '聲明檔案')).toContain(
    '/zh/guide/advanced/dts',
  );
  expect(createVocabulary(vocabulary).fold('聲明文件')).toBe('声明文件');
});

test('A question in Chinese finds its subject despite the function words around it', async () => {
  const vocabulary = compileVocabulary(createRecords(testPages), { lang: 'zh' });
  const engine = await createTestEngine(testPages, { vocabulary });
  expect((await urlsFor(engine, '为什么没有声明文件出来呢'))[0]).toBe('/zh/guide/advanced/dts');
});

test('If no page has all words, the result names those that the best page lacks; if nothing matches, the query is relaxed', async () => {
  const vocabulary = compileVocabulary(createRecords(testPages), { lang: 'en' });
  const engine = await createTestEngine(testPages, { vocabulary });
  const answer = (query: string) => engine.answer({ indexName: 'test', query });
  expect((await answer('storybook kubernetes')).queryAfterRemoval).toBe('storybook <em>kubernetes</em>');
  expect((await answer('storybook components')).queryAfterRemoval).toBeUndefined();
  expect(await urlsFor(engine, 'storybookpreview')).toEqual(['/guide/advanced/storybook']);
});

test.each([
  ['声明文件 冰淇淋', '声明文件 <em>冰淇淋</em>'],
  ['怎么打包冰淇淋', '打包 <em>冰淇淋</em>'],
  ['模块联邦 微信支付', '模块联邦 <em>微信支付</em>'],
])('A Chinese word that no page has is named as missing: %s', async (query, asked) => {
  const vocabulary = compileVocabulary(createRecords(testPages), { lang: 'zh', synonyms: [['打包', '声明文件']] });
  const engine = await createTestEngine(testPages, { vocabulary });
  expect((await engine.answer({ indexName: 'test', query })).queryAfterRemoval).toBe(asked);
});

test('No word is named as missing if some page has all, or if it only overlaps other words', async () => {
  const vocabulary = compileVocabulary(createRecords(testPages), { lang: 'zh' });
  const engine = await createTestEngine(testPages, { vocabulary });
  for (const query of ['声明文件', '为什么没有声明文件出来呢', '代码 类型信息'])
    expect((await engine.answer({ indexName: 'test', query })).queryAfterRemoval).toBeUndefined();
});

test.each(['document is not defined', 'error: document is not defined', 'you may need an appropriate loader'])(
  'Synonyms never hide a heading that contains the query: %s',
  async (query) => {
    const pages = [
      page('/shims', 'Shims', '', [section('', 1, 'Shims', ['What shims, polyfill and dirname are.'])]),
      page('/polyfill', 'Polyfill', '', [section('', 1, 'Polyfill', ['Missing APIs and a polyfill for them.'])]),
      page('/plugins', 'Plugins', '', [section('', 1, 'Plugins', ['A plugin brings a loader.'])]),
      page('/errors', 'Troubleshooting', '', [
        section('', 1, 'Troubleshooting', ['Errors and what to do.']),
        section('document', 2, 'document is not defined', ['The code runs outside of a browser.']),
        section('loader', 2, 'You may need an appropriate loader to handle this file type', ['The file is unknown.']),
      ]),
    ];
    const vocabulary = compileVocabulary(createRecords(pages), { lang: 'en', vocabulary: WORDS });
    const [first] = await urlsFor(await createTestEngine(pages, { vocabulary }), query);
    expect(first).toBe(query.includes('loader') ? '/errors#loader' : '/errors#document');
  },
);

test('Words that lead nowhere are listed', () => {
  const entries = parseVocabulary(
    'hashbang, shebang\ntypings > declaration files, typings page\ndts, declaration files',
  ).entries;
  expect(findIdleTargets([createRecords(testPages)], entries)).toEqual(['hashbang', 'shebang', 'typings page']);
});

test('Each traditional character has its simplified form', () => {
  expect(Array.from(TRADITIONAL)).toHaveLength(Array.from(SIMPLIFIED).length);
});

test('Words that are only mentioned weigh less than others, and lead nowhere', async () => {
  const pages = [
    page('/kubernetes', 'Kubernetes', '', [section('', 1, 'Kubernetes', ['A cluster.'])]),
    page('/minify', 'Minify the output', '', [section('', 1, 'Minify the output', ['Smaller files.'])]),
  ];
  const first = async (vocabulary: typeof WORDS) => {
    const compiled = compileVocabulary(createRecords(pages), { lang: 'en', vocabulary });
    return (await urlsFor(await createTestEngine(pages, { vocabulary: compiled }), 'kubernetes minify'))[0];
  };
  expect(await first([])).toBe('/kubernetes');
  expect(await first(WORDS)).toBe('/minify');
});
