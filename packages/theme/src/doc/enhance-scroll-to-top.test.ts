import { afterEach, beforeAll, expect, rs, test } from '@rstest/core';
import { find, press, showPage } from '../../test/show-page.ts';
import { decideDirection, enhanceScrollToTop } from './enhance-scroll-to-top.ts';

beforeAll(enhanceScrollToTop);
afterEach(() => {
  rs.restoreAllMocks();
});

test('the button to scroll to the top scrolls to the top and moves the focus into the text', () => {
  const scrolled = rs.spyOn(window, 'scrollTo').mockImplementation(() => {});
  showPage('<main tabindex="-1"></main><button class="q-scroll-to-top"></button>');
  press('.q-scroll-to-top');
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  expect(document.activeElement).toBe(find('main'));
});

test.each([
  ['at the top there is no direction', 300, 0, undefined],
  ['scrolling down is down', 100, 300, 'down'],
  ['scrolling up is up', 300, 299, 'up'],
  ['at the end of the page the direction is up', 100, 899, 'up'],
])('%s', (_, previousY, y, direction) => {
  expect(decideDirection(previousY, y, 900)).toBe(direction);
});
