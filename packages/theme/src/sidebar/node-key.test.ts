import type { SidebarGroup, SidebarNode } from '@quire/client/contract';
import { expect, test } from '@rstest/core';
import { getGroupName, getNodeKey } from './node-key.ts';

test('a row keeps its key when rows are inserted before it', () => {
  const item: SidebarNode = { type: 'item', text: 'CLI', href: '/guide/basic/cli' };
  expect(getNodeKey(item, 0)).toBe(getNodeKey(item, 7));
});

test('a group and its own page as an item have different keys', () => {
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

test('groups with the same text have different keys, depending on their items, and so do a group and the first group in it', () => {
  const create = (text: string, items: SidebarNode[]): SidebarGroup => ({
    type: 'group',
    text,
    collapsible: true,
    collapsed: false,
    items,
  });
  const divider: SidebarNode = { type: 'divider' };
  const basic = create('Basic', [divider, { type: 'item', text: 'CLI', href: '/guide/basic/cli' }]);
  const other = create('Basic', [{ type: 'item', text: 'Root', href: '/config/basic/root' }]);
  const names = [basic, other, create('Guide', [basic]), create('Empty', [])].map(getGroupName);
  expect(new Set(names).size).toBe(4);
  expect(names[0]).toBe('Basic /guide/basic/cli');
});
