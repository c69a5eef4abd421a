import { expect, test } from '@rstest/core';
import { bodyOf, config, homeless, routes } from '../../../test/sample-blog.ts';
import { emitFeeds } from './feeds.ts';
import { listOmissions } from './omissions.ts';
import { emitRobots } from './robots.ts';
import { emitSitemap } from './sitemap.ts';

test('without a host there is no sitemap and no feed, and the report says why', () => {
  expect([...emitSitemap(routes, homeless), ...emitFeeds(routes, homeless)]).toEqual([]);
  expect(listOmissions(homeless)).toEqual([expect.stringContaining('set "siteUrl"')]);
  expect(listOmissions(config)).toEqual([]);
  expect(bodyOf(emitRobots(homeless), 'robots.txt')).not.toContain('Sitemap');
});
