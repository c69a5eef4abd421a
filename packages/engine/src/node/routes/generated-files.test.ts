import { expect, test } from '@rstest/core';
import { sampleConfig, samplePage, sampleRoutes } from '../../../test/sample-pages.ts';
import { emitFeeds } from '../emit/feeds.ts';
import { emitLlmsTxt } from '../emit/llms-txt.ts';
import { emitRobots } from '../emit/robots.ts';
import { emitSitemap } from '../emit/sitemap.ts';
import { emitSkills } from '../emit/skills.ts';
import { listGeneratedFiles } from './generated-files.ts';

const feeds = [{ prefix: '/blog/', name: 'blog-rss' }];

test('pages may link to the feeds, the sitemap and the indexes that the build makes, in every language', () => {
  expect(listGeneratedFiles(sampleRoutes(), sampleConfig({ siteUrl: 'https://lib.example', feeds }))).toEqual([
    ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/llms-full.txt', '/zh/llms.txt', '/zh/llms-full.txt'],
    ...['/blog-rss.xml', '/blog-rss-zh.xml'],
  ]);
});

test('a site that does not know its host has no feeds and no sitemap to link to', () => {
  expect(listGeneratedFiles(sampleRoutes(), sampleConfig({ siteUrl: undefined, feeds }))).toEqual([
    '/robots.txt',
    '/llms.txt',
    '/llms-full.txt',
    '/zh/llms.txt',
    '/zh/llms-full.txt',
  ]);
});

test('what is listed is what the build makes', async () => {
  const skill = { description: 'Use it.', frontmatter: { skill: 'use-lib' } };
  const routes = sampleRoutes('en/index', samplePage('en/skill', skill), 'zh/index', samplePage('zh/skill', skill));
  const config = sampleConfig({ siteUrl: 'https://lib.example', feeds });
  const llms = await emitLlmsTxt({
    routes,
    config,
    sidebarsOf: () => [],
    textsOf: () => ({}),
    markdownPathOf: () => undefined,
    loadMarkdown: async () => undefined,
  });
  const skills = await emitSkills({ routes, config, loadMarkdown: async () => '' });
  const feedFiles = await emitFeeds(routes, config);
  const made = [...emitRobots(config), ...emitSitemap(routes, config), ...llms, ...skills, ...feedFiles];
  expect(made.map(({ path }) => `/${path}`)).toEqual(listGeneratedFiles(routes, config));
});
