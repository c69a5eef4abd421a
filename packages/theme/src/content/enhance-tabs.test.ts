import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { find, press, pressKey, showPage } from '../../test/show-page.ts';
import { enhanceTabs } from './enhance-tabs.ts';

beforeAll(enhanceTabs);
afterAll(() => localStorage.clear());

const createTabs = (id: string, group: string | undefined, values: string[]) =>
  `<div class="q-tabs" id="${id}"${group ? ` data-tab-group="${group}"` : ''}><div role="tablist">${values
    .map(
      (value, index) => `<button role="tab" data-tab-value="${value}" aria-selected="${index === 0}">${value}</button>`,
    )
    .join('')}</div>${values
    .map(
      (value, index) => `<div role="tabpanel" data-tab-panel="${value}"${index === 0 ? ' data-selected' : ''}></div>`,
    )
    .join('')}</div>`;
const tab = (id: string, value: string) => `#${id} [data-tab-value=${value}]`;
const shown = (id: string) => find(`#${id} [data-selected]`).dataset.tabPanel;

test('a click selects a tab in all tab rows of its group that have it', () => {
  showPage(
    createTabs('a', 'pm', ['npm', 'pnpm']) +
      createTabs('b', 'pm', ['yarn', 'pnpm']) +
      createTabs('c', 'pm', ['bun', 'deno']),
  );
  press(tab('a', 'pnpm'));
  expect(['a', 'b', 'c'].map(shown)).toEqual(['pnpm', 'pnpm', 'bun']);
  expect(find(tab('a', 'pnpm')).ariaSelected).toBe('true');
  expect(find(tab('a', 'npm')).tabIndex).toBe(-1);
});

test('the choice of a group is remembered on the next page, and that of a site that used Rspress', () => {
  expect(localStorage.getItem('rspress.tabs.pm')).toBe('pnpm');
  showPage(createTabs('a', 'pm', ['npm', 'pnpm']) + createTabs('b', undefined, ['npm', 'pnpm']));
  expect(['a', 'b'].map(shown)).toEqual(['pnpm', 'npm']);
});

test('arrow keys move between the tabs of a row, and wrap around at its ends', () => {
  showPage(createTabs('a', undefined, ['one', 'two', 'three']));
  pressKey(tab('a', 'one'), 'ArrowLeft');
  expect(shown('a')).toBe('three');
  expect(document.activeElement).toBe(find(tab('a', 'three')));
  pressKey(tab('a', 'three'), 'Home');
  expect(shown('a')).toBe('one');
});

test('the panels around the target of a link are shown, and the stored choice stays', () => {
  localStorage.setItem('rspress.tabs.pm', 'npm');
  showPage(createTabs('a', 'pm', ['npm', 'pnpm']));
  find('#a [data-tab-panel=pnpm]').innerHTML = createTabs('b', undefined, ['one', 'two']);
  find('#b [data-tab-panel=two]').dispatchEvent(new Event('beforematch', { bubbles: true }));
  expect(['a', 'b'].map(shown)).toEqual(['pnpm', 'two']);
  expect(localStorage.getItem('rspress.tabs.pm')).toBe('npm');
});
