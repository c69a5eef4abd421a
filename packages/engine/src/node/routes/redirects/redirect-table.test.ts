import { expect, test } from '@rstest/core';
import { sampleConfig, sampleRoutes } from '../../../../test/sample-pages.ts';
import { listFolderRedirects } from './redirect-table.ts';

const routes = sampleRoutes(
  'en/index',
  'en/config/index',
  'en/guide/basic/cli',
  'en/guide/start/index',
  'zh/guide/start/x',
);
const item = (href: string) => ({ type: 'item' as const, text: href, href });

test('a folder without a page leads to the first of its pages in the sidebar, with a slash or without', () => {
  const redirects = listFolderRedirects({
    routes,
    config: sampleConfig({ base: '/docs/' }),
    sidebarsOf: (lang) =>
      lang === 'en' ? [[item('https://x.example'), item('/docs/guide/start/'), item('/docs/guide/basic/cli')]] : [],
  });
  expect(redirects.map(({ from, to }) => ({ from, to }))).toEqual([
    { from: '/guide', to: '/guide/start/' },
    { from: '/guide/', to: '/guide/start/' },
    { from: '/guide/basic', to: '/guide/basic/cli' },
    { from: '/guide/basic/', to: '/guide/basic/cli' },
    { from: '/zh', to: '/zh/guide/start/x' },
    { from: '/zh/', to: '/zh/guide/start/x' },
    { from: '/zh/guide', to: '/zh/guide/start/x' },
    { from: '/zh/guide/', to: '/zh/guide/start/x' },
    { from: '/zh/guide/start', to: '/zh/guide/start/x' },
    { from: '/zh/guide/start/', to: '/zh/guide/start/x' },
  ]);
});

test('a folder with a page of its own is left to it', () => {
  const redirects = listFolderRedirects({ routes, config: sampleConfig(), sidebarsOf: () => [] });
  expect(redirects.map(({ from }) => from)).not.toContain('/config');
});
