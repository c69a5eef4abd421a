import { afterEach, beforeAll, expect, rs, test } from '@rstest/core';
import { find, press, showPage } from '../../test/show-page.ts';
import { enhanceScrollToTop } from './enhance-scroll-to-top.ts';

beforeAll(enhanceScrollToTop);
afterEach(() => {
  rs.restoreAllMocks();
});

test('the button to scroll to the top is added once, scrolls to the top and moves the focus into the text', () => {
  const scrolled = rs.spyOn(window, 'scrollTo').mockImplementation(() => {});
  showPage('<main tabindex="-1"></main><div data-scroll-to-top="Back to top" hidden></div>');
  document.dispatchEvent(new Event('quire-page'));
  expect(document.querySelectorAll('.q-scroll-to-top')).toHaveLength(1);
  expect(find('.q-scroll-to-top').ariaLabel).toBe('Back to top');
  press('.q-scroll-to-top');
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  expect(document.activeElement).toBe(find('main'));
});

test('the button is removed on a page that does not use it', () => {
  showPage('<main></main>');
  expect(document.querySelector('.q-scroll-to-top')).toBeNull();
});
