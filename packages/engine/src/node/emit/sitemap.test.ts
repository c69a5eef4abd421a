import { expect, test } from '@rstest/core';
import { bodyOf, config, routes } from '../../../test/sample-blog.ts';
import { sampleConfig, sampleRoutes } from '../../../test/sample-pages.ts';
import { emitSitemap } from './sitemap.ts';

test('the sitemap names each page once with its languages, and no 404', () => {
  const sitemap = bodyOf(emitSitemap(routes, config), 'sitemap.xml');
  expect(sitemap.match(/<loc>[^<]+/g)).toHaveLength(7);
  expect(sitemap).not.toContain('404');
  expect(sitemap).toContain(
    '<url><loc>https://rivet.example/guide/start/</loc><lastmod>2026-01-02T03:04:05Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://rivet.example/guide/start/"/>' +
      '<xhtml:link rel="alternate" hreflang="zh" href="https://rivet.example/zh/guide/start/"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://rivet.example/guide/start/"/></url>',
  );
});

test('a page in one language has no alternates in the sitemap', () => {
  expect(bodyOf(emitSitemap(routes, config), 'sitemap.xml')).toContain(
    '<loc>https://rivet.example/blog/older</loc></url>',
  );
});

test('URLs hold the base and are encoded', () => {
  const sitemap = bodyOf(emitSitemap(sampleRoutes('en/名词'), sampleConfig({ base: '/docs/' })), 'sitemap.xml');
  expect(sitemap).toContain('<loc>https://rivet.example/docs/%E5%90%8D%E8%AF%8D</loc>');
});
