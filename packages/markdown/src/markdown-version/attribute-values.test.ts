import { expect, test } from '@rstest/core';
import { readAttributes, readProps } from './attribute-values.ts';

const known = {
  name: { value: 'Rope', text: 'Rope' },
  4: { value: 4, text: '4' },
  '<b>x</b>': { value: { type: 'b' }, text: '<b>x</b>' },
  '[1, 2]': { value: [1, 2], text: '12' },
  open: { value: true, text: '' },
  '{...card}': { value: { title: 'Card', href: '/a', size: 2, list: [] }, text: undefined },
};
const write = (expressions: Record<string, string>, attributes: Record<string, string | true> = {}) => ({
  attributes,
  expressions,
  spreads: ['{...card}', '{...unknown}'],
});

test('texts, numbers and elements are attributes, and other values only values; a spread object is behind them', () => {
  const expressions = { title: 'name', count: '4', icon: '<b>x</b>', items: '[1, 2]', open: 'open', lost: 'useX()' };
  const { attributes, values } = readAttributes(write(expressions, { href: '/b' }), known);
  expect(attributes).toEqual({ title: 'Rope', count: '4', icon: '<b>x</b>', href: '/b', size: '2' });
  expect(values).toMatchObject({ title: 'Rope', count: 4, items: [1, 2], open: true, href: '/a', list: [] });
  expect(values).not.toHaveProperty('lost');
});

test('a fragment gets values as they are, and reading one that is not known throws', () => {
  const props = readProps(write({ count: '4', lost: 'useX()' }, { wide: true }), known, 'text') as Record<
    string,
    unknown
  >;
  expect(props).toMatchObject({ count: 4, wide: true, title: 'Card', children: 'text' });
  expect(() => props.lost).toThrow();
});
