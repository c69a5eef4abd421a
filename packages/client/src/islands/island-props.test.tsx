import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { partIslandProps } from './island-props.ts';

test('JSON props are serialized, content becomes slots, and undefined is left out', () => {
  const icon = <i />;
  const children = [<p key="1">text</p>, 'more'];
  const { values, slots } = partIslandProps({
    title: 'T',
    count: 0,
    deep: { list: [1, null] },
    icon,
    children,
    no: undefined,
  });
  expect(values).toEqual({ title: 'T', count: 0, deep: { list: [1, null] } });
  expect([...slots]).toEqual([
    ['icon', icon],
    ['children', children],
  ]);
});

test('text between the tags stays a string, as the component expects', () => {
  expect(partIslandProps({ children: 'new' }).values).toEqual({ children: 'new' });
});

class Money {}

test.each([
  ['a function', 'onPick', () => undefined, 'a function as "onPick"'],
  ['a date', 'day', new Date(0), 'an instance of Date as "day"'],
  ['a map', 'all', new Map(), 'an instance of Map as "all"'],
  ['a class instance', 'price', new Money(), 'an instance of Money as "price"'],
  ['not a number', 'n', Number.NaN, 'NaN as "n"'],
  ['a symbol', 's', Symbol('s'), 'a symbol as "s"'],
  [
    'a function deep inside',
    'options',
    { columns: [{}, { format: () => '' }] },
    'a function as "options.columns[1].format"',
  ],
  ['content inside a value', 'options', { icon: <i /> }, 'content inside a value as "options.icon"'],
])('%s cannot be serialized, and is rejected with the name of the prop', (_, prop, value, rejected) => {
  expect(partIslandProps({ [prop]: value }).rejected).toEqual([rejected]);
});

test('every JSON value arrives unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const { values } = partIslandProps({ value });
      expect(JSON.parse(JSON.stringify(values))).toEqual(JSON.parse(JSON.stringify({ value })));
    }),
  );
});
