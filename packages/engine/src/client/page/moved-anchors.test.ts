import { expect, test } from '@rstest/core';
import type { PageRecord } from '../../shared/page.ts';
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

test('an anchor that has moved leads on', () => {
  expect(findMovedAnchor('#old', page, none)).toBe('/b#new');
  expect(findMovedAnchor('#%E6%97%A7', page, none)).toBe('/b');
});

test('an anchor that the page has stays, and one that it never had leads nowhere', () => {
  expect(findMovedAnchor('#old', page, () => true)).toBeUndefined();
  expect(findMovedAnchor('#other', page, none)).toBeUndefined();
  expect(findMovedAnchor('#toString', page, none)).toBeUndefined();
  expect(findMovedAnchor('', page, none)).toBeUndefined();
});
