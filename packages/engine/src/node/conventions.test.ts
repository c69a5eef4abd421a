import { join } from 'node:path';
import type { SectionData, SidebarNode } from '@quire/client/contract';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { buildOutput, buildSite, openOutput, SITES } from '../../test/run-quire.ts';

// Everything that a tree written for Rspress may hold, in one site.
const { outDir, read, readSection } = openOutput('conventions');
const articleOf = (file: string) => /id="quire-article"[^>]*>([\s\S]*)<\/main>/.exec(read(file))?.[1] ?? '';
const sectionOf = (key: string): SectionData => JSON.parse(readSection(key));

beforeAll(async () => {
  await buildSite(join(SITES, 'conventions'), outDir);
});

describe('a page with every form', () => {
  test.each([
    [
      'an expression, an export, JSON and the frontmatter',
      'The answer is 42, of 2 versions, stable 1.2.3; from the frontmatter.',
    ],
    ['the frontmatter in a heading', '>All forms<'],
    ['a component of the theme', '<span class="q-badge" data-type="tip">theme</span>'],
    ['a component by alias', '<b class="plain-badge">site</b>'],
    [
      'a component in a folder, which imports by alias itself',
      '<span class="nested"><b class="plain-badge">inside</b></span>',
    ],
    ['a component whose package is an alias', '<b class="plain-badge">package</b>'],
    ['a relative import that an alias replaces', '<b class="plain-badge">alias</b>'],
    ['a component without an import', '<i class="everywhere">everywhere</i>'],
    ['a list of components', '<b class="plain-badge">1.0</b><b class="plain-badge">2.0</b>'],
    [
      'an island in an island',
      /data-name="components\/counter.jsx#Counter"[\s\S]*<strong>inside<\/strong>[\s\S]*data-name="components\/counter.jsx#Counter"/,
    ],
    ['a fragment with props', 'Told to you:'],
    ['a link in a fragment, relative to the fragment', 'see <a href="/guide/">the guide</a>'],
    ['a fragment in a fragment', 'Written for <strong>you</strong>'],
    ['a fragment by alias, without its extension', 'Written for <strong>them</strong>'],
    ['code in a tab', '<span class="line highlighted">'],
    [
      'a callout in a tab, with the title in the locale’s words',
      '<p class="q-callout-title">Tip</p>\n<p>In a tab.</p>',
    ],
    ['commands under another name', '>yarn</span> add x'],
    ['a callout with an attribute', '<p class="q-callout-title">By attribute</p>'],
    ['a callout with an escaped attribute', '<p class="q-callout-title">Escaped</p>'],
    ['a callout in a fold', /<summary>Folded<\/summary>\s*<div class="q-callout" data-type="note">/],
    ['an alert', 'data-type="important"'],
    ['HTML', '<summary>By hand</summary>'],
  ])('%s', (_, expected) => {
    if (typeof expected === 'string') expect(articleOf('guide/forms.html')).toContain(expected);
    else expect(articleOf('guide/forms.html')).toMatch(expected);
  });

  test('a comment leaves nothing', () => expect(articleOf('guide/forms.html')).not.toContain('a comment'));
});

describe('the translation of a page', () => {
  const idsOf = (file: string) => [...articleOf(file).matchAll(/<h\d id="([^"]*)"/g)].map((match) => match[1]);

  test('has the ids of the original, those of its fragments too', () => {
    expect(idsOf('zh/guide/forms.html')).toEqual(idsOf('guide/forms.html'));
    expect(articleOf('zh/guide/forms.html')).toContain('<h2 id="from-a-fragment">来自片段<');
  });

  test('a page without one is shown in the original, in the locale’s own chrome', () => {
    const html = read('zh/guide/flat/one.html');
    expect(html).toContain('<html lang="zh-CN"');
    expect(html).toMatch(/<div id="quire-article"[^>]* lang="en" dir="ltr"/);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('本页尚未翻译');
  });

  test('the original has its direction, whatever its first word is', async () => {
    const config =
      "export default { lang: 'ar', locales: [{ lang: 'ar', label: 'A' }, { lang: 'en', label: 'E' }] };\n";
    const page = '# Rivet\n\nRivet أداة بناء.\n';
    const files = { 'site.config.ts': config, 'docs/ar/index.md': page, 'docs/en/index.md': '# Home\n' };
    const rtl = await buildOutput({ ...files, 'docs/ar/tool.md': page });
    expect(rtl.read('en/tool.html')).toMatch(/<html lang="en" dir="ltr"[\s\S]* lang="ar" dir="rtl"/);
  });
});

describe('_meta.json and _nav.json', () => {
  let sidebar: SidebarNode[];
  beforeAll(() => {
    sidebar = sectionOf('en-guide').sidebar;
  });

  test('the sidebar has every kind of entry, in order', () => {
    expect(sidebar.map((node) => (node.type === 'divider' ? '---' : `${node.type} ${node.text}`))).toEqual([
      'item Guide',
      'item Forms',
      '---',
      'section-header Deeper',
      'group Advanced',
      'section-header Flat',
      'item Flat',
      'item Flat one',
      'group Same name',
      'group Links',
      'item Config',
    ]);
  });

  test('labels, tags and contexts come from the entry, else from the page', () => {
    expect(sidebar[1]).toMatchObject({ tag: 'new', context: 'forms' });
    const advanced = sidebar[4];
    expect(advanced).toMatchObject({ collapsed: true, collapsible: true });
    expect(advanced?.type === 'group' && advanced.items[1]).toMatchObject({
      tag: 'experimental',
      context: 'from-frontmatter',
    });
  });

  test('a group that lists its index page has it as an item; one with a page of its name has that as its header', () => {
    expect(sidebar[4]).not.toHaveProperty('href');
    expect(sidebar[8]).toMatchObject({ href: '/guide/same-name', items: [{ href: '/guide/same-name/below' }] });
  });

  test('custom links may hold others, which need no type', () => {
    expect(sidebar[9]).toMatchObject({
      collapsed: true,
      items: [
        { text: 'To a page', href: '/guide/forms' },
        { href: 'https://example.com', context: 'out' },
      ],
    });
  });

  test('links lead to canonical URLs of their locale', () => {
    expect(sectionOf('en').nav.map(({ href, items }) => [href, items?.map((item) => item.href)])).toEqual([
      ['/guide/', undefined],
      [undefined, ['/config/', 'https://example.com']],
    ]);
    expect(sectionOf('zh-guide').nav[0]).toMatchObject({ text: '指南', href: '/zh/guide/' });
    // By their keys in `i18n.json`, which names its schema for editors.
    expect(sectionOf('zh-guide').nav[1]).toMatchObject({ items: [{ text: '配置' }, {}] });
    expect(sectionOf('en-guide').nav[1]).toMatchObject({ items: [{ text: 'Config' }, {}] });
    expect(sectionOf('zh-guide').sidebar[1]).toMatchObject({ text: '表单' });
  });
});

test('the home page takes pictures for both appearances, and actions without a theme', () => {
  expect(read('index.html')).toContain('href="/config/#second"');
  expect(read('index.html')).toMatch(/src="\/logo.svg"[^>]*q-light-only.*src="\/logo.svg"[^>]*q-dark-only/);
});

test('a static component brings its styles, and no script', () => {
  const className = /<u class="([^"]+)">styled/.exec(articleOf('guide/forms.html'))?.[1] ?? '';
  const sheets = [...read('guide/forms.html').matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) =>
    read(match[1] ?? ''),
  );
  expect(sheets.some((sheet) => sheet.includes(`.${className}{`))).toBe(true);
});
