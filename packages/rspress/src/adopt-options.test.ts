import { expect, test } from '@rstest/core';
import { adoptOptions } from './adopt-options.ts';

const adopt = (config: unknown) => adoptOptions(config, 'quire');

test.each([
  ['an origin', { siteOrigin: 'https://a.example' }, { siteUrl: 'https://a.example' }],
  ['an origin with the base after it', { siteOrigin: 'https://a.example/docs/' }, { siteUrl: 'https://a.example' }],
  ['a base without its last slash', { base: '/docs' }, { base: '/docs/' }],
  [
    'the language of a first visit',
    { route: { localeRedirect: 'never' } },
    { themeConfig: { localeRedirect: 'never' } },
  ],
  [
    'an appearance that is always light',
    { themeConfig: { darkMode: 'force-light' } },
    { themeConfig: { darkMode: false } },
  ],
  ['a site that is always dark', { themeConfig: { darkMode: 'force-dark' } }, { themeConfig: { darkMode: 'only' } }],
  ['one that is dark at first', { themeConfig: { darkMode: 'dark' } }, { themeConfig: { darkMode: true } }],
  [
    'one that a script makes always dark',
    { head: [['script', {}, "window.RSPRESS_THEME = 'dark';"]] },
    { head: [], themeConfig: { darkMode: 'only' } },
  ],
  [
    'a social link of an older name',
    { themeConfig: { socialLinks: [{ icon: 'twitter', mode: 'link', content: 'x' }] } },
    { themeConfig: { socialLinks: [{ icon: 'x', mode: 'link', content: 'x' }] } },
  ],
  [
    'where the bundler finds components',
    { builderConfig: { resolve: { alias: { '@c': './c' } } }, resolve: { alias: { '@d': './d' } } },
    { resolve: { alias: { '@c': './c', '@d': './d' } } },
  ],
  [
    'stylesheets that the bundler is to begin with',
    { builderConfig: { source: { preEntry: ['./a.css', './b.scss'] } }, globalStyles: './c.css' },
    { globalStyles: ['./a.css', './b.scss', './c.css'] },
  ],
  ['one such stylesheet', { builderConfig: { source: { preEntry: './a.css' } } }, { globalStyles: ['./a.css'] }],
  ['what the bundler defines', { title: 'x', builderConfig: { source: { define: { A: '1' } } } }, { title: 'x' }],
  [
    'elements of the head that the bundler adds',
    {
      head: [['meta', { name: 'z', content: '0' }]],
      builderConfig: {
        html: {
          meta: { author: 'A', card: { property: 'b', content: 'B' } },
          tags: [{ tag: 'script', attrs: { src: '/c.js', async: true, defer: false } }],
        },
      },
    },
    {
      head: [
        ['meta', { name: 'author', content: 'A' }],
        ['meta', { property: 'b', content: 'B' }],
        ['script', { src: '/c.js', async: '' }],
        ['meta', { name: 'z', content: '0' }],
      ],
    },
  ],
  ['what is not to be checked', { markdown: { checkDeadLinks: false } }, { check: { links: 'warn' } }],
  [
    'links that are right',
    { markdown: { link: { checkDeadLinks: { excludes: ['/a'] } } } },
    { check: { ignore: ['/a'] } },
  ],
])('%s is converted to the equivalent option', (_, written, expected) => {
  const { config, foreign } = adopt(written);
  expect(config).toMatchObject(expected);
  expect(foreign).toEqual([]);
});

test('language aliases are converted; transformers whose marks Quire supports are not reported, others are', () => {
  const { config, foreign } = adopt({
    markdown: {
      shiki: {
        langAlias: { ejs: 'html' },
        langs: ['ts'],
        transformers: [{ name: '@shikijs/transformers:notation-diff' }, { name: 'ours' }],
      },
    },
  });
  expect(config).toEqual({ markdown: { langAlias: { ejs: 'html' } } });
  expect(foreign).toEqual(['markdown.shiki (transformers)']);
  const known = { markdown: { shiki: { transformers: [{ name: '@shikijs/transformers:notation-focus' }] } } };
  expect(adopt(known).foreign).toEqual([]);
});

test('head elements of the bundler options are converted; parts without an equivalent are reported, such as scripts before everything and elements of the body', () => {
  const { config, foreign } = adopt({
    builderConfig: {
      source: { preEntry: ['./a.css', './b.ts'] },
      html: {
        tags: [
          { tag: 'script', attrs: { defer: true }, children: 'run()' },
          { tag: 'link', attrs: { rel: 'none', href: '/' } },
          (tags: Array<{ tag: string; attrs: object }>) =>
            tags.map((tag) => (tag.tag === 'link' ? { ...tag, attrs: { ...tag.attrs, rel: 'me' } } : tag)),
          { tag: 'script', head: false, attrs: { src: '/late.js' } },
          (_: unknown, { hash }: { hash: string }) => hash.slice().at(9),
        ],
      },
    },
  });
  expect(config).toMatchObject({
    globalStyles: ['./a.css'],
    head: [
      ['script', { defer: '' }, 'run()'],
      ['link', { rel: 'me', href: '/' }],
    ],
  });
  expect(foreign).toEqual(['builderConfig (source, html)']);
});

