import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { bodyOf, config, routes } from '../../../test/sample-blog.ts';
import { sampleConfig, samplePage, sampleRoutes } from '../../../test/sample-pages.ts';
import { emitRedirects } from './redirects-file.ts';

test('redirects come in the given order, before those of the redundant language prefix', () => {
  expect(bodyOf(emitRedirects([{ from: '/guide', to: '/guide/start/' }], { routes, config }), '_redirects')).toBe(
    '/guide /guide/start/ 301\n/en / 301\n/en/* /:splat 301\n',
  );
});

test('redirects hold the base; a site in one language has none of its own', () => {
  const plain = sampleConfig({ base: '/docs/', locales: [{ lang: 'en', label: 'English' }] });
  expect(emitRedirects([], { routes, config: plain })).toEqual([]);
  expect(bodyOf(emitRedirects([{ from: '/a', to: '/b' }], { routes, config: plain }), '_redirects')).toBe(
    '/docs/a /docs/b 301\n',
  );
});

test('a public folder of the prefix is not redirected: each page has a rule of its own then', () => {
  const publicDir = mkdtempSync(join(tmpdir(), 'quire-public-'));
  mkdirSync(join(publicDir, 'en'));
  const rules = bodyOf(emitRedirects([], { routes, config: { ...config, publicDir } }), '_redirects');
  expect(rules).toMatch(/^\/en \/ 301\n\/en\/ \/ 301\n(?:.*\n)*\/en\/guide\/start\/ \/guide\/start\/ 301\n/);
  expect(rules).not.toMatch(/\*|zh|404/);
});

test('so in the folder of a version', () => {
  const publicDir = mkdtempSync(join(tmpdir(), 'quire-public-'));
  mkdirSync(join(publicDir, 'v1/en'), { recursive: true });
  const pageOf = (version: string, lang: string, routePath: string) =>
    samplePage(`${version}/${lang}${routePath}`, { version, lang, routePath });
  const pages = sampleRoutes(pageOf('v2', 'en', '/a'), pageOf('v1', 'en', '/v1/b'), pageOf('v1', 'zh', '/v1/zh/b'));
  const versions = { default: 'v2', all: ['v2', 'v1'] };
  expect(bodyOf(emitRedirects([], { routes: pages, config: { ...config, publicDir, versions } }), '_redirects')).toBe(
    '/v2 / 301\n/v2/* /:splat 301\n/en / 301\n/en/* /:splat 301\n/v1/en /v1/ 301\n/v1/en/b /v1/b 301\n',
  );
});
