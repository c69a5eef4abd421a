import { routeKey } from '@quire/client/contract';
import { decodeUrl } from '@quire/markdown/percent-decoding';
import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { findMissedPage, type MissedVisit } from './missed-page.ts';

const SITE = {
  base: '/',
  routes: [
    '/',
    '/guide/start/',
    '/guide/basic/cli',
    '/API/Call',
    '/指南',
    '/zh/',
    '/zh/guide/basic/cli',
    '/v1/guide/a',
  ],
  moves: [
    ['/guide', '/guide/start/'],
    ['/v1/en', '/v1/'],
    ['/Old', '/guide/basic/cli#part'],
    ['/away', 'https://b.example/x?q=1'],
  ] as const,
  folders: [
    ['/en/guide', '/guide'],
    ['/v1/en/guide', '/v1/guide'],
    ['/en/zh', '/zh'],
  ] as const,
  roots: ['/', '/zh/', '/v1/', '/v1/zh/'],
  root: '/',
};

function find(url: string, visit: Partial<MissedVisit> = {}) {
  const { pathname, search, hash } = new URL(`https://a.example${url}`);
  return findMissedPage({ ...SITE, pathname, search, hash, ...visit });
}

const STAY = { kind: 'stay' };
const go = (href: string) => ({ kind: 'go', href });

test.each([
  ['/guide/basic/cli/', '/guide/basic/cli'],
  ['/guide/basic/cli/?a=1#b', '/guide/basic/cli?a=1#b'],
  ['/Guide/Basic/CLI', '/guide/basic/cli'],
  ['/guide/start/INDEX.html', '/guide/start/'],
  ['/ZH/guide/basic/cli', '/zh/guide/basic/cli'],
  ['/api/call.html', '/API/Call'],
  ['/%E6%8C%87%E5%8D%97/', '/%E6%8C%87%E5%8D%97'],
  ['/GUIDE', '/guide/start/'],
  ['/old/?a=1#b', '/guide/basic/cli?a=1#part'],
  ['/away?a=1#b', 'https://b.example/x?q=1#b'],
  ['/v1/en/?a=1', '/v1/?a=1'],
  ['/en/guide/basic/cli?a=1#b', '/guide/basic/cli?a=1#b'],
  ['/EN/Guide/Basic/CLI.html', '/guide/basic/cli'],
  ['/v1/en/guide/a', '/v1/guide/a'],
])('%s leads to %s', (asked, href) => {
  expect(find(asked)).toEqual(go(href));
});

test('below a base too, and outside of it nothing is done', () => {
  expect(find('/docs/Guide/Basic/CLI/?a=1', { base: '/docs/' })).toEqual(go('/docs/guide/basic/cli?a=1'));
  expect(find('/docs/zh/nope', { base: '/docs/' })).toEqual(go('/docs/zh/404?from=%2Fdocs%2Fzh%2Fnope'));
  expect(find('/Guide/Basic/CLI', { base: '/docs/' })).toEqual(STAY);
});

test('an unknown path leads to the 404 page of its version and locale, which is shown at the URL that was asked for', () => {
  expect(find('/nope')).toEqual(STAY);
  expect(find('/zh/nope?a=1#b')).toEqual(go('/zh/404?from=%2Fzh%2Fnope%3Fa%3D1%23b'));
  expect(find('/v1/zh/nope')).toEqual(go('/v1/zh/404?from=%2Fv1%2Fzh%2Fnope'));
  expect(find('/en/ZH/nope')).toEqual(go('/zh/404?from=%2Fen%2FZH%2Fnope'));
  expect(find('/v1/zh/nope', { root: '/v1/zh/' })).toEqual(STAY);
  expect(find('/zh/404?from=%2Fzh%2Fnope%3Fa%3D1%23b', { root: '/zh/' })).toEqual({
    kind: 'show',
    href: '/zh/nope?a=1#b',
  });
  // Where the host has not even that, the page of the root is shown, once.
  expect(find('/zh/404?from=%2Fzh%2Fnope')).toEqual({ kind: 'show', href: '/zh/nope' });
});

test('a 404 page that is asked for by its own URL stays, and takes no URL of another site', () => {
  expect(find('/zh/404', { root: '/zh/' })).toEqual(STAY);
  for (const from of [
    '//evil.example/x',
    '/\\evil.example/x',
    '/\t/evil.example/x',
    'https://evil.example/x',
    'javascript:alert(1)',
    '',
  ])
    expect(find(`/zh/404?from=${encodeURIComponent(from)}`, { root: '/zh/' })).toEqual(STAY);
});

test('a page that the host misses though it has it does not lead to itself', () => {
  expect(find('/guide/basic/cli')).toEqual(STAY);
  expect(find('/%E6%8C%87%E5%8D%97')).toEqual(STAY);
});

const segment = fc.constantFrom('en', 'zh', 'Guide', 'x.html', 'index', 'index.html', '404', '%', '%E6', 'API', '');
const paths = fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);

test('it knows a spelling as the rest of the engine does', () => {
  fc.assert(
    fc.property(paths, paths, (path, route) => {
      const asked = { pathname: path, search: '', hash: '' };
      const found = findMissedPage({ ...SITE, routes: [route], moves: [], folders: [], roots: ['/'], ...asked });
      if (found.kind === 'go') expect(routeKey(route)).toBe(routeKey(path));
      else if (routeKey(path) === routeKey(route) && routeKey(path) !== '/404') expect(decodeUrl(path)).toBe(route);
    }),
  );
});

test('whatever is asked for, it ends', () => {
  fc.assert(
    fc.property(paths, (path) => {
      let visit = find(path);
      let root = '/';
      for (let step = 0; visit.kind === 'go'; step++) {
        expect(step).toBeLessThan(3);
        if (!visit.href.includes('404?from=')) return;
        root = visit.href.slice(0, visit.href.indexOf('404?'));
        visit = find(visit.href, { root });
      }
    }),
  );
});
