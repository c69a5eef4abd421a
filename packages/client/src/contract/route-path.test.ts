import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { routeKey, stripBase, toHref } from './route-path.ts';
import { translateRoutePath } from './translate-route-path.ts';

describe('spellings of one page', () => {
  test.each([
    ['/guide/x.html', '/guide/x'],
    ['/guide/x/', '/guide/x'],
    ['/guide/start/index.html', '/guide/start/'],
    ['/guide/start/index', '/guide/start/'],
    ['/guide/start', '/guide/start/'],
    ['/Guide/Start/', '/guide/start/'],
    ['//guide//x', '/guide/x'],
    ['/zh/index', '/zh/'],
    ['/index.html', '/'],
    ['/%E4%B8%AD', '/中'],
  ])('%s is the same page as %s', (spelling, route) => {
    expect(routeKey(spelling)).toBe(routeKey(route));
  });

  test('a name that only ends in "index" is another page', () => {
    expect(routeKey('/guide/reindex')).not.toBe(routeKey('/guide/re'));
  });

  test('every URL has a key, and the key of a key is itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        const key = routeKey(`/${path}`);
        expect(key.startsWith('/')).toBe(true);
      }),
    );
    const segment = fc.stringMatching(/^[a-z0-9-]{1,8}$/).filter((name) => name !== 'index');
    fc.assert(
      fc.property(
        fc.array(segment, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', '/', '.html', '/index', '/index.html'),
        (parts, ending) => {
          const route = `/${parts.join('/')}`;
          expect(routeKey(route + ending)).toBe(route);
          expect(routeKey(routeKey(route + ending))).toBe(route);
        },
      ),
    );
  });
});

describe('base path', () => {
  test('is removed from URLs to which it was added', () => {
    fc.assert(
      fc.property(fc.constantFrom('/', '/docs/', '/a/b/'), fc.webPath(), (base, path) => {
        const route = path.startsWith('/') ? path : `/${path}`;
        expect(stripBase(toHref(route, base), base)).toBe(route);
      }),
    );
  });

  test('a path outside of the base has no route', () => {
    expect(stripBase('/other/x', '/docs/')).toBeUndefined();
    expect(stripBase('/docs', '/docs/')).toBe('/');
  });
});

describe('the same page in another locale', () => {
  test.each([
    ['/', 'en', 'zh', '/zh/'],
    ['/zh/', 'zh', 'en', '/'],
    ['/guide/x', 'en', 'zh', '/zh/guide/x'],
    ['/zh/guide/x', 'zh', 'en', '/guide/x'],
    ['/zh/guide/x', 'zh', 'zh', '/zh/guide/x'],
    ['/zhou/x', 'en', 'zh', '/zh/zhou/x'],
    ['/', 'zh', 'zh', '/zh/'],
  ])('%s from %s to %s is %s', (route, from, to, expected) => {
    expect(translateRoutePath(route, { from, to, defaultLang: 'en' })).toBe(expected);
  });
});
