import { afterEach, beforeAll, beforeEach, expect, rs, test } from '@rstest/core';
import { find, showPage } from '../../test/show-page.ts';
import { enhanceImages } from './enhance-images.ts';

beforeAll(() => enhanceImages((key, values) => `${key}: ${values?.alt}`));
beforeEach(() => {
  rs.useFakeTimers();
});
afterEach(() => {
  rs.useRealTimers();
  delete document.documentElement.dataset.hide;
});

function show(): string[] {
  showPage(
    '<div id="quire-article"><img id="a" alt="plan"><a href="/"><img id="b"></a><p data-no-zoom><img id="c"></p></div><img id="d">',
  );
  rs.advanceTimersByTime(100);
  return [...document.querySelectorAll('.q-zoomable')].map(({ id }) => id);
}

test('images in the text become buttons that enlarge them, unless they are links or buttons already', () => {
  expect(show()).toEqual(['a']);
  expect(find('#a')).toMatchObject({ role: 'button', tabIndex: 0, ariaLabel: 'zoomImage: plan' });
});

test('images are not enlarged if the URL hides the layout', () => {
  document.documentElement.dataset.hide = 'globalUIComponents';
  expect(show()).toEqual([]);
});
