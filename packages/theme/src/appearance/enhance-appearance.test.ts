import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { find, press, showPage } from '../../test/show-page.ts';
import { enhanceAppearance } from './enhance-appearance.ts';

const BUTTON = '<button data-appearance=""><svg></svg></button>';
const read = () => [document.documentElement.className, find('button').getAttribute('aria-pressed')];

beforeAll(enhanceAppearance);
afterAll(() => {
  localStorage.clear();
  document.documentElement.className = '';
  delete document.documentElement.dataset.darkClass;
});

test('a click makes the page dark or light, the button says which, and the next page keeps it', () => {
  showPage(BUTTON);
  expect(read()).toEqual(['', 'false']);
  press('button');
  expect(read()).toEqual(['dark', 'true']);
  showPage(BUTTON);
  expect(read()).toEqual(['dark', 'true']);
  press('button');
  expect(read()).toEqual(['light', 'false']);
  expect(localStorage.getItem('rspress-theme-appearance')).toBe('light');
});

test('a change in another tab is applied', () => {
  showPage(BUTTON);
  dispatchEvent(new StorageEvent('storage', { key: 'rspress-theme-appearance', newValue: 'dark' }));
  expect(read()).toEqual(['dark', 'true']);
});

test('the classes that stylesheets of the site use follow the appearance', () => {
  document.documentElement.dataset.darkClass = 'dark night';
  showPage(BUTTON);
  dispatchEvent(new StorageEvent('storage', { key: 'rspress-theme-appearance', newValue: 'dark' }));
  expect(read()[0]).toBe('dark night');
  press('button');
  expect(read()[0]).toBe('light');
});
