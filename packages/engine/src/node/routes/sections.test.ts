import { expect, test } from '@rstest/core';
import { sampleConfig, samplePage, sampleRoutes } from '../../../test/sample-pages.ts';
import type { SidebarItemConfig } from '../config/navigation-config.ts';
import { createSections } from './sections.ts';

const [about, start, old, call] = [
  samplePage('en/about'),
  samplePage('en/guide/start'),
  samplePage('en/guide/old'),
  samplePage('en/guide/api/call'),
];
const pages = [about, start, old, call];

function createWith(sidebar: Record<string, SidebarItemConfig[]>) {
  const config = sampleConfig({ locales: [{ lang: 'en', label: 'English', sidebar }] });
  return createSections(sampleRoutes(...pages), config, () => ({}));
}

const link = (path: string) => ({ text: path, link: path });

test('of several sidebars a page has the one with the longest prefix of its path, whatever their order', () => {
  const prefixes = ['/guide/', '/', '/guide/api/'];
  for (const order of [prefixes, prefixes.toReversed()]) {
    const sections = createWith(Object.fromEntries(order.map((prefix) => [prefix, [link('/about')]])));
    expect(pages.map((page) => sections.keyOf(page))).toEqual(['en', 'en-guide', 'en-guide', 'en-guide-api']);
  }
});

test('a page that several sidebars name has the neighbours that it has in its own', () => {
  const sections = createWith({
    '/guide/': [link('/guide/start'), link('/guide/old')],
    '/': [link('/guide/old'), link('/about'), link('/guide/start')],
  });
  expect(sections.neighboursOf(start)).toEqual({ next: { text: '/guide/old', href: '/guide/old' } });
  expect(sections.neighboursOf(about).previous?.href).toBe('/guide/old');
});
