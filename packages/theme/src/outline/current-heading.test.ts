import { expect, test } from '@rstest/core';
import { findCurrentHeading } from './current-heading.ts';

const headings = [
  { id: 'a', top: -300 },
  { id: 'b', top: 80 },
  { id: 'c', top: 500 },
];

test('the last heading that was scrolled past is the current one', () => {
  expect(findCurrentHeading(headings, { line: 100, atBottom: false })).toBe('b');
  expect(findCurrentHeading(headings, { line: 50, atBottom: false })).toBe('a');
});

test('above the first heading there is no current heading', () => {
  expect(findCurrentHeading([{ id: 'a', top: 300 }], { line: 100, atBottom: false })).toBeUndefined();
});

test('at the end of the page the last heading is current', () => {
  expect(findCurrentHeading(headings, { line: 100, atBottom: true })).toBe('c');
});

test('a page without headings has no current heading', () => {
  expect(findCurrentHeading([], { line: 100, atBottom: true })).toBeUndefined();
});
