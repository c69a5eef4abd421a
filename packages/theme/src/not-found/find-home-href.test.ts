import { expect, test } from '@rstest/core';
import { findHomeHref } from './find-home-href.ts';

const locales = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '简体中文' },
];

test.each([
  ['/', '/zh/guide/nowhere', '/zh/'],
  ['/', '/guide/nowhere', '/'],
  ['/', '/zhx/nowhere', '/'],
  ['/docs/', '/docs/zh/nowhere', '/docs/zh/'],
  ['/docs/', '/elsewhere/zh/', '/docs/'],
])('with base %s, from %s home is %s', (base, pathname, home) => {
  expect(findHomeHref(pathname, { base, locales, fallback: base })).toBe(home);
});
