import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { createTexts, find, showPage } from '../../test/show-page.ts';
import { createImageEnhancer } from './enhance-images.ts';

const enhanceImages = createImageEnhancer('#quire-article img');
beforeEach(() => {
  rs.useFakeTimers();
});
afterEach(() => {
  rs.useRealTimers();
  delete document.documentElement.dataset.hide;
});

function show(): string[] {
  showPage(`<div id="quire-article"><img id="a" alt="plan"></div><img id="b">${createTexts('Enlarge {alt}')}`);
  enhanceImages();
  rs.advanceTimersByTime(100);
  return [...document.querySelectorAll('.q-zoomable')].map(({ id }) => id);
}

test('images in the text become buttons that enlarge them', () => {
  expect(show()).toEqual(['a']);
  expect(find('#a')).toMatchObject({ role: 'button', tabIndex: 0, ariaLabel: 'Enlarge plan' });
});

test('images are not enlarged if the URL hides the layout', () => {
  document.documentElement.dataset.hide = 'globalUIComponents';
  expect(show()).toEqual([]);
});
