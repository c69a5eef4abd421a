import type { NavItem } from '@quire/engine/shared';
import { expect, test } from '@rstest/core';
import { needsMenuOnTablet } from './nav-room.ts';

const create = (texts: string[]): NavItem[] => texts.map((text) => ({ text, position: 'right' }));

test('three short links stand in the bar of a tablet', () => {
  expect(needsMenuOnTablet(create(['Guide', 'Config', 'Blog']))).toBe(false);
  expect(needsMenuOnTablet(create(['指南', '配置', '博客']))).toBe(false);
});

test('nine links go into the menu there', () => {
  expect(needsMenuOnTablet(create(Array.from({ length: 9 }, (_, index) => `Item ${index}`)))).toBe(true);
});
