import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { decideClick, findInSiteUrl, isSamePage } from './decide-click.ts';

const CURRENT = new URL('https://docs.example/guide/start/?navbar=0#install');
const SITE = { base: '/', defaultLang: 'en' };

function decide(href: string, attributes = '') {
  const parent = document.createElement('p');
  parent.innerHTML = `<a href="${new URL(href, CURRENT).href}" ${attributes}><b></b></a>`;
  const decision = decideClick(parent.querySelector('b'), CURRENT, SITE);
  return decision.kind === 'visit' ? decision.url.href.replace(CURRENT.origin, '') : decision.kind;
}

test.each([
  ['a page of the site is visited', '/guide/basic/cli', '/guide/basic/cli'],
  ['its hash goes along', '/config/#x', '/config/#x'],
  ['a redundant locale segment does not', '/en/config/', '/config/'],
  ['the page itself is visited too: the reader wants its top', '/guide/start/?navbar=0', '/guide/start/?navbar=0'],
  ['an anchor of the page is the browser’s', '#usage', 'anchor'],
  ['so is the empty one', '#', 'anchor'],
  ['an anchor with another query is another page', '/guide/start/#usage', '/guide/start/#usage'],
  ['.html is a page', '/guide/basic/cli.html', '/guide/basic/cli.html'],
  ['a version in a path is no file', '/v1.0/guide', '/v1.0/guide'],
  ['a feed is a file', '/blog-rss.xml', 'leave'],
  ['a page as Markdown is a file', '/guide/basic/cli.md', 'leave'],
  ['another origin is left', 'https://other.example/guide', 'leave'],
  ['another protocol is left', 'mailto:someone@docs.example', 'leave'],
  ['script is left', 'javascript:void(0)', 'leave'],
])('%s', (_, href, expected) => {
  expect(decide(href)).toBe(expected);
});

test.each([
  ['to a download', 'download'],
  ['into another window', 'target="_blank"'],
  ['that its author gave to the browser', 'data-native'],
])('a click on a link %s is left to the browser', (_, attributes) => {
  expect(decide('/config/', attributes)).toBe('leave');
});

test('target="_self" opens in the same window', () => {
  expect(decide('/config/', 'target="_self"')).toBe('/config/');
});

test('URLs outside of the base are external', () => {
  const site = { base: '/docs/', defaultLang: 'en' };
  expect(findInSiteUrl('/blog/', new URL('https://x.example/docs/'), site)).toBeUndefined();
  expect(findInSiteUrl('/docs/en/blog/', new URL('https://x.example/docs/'), site)?.pathname).toBe('/docs/blog/');
});

test('with one locale no segment is redundant', () => {
  const site = { base: '/', defaultLang: undefined };
  expect(findInSiteUrl('/en/guide', CURRENT, site)?.pathname).toBe('/en/guide');
});

const name = fc.constantFrom('guide', 'Start', 'en-gb', '指南', 'v1.0', 'indexes', 'x');
const routes = fc.array(name, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
const spellings = fc.constantFrom<(route: string) => string>(
  (route) => `${route}/`,
  (route) => `${route}.html`,
  (route) => `${route}/index`,
  (route) => `${route}/index.html`,
  (route) => route.toUpperCase(),
  (route) => encodeURI(route),
  (route) => route.replaceAll('/', '//'),
);

test('all spellings of a route are the same page, and another route is not', () => {
  fc.assert(
    fc.property(routes, spellings, routes, (route, spell, other) => {
      expect(isSamePage(spell(route), route)).toBe(true);
      if (route.toLowerCase() !== other.toLowerCase()) expect(isSamePage(spell(route), other)).toBe(false);
    }),
  );
});

test('removing the redundant segment twice changes nothing, and a route is never empty', () => {
  fc.assert(
    fc.property(fc.constantFrom('/', '/docs/'), fc.array(fc.constantFrom('zh', 'x', '')), (base, parts) => {
      const path = base + ['en', ...parts].join('/');
      const once = findInSiteUrl(path, CURRENT, { base, defaultLang: 'en' })?.pathname ?? '';
      expect(once).toBe(base + parts.join('/').replace(/^\/+/, ''));
      expect(once.startsWith(base)).toBe(true);
    }),
  );
});

test('any link text is handled without an exception, and never navigates to another site', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (href) => {
      const url = findInSiteUrl(href, CURRENT, SITE);
      if (url) expect(url.origin).toBe(CURRENT.origin);
    }),
  );
});
