import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { compileVocabulary } from '../records/vocabulary/compile-vocabulary.ts';
import { parseVocabulary } from '../records/vocabulary/parse-vocabulary.ts';
import { createRecords } from './records/create-records.ts';
import { createTestEngine, page, section, testPages, urlsFor } from './test-site.ts';

test.each([
  ['autoExternal', '/config/lib/auto-external'],
  ['autoexternal', '/config/lib/auto-external'],
  ['auto external', '/config/lib/auto-external'],
  ['auto-ext', '/config/lib/auto-external'],
  ['peerDependencies', '/config/lib/auto-external#peer'],
  ['out base', '/config/lib/out-base'],
  ['dts.bundle', '/config/lib/dts#bundle'],
  ['declartion file', '/config/lib/dts#bundle'],
  ['storyb', '/guide/advanced/storybook'],
  ['stroybook', '/guide/advanced/storybook'],
  ['声明文件', '/zh/guide/advanced/dts'],
  ['模块联', '/zh/guide/advanced/module-federation'],
  ['什么是声明文件', '/zh/guide/advanced/dts'],
  ['what is dts alias', '/config/lib/dts#alias'],
])('The first hit of “%s” is %s', async (query, url) => {
  expect((await urlsFor(await createTestEngine(), query))[0]).toBe(url);
});

test.each([
  ['Thai', 'การติดตั้งแพ็กเกจและการตั้งค่าโครงการ', 'ตั้งค่า', 'การเขียนเอกสารสำหรับผู้อ่าน'],
  ['Burmese', 'ပရောဂျက်ကိုတပ်ဆင်ခြင်းနှင့်ပြင်ဆင်ခြင်း', 'ပြင်ဆင်', 'စာဖတ်သူများအတွက်စာရွက်စာတမ်းရေးသားခြင်း'],
])('A word within a sentence of %s, without spaces, is found', async (_, sentence, word, other) => {
  const pages = [other, sentence].map((text, at) => page(`/${at}`, `${at}`, '', [section('', 1, `${at}`, [text])]));
  expect((await urlsFor(await createTestEngine(pages), word))[0]).toBe('/1');
});

test('A query with a typing error still counts as the whole title', async () => {
  const engine = await createTestEngine([
    page('/many', 'Bundle and watch and serve', '', [section('', 1, 'Bundle and watch and serve', ['bundle watch'])]),
    page('/both', 'Both', '', [section('x', 3, 'Bundle and watch')]),
  ]);
  for (const query of ['bundle and watch', 'bunlde and watch'])
    expect((await urlsFor(engine, query))[0]).toBe('/both#x');
});

test('A title with all words, in any order or as prefixes, ranks before a text with them', async () => {
  const engine = await createTestEngine([
    page('/traits', 'Trait objects', '', [
      section('', 1, 'Trait objects', ['objects with behavior. behavior behavior']),
    ]),
    page('/oo', 'What is it?', '', [section('data', 2, 'Objects contain data and behavior')]),
    page('/rules', 'Rules', '', [section('', 1, 'Rules', ['The references. reference references references'])]),
    page('/borrow', 'Borrowing', '', [section('of', 2, 'The rules of the references')]),
  ]);
  expect((await urlsFor(engine, 'behavior objects'))[0]).toBe('/oo#data');
  expect((await urlsFor(engine, 'refe rules'))[0]).toBe('/borrow#of');
});

test('The option whose name was typed ranks before one whose name begins with it', async () => {
  const engine = await createTestEngine([
    page('/resolve', 'resolve', '', [
      section('', 1, 'resolve'),
      section('strategy', 2, 'resolve.aliasStrategy', ['Which of two names wins.']),
      section('alias', 2, 'resolve.alias', ['Other names for modules.']),
    ]),
  ]);
  expect((await urlsFor(engine, 'alias'))[0]).toBe('/resolve#alias');
});

test('Words that are in no section do not prevent hits', async () => {
  expect((await urlsFor(await createTestEngine(), 'storybook zzzzqqq'))[0]).toBe('/guide/advanced/storybook');
});

test('A synonym finds text that uses another word', async () => {
  const vocabulary = compileVocabulary(createRecords(testPages), {
    lang: 'en',
    synonyms: [['typings', 'declaration files']],
  });
  const engine = await createTestEngine(testPages, { vocabulary });
  expect((await urlsFor(engine, 'typings'))[0]).toBe('/config/lib/dts');
});

