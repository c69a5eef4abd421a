import { expect, test } from '@rstest/core';
import { isActiveNavItem, type NavItem } from './navigation.ts';

const item = (more: Partial<NavItem>): NavItem => ({ text: 'x', position: 'right', ...more });

test.each([
  [item({ href: '/guide/start/', activeMatch: '^/guide/' }), '/guide/basic/cli', '/', true],
  [item({ href: '/guide/start/', activeMatch: '^/guide/' }), '/config/', '/', false],
  [item({ href: '/config/' }), '/config/lib/dts', '/', true],
  [item({ href: '/config' }), '/configuration', '/', false],
  [item({ href: '/docs/config/' }), '/config/lib/dts', '/docs/', true],
  [item({ href: '/zh/blog/' }), '/blog/', '/', false],
  [item({ items: [item({ href: '/a/' }), item({ href: '/b/' })] }), '/b/c', '/', true],
])('%j on %s under %s is active: %s', (nav, routePath, base, active) => {
  expect(isActiveNavItem(nav, routePath, base)).toBe(active);
});
