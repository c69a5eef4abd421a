import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { parseDocument } from 'yaml';
import { readPlainFields } from './plain-fields.ts';

const NAMES = ['title', 'description', 'sidebar', 'a'];

describe('plain fields are read without the parser', () => {
  test.each([
    ['title: Quick start', { title: 'Quick start' }],
    ['title: "Read: [this] # first"\nsidebar: false', { title: 'Read: [this] # first', sidebar: false }],
    [
      "title: '快速开始（一）'\ndescription: 从零开始，构建一个库。",
      { title: '快速开始（一）', description: '从零开始，构建一个库。' },
    ],
  ])('%j', (yaml, expected) => expect(readPlainFields(yaml, NAMES)).toEqual(expected));
});

test.each([
  'other: x',
  'title: a\ntitle: b',
  'title: 404',
  'title: a # comment',
  'title: a: b',
  'title: "a\\n"',
  "title: 'it''s'",
  'title: NULL',
  'title: [a]',
  'title:\n  a',
  'title: a\n  b',
  'title: a ',
  '',
])('left to the parser: %j', (yaml) => expect(readPlainFields(yaml, NAMES)).toBeUndefined());

test('what is read is what the parser reads, which reports nothing', () => {
  const marks = fc.constantFrom(
    ...'abTn :#"\'\\[]{},&*!|>%@`-?~.=<\t\r\u2028\u0085\u00a0\ufeff、：中é0159',
    'true',
    'null',
    ' #',
    ': ',
    '...',
    '---',
    '0x1',
    '1e3',
  );
  const word = fc.oneof(
    fc.constantFrom(
      'true',
      'False',
      'null',
      'yes',
      'NO',
      'on',
      'Off',
      'y',
      '.inf',
      'Infinity',
      'NaN',
      '~',
      '2025-05-14',
    ),
    fc.string({ unit: marks, maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const value = fc.oneof(
    word,
    word.map((text) => `"${text}"`),
    word.map((text) => `'${text}'`),
    word.map((text) => `a${text}`),
  );
  const line = fc
    .tuple(fc.constantFrom(...NAMES, 'title', 'b', ' a'), fc.constantFrom(': ', ': ', ': ', ':', ':  '), value)
    .map((parts) => parts.join(''));
  const yaml = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
  let read = 0;
  fc.assert(
    fc.property(yaml, (text) => {
      const fields = readPlainFields(text, NAMES);
      if (fields === undefined) return;
      read += 1;
      const document = parseDocument(text);
      expect([document.errors, document.warnings]).toEqual([[], []]);
      expect(fields).toEqual(document.toJS());
    }),
    { numRuns: 5000 },
  );
  expect(read).toBeGreaterThan(300);
});
