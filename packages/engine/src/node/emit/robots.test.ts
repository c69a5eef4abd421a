import { expect, test } from '@rstest/core';
import { bodyOf, config } from '../../../test/sample-blog.ts';
import { emitRobots } from './robots.ts';

test('robots.txt names the sitemap', () => {
  expect(bodyOf(emitRobots(config), 'robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://rivet.example/sitemap.xml\n',
  );
});
