import { expect, test } from '@rstest/core';
import { bodyOf, config, homeless, routes } from '../../../test/sample-blog.ts';
import { listConfigWarnings } from '../check/config-warnings.ts';
import { createPageHeads } from '../routes/page-heads.ts';
import { emitFeeds } from './feeds.ts';
import { emitRobots } from './robots.ts';
import { emitSitemap } from './sitemap.ts';

test('without a host there is no sitemap and no feed, and the report says why', async () => {
  expect([
    ...emitSitemap({ routes, heads: createPageHeads(routes, homeless), config: homeless }),
    ...(await emitFeeds(routes, homeless)),
  ]).toEqual([]);
  expect(listConfigWarnings(homeless)).toEqual([
    expect.objectContaining({ severity: 'warning', help: 'Set "siteUrl" in the configuration.' }),
  ]);
  expect(listConfigWarnings(config)).toEqual([]);
  expect(bodyOf(emitRobots(homeless), 'robots.txt')).not.toContain('Sitemap');
});
