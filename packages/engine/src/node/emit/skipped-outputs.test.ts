import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { bodyOf, config, homeless, routes } from '../../../test/sample-blog.ts';
import { listConfigWarnings, listLostRoutes, listLostTexts } from '../check/config-warnings.ts';
import { createPageHeads } from '../routes/page-heads.ts';
import { emitFeeds } from './feeds.ts';
import { emitRobots } from './robots.ts';
import { emitSitemap } from './sitemap.ts';

test('without a host there is no sitemap and no feed, and without a folder no language, and the report says why', async () => {
  expect([
    ...emitSitemap({ routes, heads: createPageHeads(routes, homeless), config: homeless }),
    ...(await emitFeeds(routes, homeless)),
  ]).toEqual([]);
  expect(listConfigWarnings(homeless)).toEqual([
    expect.objectContaining({ severity: 'warning', help: 'Set "siteUrl" in the configuration.' }),
  ]);
  expect(listConfigWarnings(config)).toEqual([]);
  const inFolders = { docsDir: join(import.meta.dirname, '..'), localeFolders: false };
  const locales = ['en', 'emit'].map((lang) => ({ lang, label: lang }));
  expect(listConfigWarnings({ ...config, ...inFolders, locales })).toMatchObject([
    { message: expect.stringMatching(/^The pages in "emit" are read as pages in "en"/) },
  ]);
  const nav = { default: [], v1: [], v2: [] };
  expect(listConfigWarnings({ ...config, locales: [{ lang: 'en', label: 'English', nav }] })).toMatchObject(
    ['v1', 'v2'].map((name) => ({ message: `The navigation of "${name}" is for no version of the site.` })),
  );
  expect(bodyOf(emitRobots(homeless), 'robots.txt')).not.toContain('Sitemap');
});

test('boosts and sidebars of routes that no page has, and texts that the theme does not show, are reported', () => {
  const boosts = ['/blgo/', '/blog/'].map((route) => ({ route, factor: 2 }));
  const search = { provider: 'local' as const, synonyms: [], quickLinks: [], boosts };
  const sidebar = { '/blog': [], '/guid/': [] };
  const lost = listLostRoutes(routes, { ...config, search, locales: [{ lang: 'en', label: 'English', sidebar }] });
  expect(lost.map(({ message }) => message).join()).toMatch(/^[^,]*"\/blgo\/"[^,]*,[^,]*"\/guid\/"\.$/);
  const texts = { outlineTitel: 'a', 'my.own': 'b', outlineTitle: 'c', editLinkText: 'd' };
  const locales = [{ lang: 'en', label: 'English', texts }];
  expect(listLostTexts({ getTexts: () => ({ outlineTitle: 'On this page' }) }, { ...config, locales })).toMatchObject([
    { message: 'The theme has no text "outlineTitel".', help: 'Did you mean "outlineTitle"?' },
    { message: 'The theme has no text "my.own".', help: expect.stringContaining('"i18nSource"') },
  ]);
});
