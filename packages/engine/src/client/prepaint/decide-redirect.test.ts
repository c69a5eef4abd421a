import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { decideRedirect, type Navigation } from './decide-redirect.ts';

const FIRST_VISIT: Navigation = {
  pathname: '/',
  base: '/',
  defaultLang: 'en',
  locales: ['en', 'zh'],
  setting: 'entry',
  language: 'zh-CN',
  userAgent: 'Mozilla/5.0',
  visited: false,
};
const decide = (visit: Partial<Navigation>) => decideRedirect({ ...FIRST_VISIT, ...visit });
const STAY = undefined;
const go = (pathname: string) => ({ kind: 'go', pathname });

test.each<[string, Partial<Navigation>, unknown]>([
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
  ['a redundant segment goes, on any visit', { pathname: '/en/guide/x', visited: true }, go('/guide/x')],
  ['a redundant segment alone goes', { pathname: '/en', visited: true }, go('/')],
  ['a word that begins like a locale is none', { pathname: '/engine/x', language: 'en' }, STAY],
])('%s', (_, visit, expected) => {
  expect(decide(visit)).toEqual(expected);
});

const segment = fc.constantFrom('en', 'zh', 'guide', 'x', 'index.html', '');
const visits = fc.record({
  pathname: fc.array(segment, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  setting: fc.constantFrom('never', 'entry', 'auto'),
  language: fc.constantFrom('en', 'zh', 'zh-TW', 'fr', ''),
  visited: fc.boolean(),
});

test('redirects come to an end, and stay on the site', () => {
  fc.assert(
    fc.property(visits, (visit) => {
      let { pathname } = visit;
      for (let step = 0; step < 10; step++) {
        const decision = decide({ ...visit, pathname, visited: visit.visited || step > 0 });
        if (decision?.kind !== 'go') return;
        pathname = decision.pathname;
        expect(pathname.startsWith('/')).toBe(true);
      }
      throw new Error('It goes on and on.');
    }),
  );
});
