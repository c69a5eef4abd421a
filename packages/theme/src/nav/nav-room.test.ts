import type { NavItem } from '@quire/client/contract';
import { expect, test } from '@rstest/core';
import { findMenuReach } from './nav-room.ts';

const create = (texts: string[]): NavItem[] => texts.map((text) => ({ text, position: 'right' }));
const repeat = (text: string, count: number) => create(Array.from({ length: count }, () => text));

test.each([
  ['three short links', create(['Guide', 'Config', 'Blog']), 'phone'],
  [
    'three links with long tags',
    create(['Guide', 'Config', 'Blog']).map((item) => ({ ...item, tag: 'preview' })),
    'tablet',
  ],
  ['four short links', create(['Guide', 'Config', 'Blog', 'Help']), 'phone'],
  ['three short Chinese links', create(['指南', '配置', '博客']), 'phone'],
  ['five links', repeat('Item 0', 5), 'tablet'],
  ['five long links', create(['Guide', 'Queue Adapters', 'Server Adapters', 'Recipes', 'Reference']), 'tablet'],
  ['eight links', repeat('Item 0', 8), 'laptop'],
  ['nine long links', repeat('Configuration', 9), 'always'],
])('%s are in the menu on screens up to: %s', (_, items, reach) => {
  expect(findMenuReach(items)).toBe(reach);
});
