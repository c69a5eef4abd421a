import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { sampleConfig, samplePage, sampleRoutes } from '../../../../test/sample-pages.ts';
import type { ResolvedConfig } from '../../config/resolved-config.ts';
import type { RouteTable } from '../../content/route-table.ts';
import { listRedundantSegments } from './redundant-segments.ts';

const bilingual = sampleRoutes('en/index', 'en/faq', 'en/guide/start/index', 'en/guide/x', 'zh/guide/x');
const pageOf = (version: string, lang: string, routePath: string) =>
  samplePage(`${version}/${lang}${routePath}`, { version, lang, routePath });

function listRules(routes: RouteTable, overrides: Partial<ResolvedConfig> = {}): string[] {
  return listRedundantSegments({ routes, config: sampleConfig(overrides) }).map(({ from, to }) => `${from} ${to}`);
}

function createPublicDir(folder: string): string {
  const publicDir = mkdtempSync(join(tmpdir(), 'quire-public-'));
  mkdirSync(join(publicDir, folder), { recursive: true });
  return publicDir;
}

test('each folder of the default language has a rule of its own, so that no target begins with what was asked for', () => {
  expect(new Set(listRules(bilingual))).toEqual(
    new Set(['/en /', '/en/ /', '/en/faq /faq', '/en/guide /guide', '/en/guide/* /guide/:splat', ...OF_CHINESE]),
  );
});

/** A second language after the redundant one. */
const OF_CHINESE = ['/en/zh /zh', '/en/zh/* /zh/:splat'];

test('a site in one language without versions has no redundant segment', () => {
  expect(listRules(bilingual, { locales: [{ lang: 'en', label: 'English' }] })).toEqual([]);
});

test('beside public files, or pages, with the same beginning, each page has a rule of its own', () => {
  const rules = [
    '/en /',
    '/en/ /',
    '/en/faq /faq',
    '/en/guide/start/ /guide/start/',
    '/en/guide/x /guide/x',
    '/en/zh/guide/x /zh/guide/x',
  ];
  expect(listRules(bilingual, { publicDir: createPublicDir('en') })).toEqual(rules);
  const taken = sampleRoutes('en/index', 'en/faq', 'en/guide/x', 'en/en/faq');
  expect(listRules(taken)).toEqual(['/en /', '/en/ /', '/en/en/faq /en/faq', '/en/guide/x /guide/x']);
});

test('the segments of the default version and language are redundant in every combination', () => {
  const routes = sampleRoutes(
    pageOf('v2', 'en', '/a'),
    pageOf('v2', 'zh', '/zh/b/c'),
    pageOf('v1', 'en', '/v1/d/e'),
    pageOf('v1', 'zh', '/v1/zh/f'),
  );
  expect(new Set(listRules(routes, { versions: { default: 'v2', all: ['v2', 'v1'] } }))).toEqual(
    new Set([
      ...['/v2 /', '/en /', '/v2/en /', '/v2/a /a', '/en/a /a', '/v2/en/a /a'],
      ...['/v2/zh /zh/', '/v2/zh/b /zh/b', '/v2/zh/b/* /zh/b/:splat'],
      ...['/v2/zh /zh', '/v2/zh/* /zh/:splat', '/en/zh /zh', '/en/zh/* /zh/:splat'],
      ...['/v2/en/zh /zh', '/v2/en/zh/* /zh/:splat', '/v1/en/zh /v1/zh', '/v1/en/zh/* /v1/zh/:splat'],
      ...['/v1/en /v1/', '/v1/en/d /v1/d', '/v1/en/d/* /v1/d/:splat'],
    ]),
  );
});
