/** Claims about what readers get of each field of a configuration. That the fields arrive is claimed in `config/fields.test.ts`. (docs/behavior/data.md) */
import { readdirSync } from 'node:fs';
import type { SectionData } from '@quire/client/contract';
import { beforeAll, expect, test } from '@rstest/core';
import { buildOutput, openOutput, quire, writeSite } from '../../test/run-quire.ts';

const plain = openOutput('site-fields-plain');
const full = openOutput('site-fields');

const pages = {
  'public/sign.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'docs/en/index.md':
    '---\ntitle: Home\noutline: false\n---\n\n```js\none();\n```\n\n```js wrapCode=false\ntwo();\n```\n',
  'docs/en/guide/index.md': '# Guide\n\n## Part\n\nText.\n',
  'docs/en/guide/next.md': '# Next\n\nText.\n\n```rill\nconst depth = 9;\n```\n',
  'docs/zh/index.md': '# 首页\n',
  'docs/zh/guide/index.md': '# 指南\n\n## 部分\n\n文字。\n',
  'docs/zh/guide/next.md': '# 下一篇\n\n文字。\n',
};

const named = {
  outlineTitle: '目录',
  prevPageText: '前一篇',
  nextPageText: '后一篇',
  lastUpdatedText: '更新于',
  sourceCodeText: '源码',
  searchPlaceholderText: '找什么',
  searchNoResultsText: '找不到“{query}”',
  searchSuggestedQueryText: '换个词',
  overview: { filterNameText: '过滤', filterPlaceholderText: '关键字', filterNoResultText: '没有 {query}' },
  editLink: { docRepoBaseUrl: 'https://example.com/zh', text: '修改' },
};

const config = {
  title: 'Rivet',
  description: 'The site.',
  icon: '/sign.svg',
  logo: '/sign.svg',
  logoText: 'Rivets',
  themeColor: '#123456',
  markdown: { defaultWrapCode: true, showLineNumbers: true, langAlias: { rill: 'js' } },
  head: [['meta', { name: 'author', content: 'Everyone' }]],
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '汉语', title: '铆钉', description: '这个网站。' },
  ],
  themeConfig: {
    darkMode: false,
    search: false,
    localeRedirect: 'auto',
    editLink: { docRepoBaseUrl: 'https://example.com/edit', text: 'Improve' },
    nav: [{ text: 'First', link: '/guide/' }],
    footer: { links: [{ text: 'Guide', href: '/guide/' }] },
    sidebar: {
      '/guide/': [{ sectionHeaderText: 'The **rest**' }, { text: '`Only`', link: '/guide/next', tag: 'hot' }],
      '/zh/guide/': ['/guide/', { text: '唯一', link: '/guide/next' }],
    },
    locales: [{ lang: 'zh', nav: [{ text: '第一', link: '/guide/' }], ...named }],
  },
};

const write = (value: object) => ({ ...pages, 'site.config.mjs': `export default ${JSON.stringify(value)};\n` });

beforeAll(async () => {
  expect(await quire('build', writeSite(write({})), '--out', plain.outDir)).toMatchObject({ code: 0 });
  expect(await quire('build', writeSite(write(config)), '--out', full.outDir)).toMatchObject({ code: 0 });
});

test('a site that is always dark says so in its documents, and has the one color of the dark appearance', async () => {
  const themed = { themeColor: { light: '#ffffff', dark: '#123456' }, themeConfig: { darkMode: 'only' } };
  const html = (await buildOutput(write(themed))).read('index.html');
  expect(html).toMatch(/<html[^>]* data-dark-mode="dark" class="dark">/);
  expect(html.match(/<meta name="theme-color"[^>]*>/g)).toEqual(['<meta name="theme-color" content="#123456">']);
  expect(html).not.toContain('aria-label="Dark appearance"');
});

