import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { sampleConfig, sampleRoutes } from '../../../../test/sample-pages.ts';
import type { ResolvedConfig } from '../../config/resolved-config.ts';
import type { RouteTable } from '../../content/route-table.ts';
import { listRedundantSegments } from './redundant-segments.ts';

const bilingual = sampleRoutes('en/index', 'en/faq', 'en/guide/start/index', 'en/guide/x', 'zh/guide/x');

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
