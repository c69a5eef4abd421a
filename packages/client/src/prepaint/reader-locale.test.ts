import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { findRedirect, type Visit } from './reader-locale.ts';

const FIRST_VISIT: Visit = {
  pathname: '/',
  base: '/',
  defaultLang: 'en',
  locales: ['en', 'zh'],
  versions: ['v1'],
  language: 'zh-CN',
  userAgent: 'Mozilla/5.0',
  visited: false,
};
const find = (visit: Partial<Visit>) => findRedirect({ ...FIRST_VISIT, ...visit });
const STAY = undefined;

test.each<[string, Partial<Visit>, string | undefined]>([
  ['the home page leads to the language of the browser', {}, '/zh/'],
  ['zh-TW counts as zh', { language: 'zh-TW' }, '/zh/'],
  ['the home page in another spelling too', { pathname: '/index.html' }, '/zh/index.html'],
  ['under a base as well', { base: '/docs/', pathname: '/docs/' }, '/docs/zh/'],
  ['a later visit stays', { visited: true }, STAY],
  ['the reader’s own language stays', { language: 'en-GB' }, STAY],
  ['a language that the site does not speak stays', { language: 'fr' }, STAY],
  ['a crawler stays', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, STAY],
  ['an audit stays', { userAgent: 'Chrome-Lighthouse' }, STAY],
  ['a deep link leads to the same page', { pathname: '/guide/x' }, '/zh/guide/x'],
  ['the other way as well', { pathname: '/zh/guide/x', language: 'en' }, '/guide/x'],
  ['the version stays the same', { pathname: '/v1/guide/x' }, '/v1/zh/guide/x'],
  ['the home of a version leads to its other home', { pathname: '/v1/' }, '/v1/zh/'],
  ['the other way in a version', { pathname: '/v1/zh/x', language: 'en' }, '/v1/x'],
  ['a page of a version in the reader’s language stays', { pathname: '/v1/zh/x' }, STAY],
  ['a path of two slashes stays on the site', { pathname: '/zh//host/x', language: 'en' }, '/host/x'],
  ['a word that begins like a locale is none', { pathname: '/engine/x', language: 'en' }, STAY],
])('%s', (_, visit, expected) => {
  expect(find(visit)).toBe(expected);
});

const segment = fc.constantFrom('en', 'zh', 'v1', 'guide', 'host.example', 'index.html', '', '\\');
const SITE = 'https://site.example';
const visits = fc.record({
  pathname: fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  language: fc.constantFrom('en', 'zh', 'zh-TW', 'fr', ''),
  visited: fc.boolean(),
});

test('redirects terminate, and stay on the site', () => {
  fc.assert(
    fc.property(visits, (visit) => {
      let { pathname } = visit;
      for (let step = 0; step < 10; step++) {
        const target = find({ ...visit, pathname, visited: visit.visited || step > 0 });
        if (target === undefined) return;
        pathname = target;
        expect(new URL(pathname, SITE).origin).toBe(SITE);
      }
      throw new Error('The redirects do not end.');
    }),
  );
});
