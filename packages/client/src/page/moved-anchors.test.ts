import { expect, test } from '@rstest/core';
import type { PageRecord } from '../contract/page.ts';
import { findMovedAnchor } from './moved-anchors.ts';

const page: PageRecord = {
  routePath: '/a',
  pageType: 'doc',
  title: 'A',
  headings: [],
  translations: ['en'],
  movedAnchors: { old: '/b#new', 旧: '/b' },
};
const none = () => false;

test('an anchor that has moved redirects to its new URL', () => {
  expect(findMovedAnchor('#old', page, none)).toBe('/b#new');
  expect(findMovedAnchor('#%E6%97%A7', page, none)).toBe('/b');
});

test('an existing anchor does not redirect, and neither does an unknown one', () => {
  expect(findMovedAnchor('#old', page, () => true)).toBeUndefined();
  expect(findMovedAnchor('#other', page, none)).toBeUndefined();
  expect(findMovedAnchor('#toString', page, none)).toBeUndefined();
  expect(findMovedAnchor('', page, none)).toBeUndefined();
});
