import { expect, test } from '@rstest/core';
import { sampleConfig, samplePage, sampleRoutes } from '../../../../test/sample-pages.ts';
import { createConfiguredRedirects } from './configured-redirects.ts';

const routes = sampleRoutes(
  'en/guide/new',
  'zh/guide/new',
  'en/guide/page',
  samplePage('zh/guide/page', { fallback: 'en' }),
);
const movesOf = (redirects: Record<string, string>) => createConfiguredRedirects(routes, sampleConfig({ redirects }));

test('what is said of a route holds for every language', () => {
  const moves = movesOf({ '/guide/old': '/guide/new#part' });
  expect(moves.findRoute('/guide/old.html')).toMatchObject({ routePath: '/guide/new', hash: '#part' });
  expect(moves.findRoute('/zh/guide/old/')).toMatchObject({ routePath: '/zh/guide/new' });
  expect(moves.findRoute('/guide/other')).toBeUndefined();
});

test('a route that names its language is moved there only', () => {
  const moves = movesOf({ '/zh/guide/old': '/zh/guide/new' });
  expect(moves.findRoute('/guide/old')).toBeUndefined();
  expect(moves.findRoute('/zh/guide/old')).toMatchObject({ routePath: '/zh/guide/new' });
  expect(movesOf({ '/%E6%97%A7': '/guide/new' }).findRoute('/旧')).toMatchObject({ routePath: '/guide/new' });
});

test('anchors move from their page', () => {
  const moves = movesOf({ '/guide/page#%E6%97%A7': '/guide/new', '/guide/page#away': 'https://example.com/x' });
  expect(moves.findAnchor('/guide/page', '旧')).toMatchObject({ routePath: '/guide/new' });
  expect(moves.findAnchor('/zh/guide/page', '旧')).toMatchObject({ routePath: '/zh/guide/new' });
  expect(moves.findAnchor('/guide/page', 'away')).toEqual({ kind: 'external', url: 'https://example.com/x' });
  expect(moves.invalid).toEqual([]);
});

test.each([
  [{ '/a': '/nowhere' }, 'points to "/nowhere", but no page has that route'],
  [{ '/a': 'guide/new' }, 'points to "guide/new", but no page has that route'],
  [{ '/a': 'javascript:alert(1)' }, 'points to "javascript:alert(1)", but no page has that route'],
  [{ '/guide/page': '/guide/new' }, 'has the route of the page en/guide/page.md'],
  [{ '/gone#x': '/guide/new' }, 'refers to an anchor of a page that does not exist'],
  [{ '/a?x=1': '/guide/new' }, 'has a query'],
  [{ '/a/*': '/guide/new' }, 'is not a pattern'],
])('%j is an error', (redirects, message) => {
  expect(movesOf(redirects as Record<string, string>).invalid[0]?.error.message).toContain(message);
});

test('a page that has moved since an older version keeps its route in that version', () => {
  const table = sampleRoutes(
    samplePage('en/new', { version: 'v2' }),
    samplePage('en/old', { version: 'v1', routePath: '/v1/old' }),
    samplePage('en/new', { version: 'v1', routePath: '/v1/new' }),
  );
  const versions = { default: 'v2', all: ['v2', 'v1'] };
  const moves = (redirects: Record<string, string>) =>
    createConfiguredRedirects(table, sampleConfig({ versions, redirects }));
  const { invalid, findRoute } = moves({ '/old': '/new' });
  expect(invalid).toEqual([]);
  expect([findRoute('/old'), findRoute('/v1/old')]).toMatchObject([{ routePath: '/new' }, undefined]);
  expect(moves({ '/v1/old': '/v1/new' }).invalid[0]?.error.message).toContain('has the route of the page');
});

test('an old path in a folder with the name of the base path is right', () => {
  const config = sampleConfig({ base: '/guide/', redirects: { '/guide/old': '/guide/new' } });
  expect(createConfiguredRedirects(routes, config).invalid).toEqual([]);
});

test('an old path with the base path is an error', () => {
  const config = sampleConfig({ base: '/sub/', redirects: { '/sub/old': '/guide/new' } });
  expect(createConfiguredRedirects(routes, config).invalid[0]?.error).toMatchObject({
    message: expect.stringContaining('repeats the base path'),
    help: expect.stringContaining('"/old"'),
  });
});
