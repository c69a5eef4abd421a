import type { SidebarNode } from '@quire/engine/shared';
import { expect, test } from '@rstest/core';
import { getNodeKey } from './node-key.ts';

test('a row keeps its identity when rows come before it', () => {
  const item: SidebarNode = { type: 'item', text: 'CLI', href: '/guide/basic/cli' };
  expect(getNodeKey(item, 0)).toBe(getNodeKey(item, 7));
});

test('a group and its own page as an item are two rows', () => {
  const item: SidebarNode = { type: 'item', text: 'Solution', href: '/s/' };
  const group: SidebarNode = {
    type: 'group',
    text: 'Solution',
    href: '/s/',
    collapsible: true,
    collapsed: false,
    items: [],
  };
  expect(getNodeKey(item, 0)).not.toBe(getNodeKey(group, 0));
});
