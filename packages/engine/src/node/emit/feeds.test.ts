import { expect, test } from '@rstest/core';
import { bodyOf, config, isXmlText, routes } from '../../../test/sample-blog.ts';
import { samplePage, sampleRoutes } from '../../../test/sample-pages.ts';
import { emitFeeds } from './feeds.ts';

test('each language has its feed of posts only, newest first, with lasting ids', async () => {
  const feeds = await emitFeeds(routes, config);
  expect(feeds.map((file) => file.path)).toEqual(['blog-rss.xml', 'blog-rss-zh.xml']);
  const english = bodyOf(feeds, 'blog-rss.xml');
  expect(english.match(/<guid[^>]*>[^<]+/g)).toEqual([
    '<guid isPermaLink="false">https://rivet.example/blog/newer',
    '<guid isPermaLink="false">https://rivet.example/blog/older',
  ]);
  expect(english).toContain('<title>Blog - Rivet</title>');
  expect(english).toContain('<lastBuildDate>Wed, 14 May 2025');
  expect(bodyOf(feeds, 'blog-rss-zh.xml')).toContain('<language>zh-CN</language>');
  expect(bodyOf(feeds, 'blog-rss-zh.xml')).toContain('<title>铆钉</title>');
});

test('a feed without posts is a feed all the same, and the same at any time', async () => {
  expect(bodyOf(await emitFeeds(sampleRoutes('en/index'), config), 'blog-rss.xml')).toContain('01 Jan 1970');
});

test('a feed is well-formed whatever the texts of its posts contain', async () => {
  const text = 'A\u0000B\u000BC\uFFFED\uD800E]]>F & <b>';
  const post = samplePage('en/blog/odd', {
    title: text,
    description: text,
    frontmatter: { date: '2025-01-01', author: text },
  });
  const feed = bodyOf(await emitFeeds(sampleRoutes('en/blog/index', post), config), 'blog-rss.xml');
  expect(isXmlText(feed)).toBe(true);
  // Outside of CDATA nothing is left of the markup in the texts.
  const outside = feed.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  expect(outside).not.toContain('<b>');
  expect(outside).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos);)/);
});