const SHOWN: Array<[field: string, file: string, shown: string | RegExp]> = [
  ['title', 'guide/next.html', '<title>Next - Rivet</title>'],
  ['description', 'index.html', '<meta name="description" content="The site.">'],
  ['icon', 'index.html', '<link rel="icon" href="/sign.svg">'],
  ['logo and logoText', 'index.html', /<a class="[^"]*" href="\/"><img src="\/sign\.svg"[^>]*><span>Rivets<\/span>/],
  ['themeColor', 'index.html', '<meta name="theme-color" content="#123456">'],
  ['head', 'index.html', '<meta name="author" content="Everyone">'],
  ['darkMode', 'index.html', /<html[^>]* data-dark-mode="light"/],
  ['localeRedirect', 'index.html', /<html[^>]* data-locale-redirect="auto"/],
  ['editLink', 'guide/next.html', /href="https:\/\/example\.com\/edit\/en\/guide\/next\.md"[^>]*>.*?Improve</],
  ['nav', 'guide/next.html', /<a[^>]*href="\/guide\/"[^>]*>First</],
  ['sidebar', 'guide/next.html', /<a[^>]* href="\/guide\/next"[^>]*>Only<span[^>]*>hot</],
  ['a section of the sidebar', 'guide/next.html', '>The rest<'],
  ['a locale’s title', 'zh/guide/next.html', '<title>下一篇 - 铆钉</title>'],
  ['a locale’s description', 'zh/index.html', '<meta name="description" content="这个网站。">'],
  ['a locale’s label', 'index.html', /<a lang="zh"[^>]* href="\/zh\/"[^>]*>汉语</],
  ['a locale’s nav', 'zh/guide/next.html', /<a[^>]*href="\/zh\/guide\/"[^>]*>第一</],
  ['a locale’s sidebar', 'zh/guide/next.html', /<a[^>]* href="\/zh\/guide\/next"[^>]*>唯一</],
  ['a locale’s editLink', 'zh/guide/next.html', /href="https:\/\/example\.com\/zh\/zh\/guide\/next\.md"[^>]*>.*?修改</],
  ['a locale’s outlineTitle', 'zh/guide/index.html', /<p[^>]*>目录</],
  ['a locale’s prevPageText', 'zh/guide/next.html', />前一篇</],
  ['a locale’s nextPageText', 'zh/guide/index.html', />后一篇</],
];

test.each(SHOWN)('%s is shown, and not without it', (_, file, shown) => {
  const isShown = (html: string) => (typeof shown === 'string' ? html.includes(shown) : shown.test(html));
  expect([isShown(full.read(file)), isShown(plain.read(file))]).toEqual([true, false]);
});

test('links of the footer lead to the pages of each language', () => {
  const linksOf = (lang: string) => (JSON.parse(full.readSection(lang)) as SectionData).site.footer?.links;
  expect([linksOf('en'), linksOf('zh')]).toMatchObject([[{ href: '/guide/' }], [{ href: '/zh/guide/' }]]);
});

test('code wraps and has numbers where the site says so, unless the block says otherwise', () => {
  const blocks = (html: string) =>
    [...html.matchAll(/<figure class="q-code"([^>]*)>/g)].map((match) => match[1]?.trim());
  expect(blocks(full.read('index.html'))).toEqual([
    'data-lang="js" data-wrap data-line-numbers="1"',
    'data-lang="js" data-line-numbers="1"',
  ]);
  expect(blocks(plain.read('index.html'))).toEqual(['data-lang="js"', 'data-lang="js"']);
});

test('code in a language of a name of the site’s own is highlighted as the configuration says', () => {
  const codeOf = ({ read }: typeof full) => /data-lang="rill".*?<\/figure>/s.exec(read('guide/next.html'))?.[0] ?? '';
  expect(codeOf(plain)).toContain('const depth = 9;');
  expect(codeOf(full)).toMatch(/<span class="[^"]*">const<\/span>/);
});

test('a site without search has no button for it, no index and no worker', () => {
  const listSearchFiles = ({ outDir }: typeof full) =>
    readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((path) => /search|-worker\./.test(path));
  expect(plain.read('index.html')).toContain('DocSearch-Button');
  expect(listSearchFiles(plain).join()).toMatch(/search.*worker|worker.*search/);
  expect(full.read('index.html')).not.toContain('DocSearch-Button');
  expect(listSearchFiles(full)).toEqual([]);
});

test('texts by a name of their own are those of the theme', () => {
  const textsOf = ({ readSection }: typeof full): Record<string, string> =>
    (JSON.parse(readSection('zh')) as SectionData).locale.texts;
  const [own, themes] = [textsOf(full), textsOf(plain)];
  // The theme has no text for the edit link: without one of the site's own there is no link.
  expect(Object.keys(own)).toEqual([...Object.keys(themes), 'editLinkText']);
  const changed = Object.entries(own).filter(([key, text]) => text !== themes[key]);
  const { overview, editLink, searchPlaceholderText, searchNoResultsText, searchSuggestedQueryText, ...sameNames } =
    named;
  expect(Object.fromEntries(changed)).toEqual({
    ...sameNames,
    editLinkText: editLink.text,
    'search.placeholder': searchPlaceholderText,
    'search.none': searchNoResultsText,
    'search.try': searchSuggestedQueryText,
    filterLabel: overview.filterNameText,
    filterPlaceholder: overview.filterPlaceholderText,
    filterNone: overview.filterNoResultText,
  });
});
