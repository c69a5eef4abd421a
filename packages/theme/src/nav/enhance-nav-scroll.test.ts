import { expect, test } from '@rstest/core';
import { decideHidden } from './enhance-nav-scroll.ts';

test.each([
  ['scrolling down hides', 200, 300, true],
  ['scrolling up shows', 300, 200, false],
  ['near the top it always shows', 0, 50, false],
])('%s', (_, previousY, y, hidden) => {
  expect(decideHidden(previousY, y)).toBe(hidden);
});
