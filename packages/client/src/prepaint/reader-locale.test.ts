import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { decideLocale, type Visit } from './reader-locale.ts';

const FIRST_VISIT: Visit = {
  pathname: '/',
  base: '/',
  defaultLang: 'en',
  locales: ['en', 'zh'],
  versions: ['v1'],
  setting: 'entry',
  language: 'zh-CN',
  userAgent: 'Mozilla/5.0',
  visited: false,
};
const decide = (visit: Partial<Visit>) => decideLocale({ ...FIRST_VISIT, ...visit });
const STAY = undefined;
const go = (pathname: string) => ({ kind: 'go', pathname });

test.each<[string, Partial<Visit>, unknown]>([
  ['the entry page leads to the language of the browser', {}, go('/zh/')],
  ['zh-TW counts as zh', { language: 'zh-TW' }, go('/zh/')],
  ['the entry page in another spelling too', { pathname: '/index.html' }, go('/zh/index.html')],
  ['under a base as well', { base: '/docs/', pathname: '/docs/' }, go('/docs/zh/')],
  ['a later visit stays', { visited: true }, STAY],
  ['a later visit of a deep link is offered it too', { visited: true, pathname: '/x' }, { kind: 'offer', lang: 'zh' }],
  ['a later visit is not led away by auto', { visited: true, setting: 'auto', pathname: '/x' }, STAY],
  ['the reader’s own language stays', { language: 'en-GB' }, STAY],
  ['a language that the site does not speak stays', { language: 'fr' }, STAY],
  ['never is never', { setting: 'never' }, STAY],
  ['a crawler stays', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, STAY],
  ['an audit stays', { userAgent: 'Chrome-Lighthouse' }, STAY],
  ['a deep link stays, and may offer', { pathname: '/guide/start/' }, { kind: 'offer', lang: 'zh' }],
  ['so does the other locale’s home', { pathname: '/zh/', language: 'en' }, { kind: 'offer', lang: 'en' }],
  ['auto leads deep links away', { setting: 'auto', pathname: '/guide/x' }, go('/zh/guide/x')],
  ['auto leads back as well', { setting: 'auto', pathname: '/zh/guide/x', language: 'en' }, go('/guide/x')],
  ['auto stays in the version', { setting: 'auto', pathname: '/v1/guide/x' }, go('/v1/zh/guide/x')],
  ['auto leads to the home of the version', { setting: 'auto', pathname: '/v1/' }, go('/v1/zh/')],
  ['auto leads back in the version', { setting: 'auto', pathname: '/v1/zh/x', language: 'en' }, go('/v1/x')],
  ['a page of a version in the reader’s language stays', { pathname: '/v1/zh/x' }, STAY],
  [
    'a path of two slashes stays on the site',
    { setting: 'auto', pathname: '/zh//host/x', language: 'en' },
    go('/host/x'),
  ],
  ['a word that begins like a locale is none', { pathname: '/engine/x', language: 'en' }, STAY],
])('%s', (_, visit, expected) => {
  expect(decide(visit)).toEqual(expected);
});

const segment = fc.constantFrom('en', 'zh', 'v1', 'guide', 'host.example', 'index.html', '', '\\');
const SITE = 'https://site.example';
const visits = fc.record({
  pathname: fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  setting: fc.constantFrom('never', 'entry', 'auto'),
  language: fc.constantFrom('en', 'zh', 'zh-TW', 'fr', ''),
  visited: fc.boolean(),
});

test('redirects terminate, and stay on the site', () => {
  fc.assert(
    fc.property(visits, (visit) => {
      let { pathname } = visit;
      for (let step = 0; step < 10; step++) {
        const decision = decide({ ...visit, pathname, visited: visit.visited || step > 0 });
        if (decision?.kind !== 'go') return;
        pathname = decision.pathname;
        expect(new URL(pathname, SITE).origin).toBe(SITE);
      }
      throw new Error('The redirects do not end.');
    }),
  );
});
