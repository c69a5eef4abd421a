import { expect, test } from '@rstest/core';
import { findHomeHref } from './find-home-href.ts';

const langs = ['en', 'zh'];

const versions = ['v1'];

test.each([
  ['/', '/zh/guide/nowhere', '/zh/'],
  ['/', '/guide/nowhere', '/'],
  ['/', '/zhx/nowhere', '/'],
  ['/docs/', '/docs/zh/nowhere', '/docs/zh/'],
  ['/docs/', '/elsewhere/zh/', '/docs/'],
  ['/', '/v1/guide/nowhere', '/v1/'],
  ['/', '/v1/zh/nowhere', '/v1/zh/'],
  ['/', '/zh/v1/nowhere', '/zh/'],
  ['/', '/v2/nowhere', '/'],
  ['/docs/', '/docs/v1/zh/nowhere', '/docs/v1/zh/'],
])('with base %s, from %s home is %s', (base, pathname, home) => {
  expect(findHomeHref(pathname, { base, versions, langs, fallback: base })).toBe(home);
});
