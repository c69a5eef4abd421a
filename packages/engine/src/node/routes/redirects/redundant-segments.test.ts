import { expect, test } from '@rstest/core';
import { writeSite } from '../../../../test/run-quire.ts';
import { sampleConfig, sampleRoutes } from '../../../../test/sample-pages.ts';
import type { ResolvedConfig } from '../../config/resolved-config.ts';
import type { RouteTable } from '../../content/route-table.ts';
import type { Redirect } from './redirect.ts';
import { listRedundantSegments } from './redundant-segments.ts';

const bilingual = sampleRoutes('en/index', 'en/faq', 'en/guide/start/index', 'en/guide/x', 'zh/guide/x');

function listRules(routes: RouteTable, overrides: Partial<ResolvedConfig> = {}, moved: Redirect[] = []): string[] {
  const config = sampleConfig(overrides);
  return listRedundantSegments({ routes, config }, moved).map(({ from, to }) => `${from} ${to}`);
}

test('each folder of the default language has a rule of its own, so that no target begins with what was asked for', () => {
  expect(new Set(listRules(bilingual))).toEqual(
    new Set(['/en /', '/en/ /', '/en/faq /faq', '/en/guide /guide', '/en/guide/* /guide/:splat', ...OF_CHINESE]),
  );
});

test('a moved page has a rule too, unless that of a folder leads to it', () => {
  const moved = ['/old', '/old/', '/guide/old'].map((from) => ({ kind: 'moved' as const, from, to: '/faq' }));
  expect(new Set(listRules(bilingual, {}, moved))).toEqual(new Set([...listRules(bilingual), '/en/old /faq']));
});

/** A second language after the redundant one. */
const OF_CHINESE = ['/en/zh /zh', '/en/zh/* /zh/:splat'];

test('a site in one language without versions has no redundant segment', () => {
  expect(listRules(bilingual, { locales: [{ lang: 'en', label: 'English' }] })).toEqual([]);
});

test('beside public files, or pages, with the same beginning, each page has a rule of its own', () => {
  const publicDir = writeSite({ 'en/note.txt': '' });
  const rules = ['/en /', '/en/ /', '/en/faq /faq', '/en/guide/start/ /guide/start/', '/en/guide/x /guide/x'];
  expect(listRules(bilingual, { publicDir })).toEqual([...rules, '/en/zh/guide/x /zh/guide/x']);
  const taken = sampleRoutes('en/index', 'en/faq', 'en/guide/x', 'en/en/faq');
  expect(listRules(taken)).toEqual(['/en /', '/en/ /', '/en/en/faq /en/faq', '/en/guide/x /guide/x']);
});
