/** Claims about the text of a document: which ones may lead the reader to another URL before the first paint. */

import type { HtmlData, PageType } from '@quire/client/contract';
import { expect, test } from '@rstest/core';
import { renderDocument } from './document.ts';

const ASSETS = {
  buildId: 'build',
  prepaint: 'prepaint()',
  redirect: 'redirect()',
  scriptHref: '/a.js',
  styleHrefs: [],
  pageStyles: [],
  styleParts: [],
};
const BILINGUAL = { base: '/', langDefault: 'en', locales: 'en,zh' };

function leadsAway(routePath: string, htmlData: HtmlData, pageType: PageType = 'doc'): boolean {
  const page = { routePath, pageType, title: 'Page', headings: [], translations: ['en', 'zh'] };
  const pageData = { page, section: '/section.json' };
  const parts = { head: '', body: '', classes: new Set<string>() };
  const html = renderDocument({ lang: 'en', dir: 'ltr', htmlData, assets: ASSETS, pageData, ...parts });
  expect(html).toContain('<script>prepaint()</script>');
  return html.includes('<script>prepaint()</script><script>redirect()</script>');
}

test.each([
  ['entry', '/', 'home', true],
  ['entry', '/zh/', 'home', false],
  ['entry', '/guide/', 'doc', false],
  ['entry', '/404', '404', false],
  ['auto', '/guide/', 'doc', true],
  ['never', '/', 'home', false],
  ['auto', '/zh/404', '404', false],
] as const)(
  'where first visits are led away by the setting "%s", %s may lead away: %s, %s',
  (setting, path, type, expected) => {
    expect(leadsAway(path, { ...BILINGUAL, localeRedirect: setting }, type)).toBe(expected);
  },
);

test('a site with one locale leads nobody away', () => {
  expect(leadsAway('/', { base: '/' }, 'home')).toBe(false);
  expect(leadsAway('/404', { base: '/' }, '404')).toBe(false);
});
