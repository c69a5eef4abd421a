import { expect, test } from '@rstest/core';
import { decideKey } from './keys.ts';

const press = (key: string, given = {}) => ({ key, keyCode: 0, isComposing: false, ...given });
const typed = { query: 'dts', isOpen: true, isInInput: true, isWaiting: false };

test('Escape closes the panel, then clears the query, then closes the dialog', () => {
  expect(decideKey(press('Escape'), typed)).toBe('step-back');
  expect(decideKey(press('Escape'), { ...typed, isInInput: false })).toBe('step-back');
  expect(decideKey(press('Escape'), { ...typed, isOpen: false })).toBe('step-back');
  expect(decideKey(press('Escape'), { ...typed, query: '' })).toBe('step-back');
  expect(decideKey(press('Escape'), { ...typed, query: '', isOpen: false })).toBe('close-dialog');
  expect(decideKey(press('Escape'), { ...typed, query: '  ', isOpen: false })).toBe('close-dialog');
});

test('keys of an input method are ignored, including the one that ends a composition', () => {
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    expect(decideKey(press('Enter', composing), typed)).toBe('none');
    expect(decideKey(press('ArrowDown', composing), typed)).toBe('none');
    expect(decideKey(press('Escape', composing), typed)).toBe('keep');
    expect(decideKey(press('Escape', composing), { ...typed, query: '' })).toBe('keep');
  }
});

test('arrow keys and Enter work in the input; elsewhere, Enter activates the focused button', () => {
  expect(decideKey(press('ArrowDown'), typed)).toBe('move');
  expect(decideKey(press('Enter'), typed)).toBe('move');
  expect(decideKey(press('Enter'), { ...typed, isInInput: false })).toBe('none');
  expect(decideKey(press('Tab'), typed)).toBe('none');
});

test('Enter waits for the results of the current query', () => {
  expect(decideKey(press('Enter'), { ...typed, isWaiting: true })).toBe('choose-later');
  expect(decideKey(press('ArrowDown'), { ...typed, isWaiting: true })).toBe('move');
});
