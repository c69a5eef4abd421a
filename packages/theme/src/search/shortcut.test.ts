import { afterEach, expect, test } from '@rstest/core';
import { announcesShortcut, findShortcut, isField, isSlashOn, saveSlash } from './shortcut.ts';

afterEach(() => localStorage.clear());

const press = (key: string, given: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  ...given,
});

test('Ctrl+K and Cmd+K open the search, in a field too', () => {
  expect(findShortcut(press('k', { ctrlKey: true }), true)).toBe('ctrl-k');
  expect(findShortcut(press('K', { metaKey: true }), false)).toBe('ctrl-k');
});

test('the slash opens the search outside of fields', () => {
  expect(findShortcut(press('/'), false)).toBe('slash');
  expect(findShortcut(press('/', { shiftKey: true }), false)).toBe('slash');
  expect(findShortcut(press('/'), true)).toBeUndefined();
});

test.each([
  ['a plain k', press('k')],
  ['with Shift', press('k', { ctrlKey: true, shiftKey: true })],
  ['with Alt', press('k', { ctrlKey: true, altKey: true })],
  ['Ctrl+/', press('/', { ctrlKey: true })],
  ['while composing', press('/', { isComposing: true })],
  ['taken by the page', press('/', { defaultPrevented: true })],
])('%s does not open the search', (_, event) => {
  expect(findShortcut(event, false)).toBeUndefined();
});

test('the slash is enabled unless it is turned off', () => {
  expect(isSlashOn()).toBe(true);
  saveSlash(false);
  expect(isSlashOn()).toBe(false);
  saveSlash(true);
  expect(isSlashOn()).toBe(true);
});

test.each([
  ['Control', true],
  ['Meta', true],
  ['/', true],
  ['k', false],
  ['Shift', false],
])('%s may open the search: %s', (key, is) => {
  expect(announcesShortcut(press(key))).toBe(is);
});

test('the field of a closed dialog, which may still have the focus, does not take the slash', () => {
  document.body.innerHTML = '<dialog><input></dialog>';
  const field = document.querySelector('input');
  expect(isField(field)).toBe(false);
  document.querySelector('dialog')?.showModal();
  expect(isField(field)).toBe(true);
});
