import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { buildSite, checkSite, copySite, quire } from '../../test/run-quire.ts';

test('empty ids are reported as what they are, where the first one is', async () => {
  const { text } = await checkSite({ 'index.md': '# Home\n\n<b id="">1</b> <b id="">2</b>\n' });
  expect(text).toContain('index.md:3:4\n  Elements of this page have an empty id, to which no link can lead.');
});

test('a link may name an anchor by the name of an <a>', async () => {
  const { text } = await checkSite({
    'index.md':
      '# Home\n\n<a name="below"></a>\n\n[Down](#below), [away](./other.md#there), [lost](#not)\n\n<p name="not">x</p>\n',
    'other.md': '# Other\n\n<a name="there">Here</a>\n',
  });
  expect(text).toContain('The link "#not" leads to an anchor');
  expect(text.match(/leads to an anchor/g)).toHaveLength(1);
});

describe('errors of components', () => {
  test('unknown names that a page uses are reported before anything is rendered, all at once', async () => {
    const { code, text } = await checkSite(copySite('broken-components'));
    expect(code).toBe(1);
    expect(text).toMatch(/index\.mdx:1:37\n {2}"@theme" has no export "Tbas"\.\n {2}Did you mean "Tabs"\? It has: /);
    expect(text).toContain('index.mdx:2:33\n  "fails.jsx" has no export "Nothing".');
    expect(text).not.toContain('"Unused"');
  });

  test('every import that cannot be resolved is reported once, whatever it names, and every component without one', async () => {
    const { text } = await checkSite({
      'index.mdx':
        "import { A, B } from 'gone';\nimport './gone.css';\nimport D from '@components/a';\n\n# x\n\n<A /> <B /> <D />\n\n```mdx\n<Other />\n```\n\ntext <Other />\n\nimport C from './late';\n\n<C />\n",
    });
    expect(text.match(/Cannot resolve import/g)).toHaveLength(4);
    expect(text).toContain('index.mdx:1:23\n  Cannot resolve import "gone"');
    expect(text).toContain('index.mdx:2:9\n  Cannot resolve import "./gone.css"');
    expect(text).toContain('index.mdx:3:16\n  Cannot resolve import "@components/a".');
    expect(text).toContain('index.mdx:15:16\n  Cannot resolve import "./late"');
    expect(text).toContain('index.mdx:13:6\n  The component <Other> is used but not imported.');
  });

  test('a part of the layout cannot be used in a page', async () => {
    const { text } = await checkSite({
      'index.mdx': "import { Badge, Layout, HomeFooter } from 'rspress/theme';\n\n# x\n\n<Layout /><HomeFooter />\n",
    });
    expect(text).toMatch(
      /index\.mdx:1:44\n {2}<Layout> is part of the layout[^\n]*\n {2}Remove it from the page, or replace/,
    );
    expect(text).toContain('<HomeFooter> is part of the layout');
  });
});

describe('pages and anchors that have moved', () => {
  let dir: string;
  const read = (file: string) => readFileSync(join(dir, 'dist', file), 'utf8');
  beforeAll(async () => {
    dir = copySite('two-locales');
    const file = join(dir, 'site.config.mjs');
    const redirects = `redirects: { '/start': '/guide/page#install-it', '/guide/page#before': '/guide/', '/away': 'https://example.com/' }, publishedUrls: 'urls.txt',`;
    writeFileSync(file, readFileSync(file, 'utf8').replace("title: 'Two',", `title: 'Two', ${redirects}`));
    writeFileSync(join(dir, 'docs/en/guide/index.md'), '# Guide\n\n[moved](/start), [anchor](/guide/page#before)\n');
    writeFileSync(join(dir, 'urls.txt'), '/\n/%73tart\n');
    await buildSite(dir);
  });

  test('hosts are informed, for every language', () => {
    expect(read('_redirects')).toContain(
      '/docs/start /docs/guide/page#install-it 301\n/docs/start/ /docs/guide/page#install-it 301',
    );
    expect(read('_redirects')).toContain('/docs/zh/start /docs/zh/guide/page#install-it 301');
    expect(read('_redirects')).toContain('/docs/away https://example.com/ 301');
  });

  test('a page in the old place leads on, and search engines know the new one', () => {
    const html = read('start.html');
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/guide/page#install-it">');
    expect(html).toContain('<link rel="canonical" href="https://two.example/docs/guide/page">');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('links in pages lead to the new place at once; old anchors travel with their page', () => {
    expect(read('guide/index.html')).toContain(
      '<a href="/docs/guide/page#install-it">moved</a>, <a href="/docs/guide/">anchor</a>',
    );
    expect(read('guide/page.html')).toContain('"movedAnchors":{"before":"/docs/guide/"}');
  });

  test('the list of published routes grows, and forgets none', async () => {
    const readLines = () => readFileSync(join(dir, 'urls.txt'), 'utf8').split('\n');
    await quire('urls', dir, '--update');
    expect(readLines()).toEqual(expect.arrayContaining(['/', '/guide/', '/%73tart', '/zh/guide/page']));
    const lines = ['# of 2024', '/start', '', '/ # the first', ''];
    writeFileSync(join(dir, 'urls.txt'), lines.join('\n'));
    await quire('urls', dir, '--update');
    expect(readLines().slice(0, 4)).toEqual(lines.slice(0, 4));
    expect(readLines().filter((line) => /^\/(?:start)?(?: |$)/.test(line))).toEqual(['/start', '/ # the first']);
  });
});

test('dead links of sidebars of the configuration are reported with their place', async () => {
  const config = `export default {
  themeConfig: { locales: [{ lang: 'en', label: 'English', sidebar: {
    '/guide/': [{ text: 'Group', items: [{ text: 'A', link: '/guide/aa' }] }, { dividerType: 'dashed' }],
  } }] },
};
`;
  const { text } = await checkSite({
    'site.config.mjs': config,
    'docs/index.md': '# Home\n',
    'docs/guide/a.md': '# A\n',
  });
  expect(text).toContain('site.config.mjs:3:42\n  The sidebar links to "/guide/aa"');
});

test('Markdown that is not in the folder of a language is reported, unless pages include it', async () => {
  const { code, text } = await checkSite({
    'site.config.mjs': `export default {
      lang: 'en',
      locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
      check: { orphans: 'error' },
    };`,
    'docs/en/index.mdx': "import Part from '../part.mdx';\n\n# Home\n\n<Part />\n",
    'docs/zh/index.md': '# 首页\n',
    'docs/part.mdx': 'A part of pages.\n',
    'docs/_notes.md': 'Notes.\n',
    'docs/changes.md': '# Changes\n',
  });
  expect(code).toBe(1);
  expect(text.match(/\S+\n.*not in the folder of a language.*/g)).toEqual([expect.stringMatching(/changes\.md\n/)]);
  expect(text).toContain('Move it, for example into "en/", or add it to "route.exclude".');
});
