import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { press, showPage } from '../../test/show-page.ts';
import { enhanceBanners } from './enhance-banner.ts';

beforeAll(enhanceBanners);
afterAll(() => localStorage.clear());

test('a notice that the reader closes stays closed on later pages, and other notices are shown', () => {
  const page = '<div data-banner="tide"><button>×</button></div><div data-banner="wind"></div>';
  showPage(page);
  press('[data-banner=tide] button');
  showPage(page);
  expect([...document.querySelectorAll<HTMLElement>('[data-banner]')].map(({ dataset }) => dataset.banner)).toEqual([
    'wind',
  ]);
});
