import { expect, test } from '@rstest/core';
import { writeSite } from '../../../../test/run-quire.ts';
import { sampleConfig, sampleRoutes } from '../../../../test/sample-pages.ts';
import { listFolderRedirects } from './redirect-table.ts';

const PAGES = ['en/index', 'en/config/index', 'en/guide/basic/cli', 'en/guide/start/index', 'zh/guide/start/x'];
const item = (href: string) => ({ type: 'item' as const, text: href, href });

function listRules(pages: string[], options: Parameters<typeof sampleConfig>[0], ...hrefs: string[]): string[] {
  const sidebarsOf = (lang: string) => (lang === 'en' ? [hrefs.map(item)] : []);
  const redirects = listFolderRedirects({ routes: sampleRoutes(...pages), config: sampleConfig(options), sidebarsOf });
  return redirects.map(({ from, to }) => `${from} ${to}`);
}

test('a folder without a page leads to the first of its pages in the sidebar, with a slash or without', () => {
  const hrefs = ['https://x.example', '/docs/guide/start/', '/docs/guide/basic/cli'];
  expect(listRules(PAGES, { base: '/docs/' }, ...hrefs)).toEqual([
    ...['/guide /guide/start/', '/guide/ /guide/start/', '/guide/basic /guide/basic/cli'],
    ...['/guide/basic/ /guide/basic/cli', '/zh /zh/guide/start/x', '/zh/ /zh/guide/start/x'],
    ...['/zh/guide /zh/guide/start/x', '/zh/guide/ /zh/guide/start/x'],
    ...['/zh/guide/start /zh/guide/start/x', '/zh/guide/start/ /zh/guide/start/x'],
  ]);
});

test('a folder with a page of its own, or with an index.html in the public folder, is left to it', () => {
  const rules = listRules(PAGES, { publicDir: writeSite({ 'guide/index.html': '' }) }).join('\n');
  expect(rules).not.toMatch(/^\/(?:config|guide)?\/? /m);
});

test('a site without a home page leads to its first page in the default language', () => {
  const rules = listRules(['zh/a', 'en/b', 'en/c'], {}, '/zh/a', '/c');
  expect(rules).toEqual(['/ /c', '/zh /zh/a', '/zh/ /zh/a']);
});
