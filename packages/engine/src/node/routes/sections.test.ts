import { findNeighbors, flattenSidebar } from '@quire/client/contract';
import { expect, test } from '@rstest/core';
import { sampleConfig, samplePage, sampleRoutes } from '../../../test/sample-pages.ts';
import type { SidebarItemConfig } from '../config/navigation-config.ts';
import type { Page } from '../content/page.ts';
import { createSections } from './sections.ts';

const [about, start, old, call] = [
  samplePage('en/about'),
  samplePage('en/guide/start'),
  samplePage('en/guide/old'),
  samplePage('en/guide/api/call'),
];
const pages = [about, start, old, call];

function createWith(sidebar: Record<string, SidebarItemConfig[]>, others: Page[] = []) {
  const config = sampleConfig({ locales: [{ lang: 'en', label: 'English', sidebar }] });
  return createSections(sampleRoutes(...pages, ...others), config);
}

const link = (path: string) => ({ text: path, link: path });

test('of several sidebars a page has the one with the longest prefix of its path, whatever their order', () => {
  const prefixes = ['/guide/', '/', '/guide/api/'];
  for (const order of [prefixes, prefixes.toReversed()]) {
    const sections = createWith(Object.fromEntries(order.map((prefix) => [prefix, [link('/about')]])));
    expect(pages.map((page) => sections.keyOf(page))).toEqual(['en', 'en-guide', 'en-guide', 'en-guide-api']);
  }
});

test('a sidebar of the configuration replaces those of all folders below its prefix', () => {
  const nav = [{ text: 'Guide', link: '/guide/start' }];
  const folders = [samplePage('en/blog/post')];
  const keysWith = (sidebar: Record<string, SidebarItemConfig[]>, site = {}) => {
    const locales = [{ lang: 'en', label: 'English', sidebar, nav }];
    const routes = sampleRoutes(...pages, ...folders);
    const sections = createSections(routes, sampleConfig({ locales, ...site }));
    return [start, call, ...folders].map((page) => sections.keyOf(page));
  };
  expect(keysWith({ '/': [link('/about')] })).toEqual(['en', 'en', 'en']);
  expect(keysWith({ '/guide/api/': [link('/about')] })).toEqual(['en-guide', 'en-guide-api', 'en-blog']);
  // Other systems read either the configuration or the folders.
  expect(keysWith({ '/guide/api/': [link('/about')] }, { foreign: { folderSidebars: false } })).toEqual([
    'en',
    'en-guide-api',
    'en',
  ]);
});

test('a sidebar of a language replaces the one of its folder for all, whatever their order', () => {
  const translated = samplePage('zh/guide/start');
  const entries = [
    ['/zh/guide/', [link('/zh/guide/start')]],
    ['/guide/', [link('/guide/old')]],
  ] as const;
  for (const order of [entries, entries.toReversed()]) {
    const sidebar = Object.fromEntries(order.map(([prefix, items]) => [prefix, [...items]]));
    const locales = ['en', 'zh'].map((lang) => ({ lang, label: lang, sidebar }));
    const { data, keyOf } = createSections(sampleRoutes(...pages, translated), sampleConfig({ locales }));
    const hrefs = [start, translated].map((page) =>
      data.get(keyOf(page))?.sidebar.map((node) => 'href' in node && node.href),
    );
    expect(hrefs).toEqual([['/guide/old'], ['/zh/guide/start']]);
  }
});

test('a prefix without a slash at its end serves a leaf page and what is below it, whatever begins alike', () => {
  const leaves = [samplePage('en/guide/api'), samplePage('en/guide/api/call'), samplePage('en/guide/apis')];
  const sections = createWith({ '/guide/': [link('/about')], '/guide/api': [link('/about')] }, leaves);
  expect(leaves.map((page) => sections.keyOf(page))).toEqual(['en-guide-api', 'en-guide-api', 'en-guide']);
});

test('two prefixes that differ only in a slash and a hyphen keep two sidebars', () => {
  const sections = createWith({ '/guide/api/': [link('/about')], '/guide-api/': [link('/guide/old')] });
  expect([...sections.data.keys()].filter((key) => key.includes('api'))).toHaveLength(2);
});

test('an item that a sidebar lists twice is reported', () => {
  const items = ['/guide/old', { text: 'More', link: '/guide/start', items: ['/guide/start', '/guide/old'] }];
  const { missing } = createWith({ '/guide/': items, '/': ['/guide/old'] });
  expect(missing).toMatchObject([{ rule: 'sidebar', message: 'The sidebar lists "/guide/old" twice.' }]);
});

test('a page that several sidebars name has the neighbors that it has in its own', () => {
  const sections = createWith({
    '/guide/': [link('/guide/start'), link('/guide/old')],
    '/': [link('/guide/old'), link('/about'), link('/guide/start')],
  });
  const neighborsOf = (page: Page) =>
    findNeighbors(sections.data.get(sections.keyOf(page))?.sidebar ?? [], page.routePath);
  expect(neighborsOf(start)).toEqual({ next: { text: '/guide/old', href: '/guide/old' } });
  expect(neighborsOf(about).previous?.href).toBe('/guide/old');
});

test('the sidebars of a locale are in the order of the navigation, and those that it does not lead to are last', () => {
  const nav = [
    { text: 'Guide', link: '/guide/start', activeMatch: '^/guide/' },
    { text: 'More', items: [{ text: 'Config', link: '/config/options' }] },
  ];
  const names = ['api/call', 'config/options', 'guide/basic', 'guide/start'];
  const locales = [{ lang: 'en', label: 'English', nav }];
  const routes = sampleRoutes(...names.map((name) => samplePage(`en/${name}`)));
  const { sidebarsOf } = createSections(routes, sampleConfig({ locales }));
  const hrefs = sidebarsOf('en').map((nodes) => flattenSidebar(nodes).map(({ href }) => href));
  expect(hrefs).toEqual([['/guide/basic', '/guide/start'], ['/config/options'], ['/api/call']]);
});
