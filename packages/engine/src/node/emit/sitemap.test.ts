import { expect, test } from '@rstest/core';
import { buildOutput } from '../../../test/run-quire.ts';
import { bodyOf, config, routes } from '../../../test/sample-blog.ts';
import { sampleConfig, sampleRoutes } from '../../../test/sample-pages.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { RouteTable } from '../content/route-table.ts';
import { createPageHeads } from '../routes/page-heads.ts';
import { emitSitemap } from './sitemap.ts';

const emit = (routes: RouteTable, config: ResolvedConfig) =>
  emitSitemap({ routes, heads: createPageHeads(routes, config), config });

test('the sitemap names each page once, with its languages if it has several, and no 404', () => {
  const sitemap = bodyOf(emit(routes, config), 'sitemap.xml');
  expect(sitemap.match(/<loc>[^<]+/g)).toHaveLength(7);
  expect(sitemap).not.toContain('404');
  expect(sitemap).toContain(
    '<url><loc>https://rivet.example/guide/start/</loc><lastmod>2026-01-02T03:04:05Z</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="en" href="https://rivet.example/guide/start/"/>' +
      '<xhtml:link rel="alternate" hreflang="zh" href="https://rivet.example/zh/guide/start/"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://rivet.example/guide/start/"/></url>',
  );
  expect(sitemap).toContain('<loc>https://rivet.example/blog/older</loc></url>');
});

test('URLs hold the base and are encoded', () => {
  const sitemap = bodyOf(emit(sampleRoutes('en/名词'), sampleConfig({ base: '/docs/' })), 'sitemap.xml');
  expect(sitemap).toContain('<loc>https://rivet.example/docs/%E5%90%8D%E8%AF%8D</loc>');
});

test('404.md is the page for unknown URLs, with its text, and no page of the site', async () => {
  const pages = { 'docs/index.md': '# Home\n', 'docs/404.md': '# Lost at sea\n', 'docs/guide/404.md': '# Four\n' };
  const config = "export default { siteUrl: 'https://t.example' };\n";
  const { read, has } = await buildOutput({ ...pages, 'site.config.mjs': config });
  const notFound = read('404.html');
  expect(notFound).toContain('<title>Lost at sea - ');
  expect(notFound.indexOf('Lost at sea<')).toBeLessThan(notFound.indexOf('Take me home'));
  expect(read('404.html')).toContain('noindex');
  expect(read('404.html')).not.toContain('rel="canonical"');
  expect(read('sitemap.xml').match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://t.example/',
    '<loc>https://t.example/guide/404',
  ]);
  expect(read('llms.txt')).not.toContain('Lost at sea');
  expect(read('search/en.json')).not.toContain('Lost at sea');
  expect(has('404.md')).toBe(false);
});

test('pages that an author calls copies of other pages are not in the sitemap', async () => {
  const copyOf = (url: string) => `---\nhead: [[link, { rel: canonical, href: '${url}' }]]\n---\n\n# Page\n`;
  const { read } = await buildOutput({
    'docs/index.md': copyOf('https://t.example/'),
    'docs/part.md': copyOf('https://t.example/'),
    'docs/copy.md': copyOf('https://other.example/copy'),
    'site.config.mjs': "export default { siteUrl: 'https://t.example' };\n",
  });
  expect(read('sitemap.xml').match(/<loc>[^<]*/g)).toEqual(['<loc>https://t.example/']);
});
