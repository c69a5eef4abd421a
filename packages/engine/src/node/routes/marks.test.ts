import { expect, test } from '@rstest/core';
import { pickMarks } from './marks.ts';

test('marks are those that have a value and were asked for', () => {
  const item = { tag: 'new', context: 'first' };
  expect(pickMarks(item, 'tag', 'context')).toEqual(item);
  expect(pickMarks(item, 'context')).toEqual({ context: 'first' });
  expect(pickMarks({ tag: undefined }, 'tag', 'context')).toEqual({});
});

test.each([
  '<svg viewBox="0 0 1 1"></svg>',
  ' <b>new</b>',
  '/new.svg',
  'data:image/png;base64,AA',
  'https://example.com/new.png',
])('the picture %s is no tag', (tag) =>
  expect(pickMarks({ tag, context: 'first' }, 'tag', 'context')).toEqual({ context: 'first' }),
);
