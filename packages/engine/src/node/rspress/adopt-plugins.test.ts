import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { openOutput, quire, writeSite } from '../../../test/run-quire.ts';
import { createSite } from '../../../test/temporary-site.ts';
import { adoptOptions } from './adopt-options.ts';
import { loadRspressConfig } from './rspress-config-file.ts';

const CONFIG = `
import { pluginClientRedirects } from '@rspress/plugin-client-redirects';
import { pluginRss } from '@rspress/plugin-rss';
import { pluginLastUpdated } from '@rspress/plugin-last-updated';
import { pluginAlgolia } from '@rspress/plugin-algolia';
export default {
  title: 'Quay',
  themeConfig: { locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '简体中文' }] },
  plugins: [
    pluginClientRedirects({ redirects: [
      { from: ['^/old(?:er|est)?(?:\\\\.html)?/?$', '/before'], to: '/guide/one#depth' },
      { from: '^/ships(/.*)?$', to: '/guide$1' },
      { from: '^/(one|two)$', to: '/guide/$1' },
      { from: '/index.html', to: '/guide/' },
    ] }),
    pluginRss({ siteUrl: 'https://quay.example/', feed: [
      { id: 'log', test: '/blog', output: { type: 'rss', filename: 'log-rss.xml' } },
      { id: 'log-zh', test: '/zh/blog' },
    ] }),
    pluginLastUpdated(),
    pluginAlgolia(),
  ],
};
`;

test('what a site says to plugins of redirects, feeds and dates is said to Quire; what cannot be is named', async () => {
  const dir = createSite({ 'rspress.config.ts': CONFIG });
  const { config, foreign } = adoptOptions(
    (await loadRspressConfig(join(dir, 'rspress.config.ts'))).config,
    'links and images',
  );
  expect(config).toMatchObject({
    redirects: {
      '/older': '/guide/one#depth',
      '/oldest': '/guide/one#depth',
      '/old': '/guide/one#depth',
      '/before': '/guide/one#depth',
      '/one': '/guide/one',
      '/two': '/guide/two',
      '/': '/guide/',
    },
    feeds: [{ prefix: '/blog/', name: 'log-rss' }],
    siteUrl: 'https://quay.example',
    themeConfig: { lastUpdated: true },
  });
  // One for each URL, whatever its spellings.
  expect(Object.keys((config as { redirects: object }).redirects)).toHaveLength(7);
  expect(foreign).toEqual(['@rspress/plugin-client-redirects ("^/ships(/.*)?$")', 'plugins (@rspress/plugin-algolia)']);
});

test('a redirect of such a plugin is published, and one that leads nowhere is a warning', async () => {
  const dir = writeSite({
    'rspress.config.ts': CONFIG,
    'docs/index.md': '# Home\n',
    'docs/guide/one.md': '# One\n\n## Depth\n',
  });
  const { outDir, read } = openOutput('adopted-redirects');
  const { code, stderr } = await quire('build', dir, '--out', outDir);
  expect(code).toBe(0);
  expect(read('_redirects')).toContain('/oldest /guide/one#depth 301');
  expect(read('oldest.html')).toContain('/guide/one#depth');
  expect(stderr).toContain('The redirect from "/two" points to "/guide/two", but no page has that route.');
});
