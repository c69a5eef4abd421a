import { expect, test } from '@rstest/core';
import { sampleConfig, samplePage, sampleRoutes } from '../../../test/sample-pages.ts';
import { emitFeeds } from '../emit/feeds.ts';
import { emitLlmsTxt } from '../emit/llms-txt.ts';
import { emitRobots } from '../emit/robots.ts';
import { emitSitemap } from '../emit/sitemap.ts';
import { emitSkills } from '../emit/skills.ts';
import { listGeneratedFiles } from './generated-files.ts';
import { createPageHeads } from './page-heads.ts';

const feeds = [{ prefix: '/blog/', name: 'blog-rss' }];

test.each(['https://lib.example', undefined])(
  'pages may link to the files that the build makes, in every language, on the host %s',
  async (siteUrl) => {
    const skill = { description: 'Use it.', frontmatter: { skill: 'use-lib' } };
    // Where a site does not know its host, a skill is an error.
    const skills = siteUrl === undefined ? [] : [samplePage('en/skill', skill), samplePage('zh/skill', skill)];
    const routes = sampleRoutes('en/index', 'zh/index', ...skills);
    const config = sampleConfig({ siteUrl, feeds });
    const sections = { sidebarsOf: () => [], data: new Map() };
    const llms = await emitLlmsTxt({ routes, config, sections, loadMarkdown: async () => undefined });
    const skillFiles = await emitSkills({ routes, config, loadMarkdown: async () => '' });
    const feedFiles = await emitFeeds(routes, config);
    const made = [
      ...emitRobots(config),
      ...emitSitemap({ routes, heads: createPageHeads(routes, config), config }),
      ...llms,
      ...skillFiles,
      ...feedFiles,
    ];
    expect(made.map(({ path }) => `/${path}`)).toEqual(listGeneratedFiles({ routes, config }));
  },
);