test('A rare word in a title ranks before synonyms of the rest of the query', async () => {
  const pages = [
    page('/compat', 'Compatibility', '', [
      section('', 1, 'Compatibility'),
      section('core-js', 2, 'Add polyfills from core-js', ['Import what is missing.']),
    ]),
    page('/structure', 'Structure', '', [
      section('', 1, 'Structure'),
      section('bundleless', 2, 'Bundleless', ['Each file is imported on its own. Bundleless output has no polyfills.']),
      section('transform', 2, 'Bundleless imports', ['Bundleless, and core-js with it.']),
    ]),
  ];
  const vocabulary = compileVocabulary(createRecords(pages), {
    lang: 'en',
    vocabulary: parseVocabulary('on demand, cherry pick > bundleless').entries,
  });
  expect((await urlsFor(await createTestEngine(pages, { vocabulary }), 'core-js on demand'))[0]).toBe(
    '/compat#core-js',
  );
});

test('The title that a phrase leads to ranks before one that repeats a word of the phrase', async () => {
  const pages = [
    page('/css', 'CSS', '', [section('', 1, 'CSS', ['How CSS is emitted: a file of CSS with a name.'])]),
    page('/output', 'Output', '', [
      section('', 1, 'Output', ['Where the files go.']),
      section('filename', 2, 'output.filename', ['How each file is called.']),
    ]),
  ];
  const vocabulary = compileVocabulary(createRecords(pages), {
    lang: 'en',
    vocabulary: parseVocabulary('cssFileName > filename, css').entries,
  });
  const engine = await createTestEngine(pages, { vocabulary });
  expect((await urlsFor(engine, 'css file name'))[0]).toBe('/output#filename');
});

test('A boost moves a page, which is still found', async () => {
  const twins = [
    page('/a', 'Plugins', 'Guide', [section('', 1, 'Plugins')]),
    page('/b', 'Plugins', 'Guide', [section('', 1, 'Plugins')]),
  ];
  expect(await urlsFor(await createTestEngine(twins), 'plugins')).toEqual(['/a', '/b']);
  expect(
    await urlsFor(
      await createTestEngine(twins.map((twin) => (twin.routePath === '/a' ? { ...twin, boost: 0.5 } : twin))),
      'plugins',
    ),
  ).toEqual(['/b', '/a']);
});

