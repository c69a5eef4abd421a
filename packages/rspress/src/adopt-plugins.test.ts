import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { openOutput, quire, writeSite } from '../../engine/test/run-quire.ts';
import { createSite } from '../../engine/test/temporary-site.ts';
import { loadConfigFile } from '../test/load-config-file.ts';
import { adoptOptions } from './adopt-options.ts';

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

test('options of plugins for redirects, feeds and dates are converted; those without an equivalent are reported', async () => {
  const dir = createSite({ 'rspress.config.ts': CONFIG });
  const { config, foreign } = adoptOptions(
    (await loadConfigFile(join(dir, 'rspress.config.ts'))).config,
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
    feeds: [{ prefix: '/blog', name: 'log-rss' }],
    siteUrl: 'https://quay.example',
    themeConfig: { lastUpdated: true },
  });
  // One for each URL, whatever its spellings.
  expect(Object.keys((config as { redirects: object }).redirects)).toHaveLength(7);
  expect(foreign).toEqual(['@rspress/plugin-client-redirects ("^/ships(/.*)?$")', 'plugins (@rspress/plugin-algolia)']);
});

test('a feed contains the pages whose routes begin with the prefix, sorted by date', async () => {
  const dir = writeSite({
    'rspress.config.ts': `
import { pluginRss } from '@rspress/plugin-rss';
export default {
  title: 'Quay',
  plugins: [pluginRss({ siteUrl: 'https://quay.example', feed: { id: 'news', test: '/news/post-' } })],
};
`,
    'docs/index.md': '# Home\n\n[News](/news/) [Another program](https://quay.example/play/)\n',
    'docs/news/index.md': '# News\n\n[1](./post-1) [2](./post-2) [3](./other)\n',
    'docs/news/post-1.md': '---\npublished_at: 2026-03-19 08:00:00\n---\n\n# Opened\n',
    'docs/news/post-2.md': '---\ndate: 2026-03-20\npublished_at: soon\n---\n\n# Closed\n',
    'docs/news/other.md': '---\ndate: 2026-03-21\n---\n\n# Moved\n',
  });
  const { outDir, read } = openOutput('adopted-feeds');
  const { code, stderr } = await quire('build', dir, '--out', outDir);
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.not.stringContaining('has no posts') });
  expect(stderr).toContain('The link "https://quay.example/play/" does not match a page or a public file.');
  const titles = [...read('news.xml').matchAll(/<title>(?:<!\[CDATA\[)?([^<\]]*)/g)].map(([, title]) => title);
  expect(titles).toEqual(['News - Quay', 'Closed', 'Opened']);
  expect(read('news.xml')).toContain('<link>https://quay.example/news/</link>');
  expect(read('news/index.html')).toContain('https://quay.example/news.xml');
  expect(read('index.html')).not.toContain('https://quay.example/news.xml');
});

test('a redirect of a plugin is published, and one with a dead target is a warning', async () => {
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
