import { expect, test } from '@rstest/core';
import { findActiveItems, matchesNavItem, type NavItem } from './navigation.ts';

const item = (more: Partial<NavItem>): NavItem => ({ text: 'x', position: 'right', ...more });

test.each([
  [item({ href: '/guide/start/', activeMatch: '^/guide/' }), '/guide/basic/cli', '/', true],
  [item({ href: '/guide/start/', activeMatch: '^/guide/' }), '/config/', '/', false],
  [item({ href: '/config/' }), '/config/lib/dts', '/', true],
  [item({ href: '/config' }), '/configuration', '/', false],
  [item({ href: '/docs/config/' }), '/config/lib/dts', '/docs/', true],
  [item({ href: '/zh/blog/' }), '/blog/', '/', false],
  [item({ items: [item({ href: '/a/' }), item({ href: '/b/' })] }), '/b/c', '/', true],
])('%j on %s under %s matches: %s', (nav, routePath, base, matches) => {
  expect(matchesNavItem(nav, routePath, base)).toBe(matches);
});

const NAV = [
  item({ text: 'Home', href: '/docs/' }),
  item({ text: 'Guide', href: '/docs/guide/start/', activeMatch: '^/guide/' }),
  item({
    text: 'Help',
    href: '/docs/help/',
    items: [item({ text: 'Questions', href: '/docs/guide/faq' }), item({ text: 'Hints', href: '/docs/help/' })],
  }),
];

test.each([
  ['/guide/start/', 'Guide'],
  ['/guide/faq', 'Help > Questions'],
  ['/guide/faq/more', 'Help > Questions'],
  ['/guide/faqs', 'Guide'],
  ['/help/', 'Help > Hints'],
  ['/other', 'Home'],
])('on %s, the item that matches most of the path is active: %s', (routePath, active) => {
  const items = findActiveItems(NAV, routePath, '/docs/');
  expect(items.map(({ text }) => text).join(' > ')).toBe(active);
});

test('on a page that no item matches, none is active', () => {
  expect(findActiveItems(NAV.slice(1), '/blog/', '/docs/')).toEqual([]);
});
