import { expect, test } from '@rstest/core';
import { bodyOf, config } from '../../../test/sample-blog.ts';
import { sampleConfig } from '../../../test/sample-pages.ts';
import { emitRedirects } from './redirects-file.ts';

test('redirects come in the given order, before those of the redundant language prefix', () => {
  expect(bodyOf(emitRedirects([{ from: '/guide', to: '/guide/start/' }], config), '_redirects')).toBe(
    '/guide /guide/start/ 301\n/en / 301\n/en/* /:splat 301\n',
  );
});

test('redirects hold the base; a site in one language has none of its own', () => {
  const plain = sampleConfig({ base: '/docs/', locales: [{ lang: 'en', label: 'English' }] });
  expect(emitRedirects([], plain)).toEqual([]);
  expect(bodyOf(emitRedirects([{ from: '/a', to: '/b' }], plain), '_redirects')).toBe('/docs/a /docs/b 301\n');
});
