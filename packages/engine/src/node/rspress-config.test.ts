import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { openOutput, quire, SITES } from '../../test/run-quire.ts';
import type { SectionData } from '../shared/page-view.ts';

// A site with the configuration that it had for Rspress; none of the packages that it names are installed.
const { outDir, read, has, readSection } = openOutput('rspress');
const articleOf = (file: string) => /id="quire-article"[^>]*>([\s\S]*)<\/main>/.exec(read(file))?.[1] ?? '';
const sectionOf = (key: string): SectionData => JSON.parse(readSection(key));
let stderr: string;

beforeAll(async () => {
  const result = await quire('build', join(SITES, 'rspress'), '--out', outDir);
  expect(result).toMatchObject({ code: 0 });
  ({ stderr } = result);
});

test('the locales are those of the site, with what the theme says of each', () => {
  const { site, locale, locales, nav } = sectionOf('en-guide');
  expect(site).toMatchObject({
    footer: 'Under a free licence',
    title: 'Harbour',
    base: '/docs/',
    darkMode: false,
    lastUpdated: true,
  });
  expect(locales).toEqual([
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ]);
  expect(locale.texts.outlineTitle).toBe('Here');
  expect(nav).toMatchObject([{ text: 'Guide', href: '/docs/guide/ropes' }]);
  expect(read('zh/guide/knots.html')).toContain('<meta name="description" content="港口。">');
});

test('sidebars are found by their routes in each language; a bare route shows the page’s title', () => {
  expect(sectionOf('en-guide').sidebar).toEqual([
    { type: 'item', text: 'Ropes', href: '/docs/guide/ropes' },
    {
      type: 'group',
      text: 'More',
      collapsible: false,
      collapsed: false,
      items: [{ type: 'item', text: 'Knots', href: '/docs/guide/knots', tag: 'new' }],
    },
  ]);
  expect(sectionOf('zh-guide').sidebar).toMatchObject([
    { text: '基础', items: [{ href: '/docs/zh/guide/ropes' }, { text: '绳结' }] },
  ]);
});

test('links to anchors that a Chinese heading’s own text made lead to the id that it has now', () => {
  expect(articleOf('zh/guide/ropes.html')).toContain('<a href="/docs/zh/guide/ropes#how-to-care">下文</a>');
  expect(articleOf('zh/guide/ropes.html')).toContain('<a href="/docs/zh/guide/knots#bowline">绳结</a>');
});

test('its styles, icon, edit links, line numbers and excluded folders hold', () => {
  const html = read('guide/ropes.html');
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="\/docs\/([^"]+)"/g)].map((match) =>
    read(match[1] ?? ''),
  );
  expect(sheets.join('')).toContain('--harbour:1');
  expect(html).toContain('<link rel="icon" href="https://images.example/icon.png">');
  expect(html).toContain('https://github.com/example/harbour/tree/main/docs/en/guide/ropes.md');
  expect(html).toContain('data-line-numbers="1"');
  expect(html).toContain('<link rel="canonical" href="https://harbour.example/docs/guide/ropes">');
  expect(has('fragments/part.html')).toBe(false);
  expect(read('_headers')).toContain("img-src 'self' data: https://images.example");
});

describe('what Quire does not have', () => {
  test('is named in one warning', () => {
    expect(stderr.match(/Options of the configuration/g)).toHaveLength(1);
    expect(stderr).toContain('leaves aside: plugins (rspress-plugin-file-tree), builderConfig (plugins).');
  });

  test('dead anchors are told, as Rspress does not look for them; links that the site excludes are not', () => {
    expect(stderr).toMatch(/! en\/guide\/ropes\.md:5:\d+\n {2}The link "#no-such-place" names an anchor/);
    expect(stderr).not.toContain('/made-by-a-plugin');
  });
});

test('a site’s own configuration comes before the one for Rspress', async () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'quire-own-')), 'site');
  cpSync(join(SITES, 'rspress'), dir, { recursive: true });
  writeFileSync(join(dir, 'site.config.mjs'), "export default { title: 'Own', check: { anchor: 'warn' } };\n");
  expect((await quire('build', dir)).stderr).toContain(
    'site.config.mjs:1:41\n  The configuration has no field "check.anchor".',
  );
});

test('a configuration that fails is told with its file', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'quire-failing-'));
  writeFileSync(join(dir, 'rspress.config.ts'), "import x from './missing';\nexport default { title: x };\n");
  const { code, stderr: told } = await quire('build', dir);
  expect(code).toBe(1);
  expect(told).toMatch(/rspress\.config\.ts\n {2}The configuration cannot be read: [\s\S]*missing/);
});
