import { expect, test } from '@rstest/core';
import { readValues } from './attribute-values.ts';

const read = (source: string) => readValues({ attributes: {}, expressions: { it: source } });

test.each([
  ['`two\nlines`', 'two\nlines'],
  ['`a \\`word\\``', 'a `word`'],
  ["'text'", 'text'],
])('%s in braces is a text', (source, text) => {
  expect(read(source).attributes).toEqual({ it: text });
});

test('lists and objects of literals have a value', () => {
  const source = "[{ name: 'A', items: [{ text: 'B', link: '/b' }] }]";
  expect(read(source)).toEqual({
    attributes: {},
    expressions: { it: source },
    values: { it: [{ name: 'A', items: [{ text: 'B', link: '/b' }] }] },
  });
});

// biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of one
const TEMPLATE = '`${name}`';

test.each(['name', '[name]', TEMPLATE, '{ a: <p /> }', '[(() => { for (;;) {} })()]', "{ a: require('fs') }"])(
  '%s has none',
  (source) => {
    expect(read(source)).toEqual({ attributes: {}, expressions: { it: source }, values: {} });
  },
);