test('A result has Algolia’s shape', async () => {
  const engine = await createTestEngine(testPages, { lang: 'en', urlPrefix: '/docs' });
  const result = await engine.answer({
    indexName: 'site',
    query: 'alias',
    attributesToSnippet: ['content:3', 'hierarchy.lvl3:5'],
    snippetEllipsisText: '...',
  });
  expect(result).toMatchObject({ index: 'site', query: 'alias', nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20 });
  expect(result.hits[0]).toEqual({
    objectID: '/config/lib/dts#alias',
    url: '/docs/config/lib/dts#alias',
    lang: 'en',
    type: 'lvl3',
    hierarchy: {
      lvl0: 'Config',
      lvl1: 'lib.dts',
      lvl2: 'dts.bundle',
      lvl3: 'dts.alias',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'Path aliases for declaration files.',
    _highlightResult: {
      hierarchy: {
        lvl0: { value: 'Config', matchLevel: 'none', matchedWords: [] },
        lvl1: { value: 'lib.dts', matchLevel: 'none', matchedWords: [] },
        lvl2: { value: 'dts.bundle', matchLevel: 'none', matchedWords: [] },
        lvl3: { value: 'dts.<mark>alias</mark>', matchLevel: 'full', matchedWords: ['alias'], fullyHighlighted: false },
      },
      content: {
        value: 'Path <mark>alias</mark>es for declaration files.',
        matchLevel: 'full',
        matchedWords: ['alias'],
        fullyHighlighted: false,
      },
    },
    _snippetResult: {
      hierarchy: { lvl3: { value: 'dts.<mark>alias</mark>', matchLevel: 'full' } },
      content: { value: 'Path <mark>alias</mark>es for...', matchLevel: 'full' },
    },
  });
});

test('A single letter is marked only if it is the whole query', async () => {
  const vocabulary = compileVocabulary(createRecords(testPages), { lang: 'en' });
  const engine = await createTestEngine(testPages, { vocabulary });
  const contentOf = async (query: string) =>
    (await engine.answer({ indexName: 'site', query })).hits.find(
      ({ objectID }) => objectID === '/config/lib/dts#alias',
    )?._highlightResult.content?.value;
  expect(await contentOf('alias f')).toBe('Path <mark>alias</mark>es for declaration files.');
  expect(await contentOf('alias fi')).toBe('Path <mark>alias</mark>es for declaration <mark>fi</mark>les.');
  const [hit] = (await engine.answer({ indexName: 'site', query: 'p' })).hits;
  expect(JSON.stringify(hit)).toMatch(/<mark>p<\/mark>/i);
});

test('A hit that matches only in its text has the type content', async () => {
  const engine = await createTestEngine();
  const { hits } = await engine.answer({ indexName: 'site', query: 'applications' });
  expect(hits[0]).toMatchObject({
    type: 'content',
    url: '/guide/start/#why',
    hierarchy: { lvl1: 'Introduction', lvl2: 'Why another tool?' },
  });
});

test('The next page of hits continues after the previous one', async () => {
  const engine = await createTestEngine();
  const all = await engine.answer({ indexName: 'site', query: 'declaration files' });
  const second = await engine.answer({ indexName: 'site', query: 'declaration files', hitsPerPage: 1, page: 1 });
  expect(all.hits.length).toBeGreaterThan(1);
  expect(second.hits.map(({ url }) => url)).toEqual([all.hits[1]?.url]);
});

test('An aborted search rejects with the reason', async () => {
  const engine = await createTestEngine();
  await expect(engine.answer({ indexName: 'site', query: 'dts' }, { signal: AbortSignal.abort('stale') })).rejects.toBe(
    'stale',
  );
});

const hostilePages = [
  page('/constructor', '<img src=x onerror=alert(1)>', '<script>', [
    section('"><b>', 1, '<img src=x onerror=alert(1)>', [
      '<b>bold</b> & "quoted" \'single\' constructor __proto__ hasOwnProperty toString',
    ]),
  ]),
  page('/__proto__', '__proto__', '', [
    section('', 1, '__proto__', [
      'emoji 🚀👩‍👩‍👧 İstanbul ı ß \ud800 lone \udfff surrogate',
      'w'.repeat(10_000),
      `${'aB'.repeat(5000)}`,
    ]),
    section('x', 9, ''),
  ]),
  page('/empty', '', '', [section('', 1, '', [])]),
  page('/none', 'None', '', []),
];

test.each([
  'constructor',
  '__proto__',
  'hasOwnProperty',
  'toString',
  'valueOf',
  '🚀',
  'İ',
  'i̇stanbul',
  '\ud800',
  '<img',
  '"',
  '',
  ' ',
  '.',
  'w'.repeat(10_000),
  'aB'.repeat(5000),
  '{{}}',
  '%00',
  '\u0000',
])('Markup in the text is escaped in hits for the query %j', async (query) => {
  const engine = await createTestEngine(hostilePages);
  const { hits } = await engine.answer({ indexName: 'hostile', query });
  for (const { _highlightResult: marked, _snippetResult: snippets } of hits) {
    const values = [
      ...Object.values(marked.hierarchy),
      marked.content,
      ...Object.values(snippets.hierarchy),
      snippets.content,
    ];
    for (const found of values) expect(found?.value.replaceAll(/<\/?mark>/g, '') ?? '').not.toMatch(/[<>"']/);
  }
});

test('The name of a method of Object.prototype finds its page only', async () => {
  const engine = await createTestEngine(hostilePages);
  expect(await urlsFor(engine, 'constructor')).toEqual(['/constructor#"><b>']);
  expect(await urlsFor(await createTestEngine(), 'constructor')).toEqual([]);
});

test('Any query on any page gets a result without unescaped text', async () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('<', '&', '声', '明', '文', ' ', '.', 'dts', 'Auto', '\ud83d'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(text, text, text, async (query, title, block) => {
      const engine = await createTestEngine([
        page('/a', title, title, [section('', 1, title, [block, title])]),
        ...testPages,
      ]);
      const { hits } = await engine.answer({ indexName: 'any', query });
      for (const hit of hits) {
        for (const found of [
          ...Object.values(hit._highlightResult.hierarchy),
          ...Object.values(hit._snippetResult.hierarchy),
        ]) {
          expect(found.value.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
        }
      }
    }),
    { numRuns: 60 },
  );
});