test('options without an equivalent are removed, and reported with their fields', () => {
  const { config, foreign } = adopt({
    title: 'x',
    builderConfig: { resolve: { alias: {} }, html: { tags: [1] } },
    markdown: { remarkPlugins: [function remarkX() {}], showLineNumbers: true },
    themeConfig: { enableContentAnimation: true },
    head: [['meta', { name: 'a' }], '<meta name="b">', '<p>x</p>'],
  });
  expect(config).toEqual({
    title: 'x',
    markdown: { showLineNumbers: true },
    resolve: { alias: {} },
    themeConfig: {},
    head: [
      ['meta', { name: 'a' }],
      ['meta', { name: 'b' }],
    ],
  });
  expect(foreign).toEqual([
    'builderConfig (html)',
    'markdown.remarkPlugins (remarkX)',
    'themeConfig.enableContentAnimation',
    'head (a string that is not an element)',
  ]);
});

test('an option that asks for what Quire does anyway is not reported', () => {
  expect(adopt({ ssg: true, llms: true, route: { cleanUrls: true }, plugins: [] }).foreign).toEqual([]);
  expect(adopt({ route: { cleanUrls: false }, ssg: false }).foreign).toEqual(['ssg', 'route.cleanUrls']);
  const [en, zh] = ['en', 'zh'].map((lang) => ({ lang, label: lang }));
  expect(adopt({ locales: [en], themeConfig: { locales: [en, zh] } }).foreign).toEqual(['themeConfig.locales (zh)']);
});

test('the object of the author is not changed', () => {
  const written = { plugins: [{ name: 'a' }], markdown: { checkDeadLinks: true } };
  adopt(written);
  expect(written).toEqual({ plugins: [{ name: 'a' }], markdown: { checkDeadLinks: true } });
});

test('dead anchors, redirects and links outside of texts are warnings, unless the configuration sets another severity', () => {
  expect(adoptOptions({}, 'links and images').config).toEqual({
    check: {
      anchors: 'warn',
      componentLinks: 'warn',
      feeds: 'warn',
      frontmatterValues: 'warn',
      nav: 'warn',
      redirects: 'warn',
      sidebar: 'warn',
    },
    markdown: { definitionLists: false },
    theme: { client: true },
  });
  expect(adoptOptions({ markdown: { link: { checkAnchors: true } } }, 'links and images').config).toMatchObject({
    check: { anchors: 'error' },
  });
});

test.each([undefined, null, 1, 'x', []])('%j is passed on to the validation', (config) => {
  expect(adopt(config)).toEqual({ config, foreign: [] });
});

test('an edit link without a text gets a default text in each language', () => {
  const written = {
    lang: 'en',
    locales: [{ lang: 'en' }, { lang: 'zh' }],
    themeConfig: { editLink: { docRepoBaseUrl: 'https://a.example' } },
  };
  const link = (text: string) => ({ text, docRepoBaseUrl: 'https://a.example' });
  expect(adoptOptions(written, 'links and images').config).toMatchObject({
    themeConfig: {
      editLink: link('Edit this page'),
      locales: [
        { lang: 'en', editLink: link('Edit this page') },
        { lang: 'zh', editLink: link('编辑此页面') },
      ],
    },
  });
  const named = { themeConfig: { locales: [{ lang: 'zh', label: 'x', editLink: { ...link('改') } }] } };
  expect(adoptOptions(named, 'links and images').config).toMatchObject(named);
});

test('a logo replaces the title of the site, unless a text is set', () => {
  expect(adoptOptions({ logo: '/a.svg' }, 'links and images').config).toMatchObject({ logoText: '' });
  expect(adoptOptions({ logo: '/a.svg', logoText: 'A' }, 'links and images').config).toMatchObject({ logoText: 'A' });
});

test.each([
  ['.', '/'],
  ['', '/'],
  ['docs', '/docs/'],
  ['./docs/', '/docs/'],
  ['/docs', '/docs/'],
  ['https://example.com/docs', 'https://example.com/docs'],
])('the base %j is converted to %j', (base, expected) => {
  expect(adoptOptions({ base }, 'links and images').config).toMatchObject({ base: expected });
});

test('dead links are warnings if plugins add pages, and these plugins are reported', () => {
  const adding = { name: 'plugin-crew', addPages: () => [] };
  const adopt = (config: object) => adoptOptions(config, 'links and images');
  const { config, foreign } = adopt({ plugins: [adding, { name: 'plugin-tide' }] });
  expect(config).toMatchObject({ check: { links: 'warn' } });
  expect(foreign).toEqual(['plugins (plugin-crew with the pages that it adds, plugin-tide)']);
  expect(adopt({ plugins: [{ name: 'plugin-tide' }] }).config).not.toHaveProperty('check.links');
  const looking = { plugins: [adding], markdown: { link: { checkDeadLinks: true } } };
  expect(adopt(looking).config).toMatchObject({ check: { links: 'warn' } });
  expect(adopt({ ...looking, check: { links: 'error' } }).config).toMatchObject({ check: { links: 'error' } });
});
