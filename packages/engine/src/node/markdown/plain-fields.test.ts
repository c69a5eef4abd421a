import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { parseDocument } from 'yaml';
import { readPlainFields } from './plain-fields.ts';

const NAMES = ['title', 'description', 'sidebar', 'a'];

/** Fields of `title` have names that are known, of other fields any. */
const listNames = (field?: { key: string }) => {
  if (!field) return NAMES;
  return field.key === 'title' ? ['a', 'b'] : [];
};
const read = (yaml: string) => readPlainFields(yaml, listNames);

describe('plain fields are read without the parser', () => {
  test.each([
    ['title: Quick start', { title: 'Quick start' }],
    ['title: "Read: [this] # first"\nsidebar: false', { title: 'Read: [this] # first', sidebar: false }],
    [
      "title: '快速开始（一）'\ndescription: 从零开始，构建一个库。",
      { title: '快速开始（一）', description: '从零开始，构建一个库。' },
    ],
    ['title: .js、“c”；或 .d.ts', { title: '.js、“c”；或 .d.ts' }],
    ['title: https://a.b/c#d:e\ndescription: /a/#b', { title: 'https://a.b/c#d:e', description: '/a/#b' }],
    [
      'a: [2, esm, .d.ts, true, two words]\nsidebar: 2025-05-14',
      { a: [2, 'esm', '.d.ts', true, 'two words'], sidebar: '2025-05-14' },
    ],
    ['title:\n  a: x\n  b:\n    c: w\nsidebar: true', { title: { a: 'x', b: { c: 'w' } }, sidebar: true }],
    [
      'a:\n  - b: x\n    c: w\n    d:\n      - z\n  - "u: v"\n  - [1]',
      { a: [{ b: 'x', c: 'w', d: ['z'] }, 'u: v', [1]] },
    ],
  ])('%j', (yaml, expected) => expect(read(yaml)).toEqual(expected));
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
  'title: []',
  'title: [a,b]',
  'title: [.inf]',
  'title: .NaN',
  'title: [null]',
  'title:\n  a',
  'title:',
  'title:\n  a:',
  'title:\n  other: x',
  'title:\n- a',
  'a:\n  - b\n   - c',
  'a:\n  - b\n    c',
  'a:\n  - b: c\n   d: e',
  'a:\n  b: c\n d: e',
  'a:\n\n  b: c',
  ' a: b',
  'title: a\n  b',
  'title: a ',
  '',
])('left to the parser: %j', (yaml) => expect(read(yaml)).toBeUndefined());

test('what is read is what the parser reads, which reports nothing', () => {
  const marks = fc.constantFrom(
    ...'abTn :#"\'\\[]{},&*!|>%@`-?~.=<\t\r\u2028\u0085\u00a0\ufeff、：；“中é0159',
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
    word.map((text) => `/${text}`),
    word.map((text) => `.${text}`),
    fc.array(word, { maxLength: 3 }).map((words) => `[${words.join(', ')}]`),
  );
  const field = fc
    .tuple(fc.constantFrom(...NAMES, 'title', 'b', ' a'), fc.constantFrom(': ', ': ', ': ', ':', ':  '), value)
    .map((parts) => parts.join(''));
  const flat = fc.array(field, { minLength: 1, maxLength: 3 });
  // Most by their rules, so that some are read; the field that begins each block may be missing.
  const plainField = fc
    .tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(' x', ' "y: z"', ' [1, e]', ''))
    .map((parts) => parts.join(':'));
  const inner = fc.oneof({ weight: 4, arbitrary: plainField }, field, value);
  const indent = fc.constantFrom('  ', '  ', '  - ', '  - ', '    ', '    - ', '      ', ' ', '- ');
  const nested = fc
    .tuple(
      fc.constantFrom('title:', 'a:', 'a:', 'sidebar: true'),
      fc.array(
        fc.tuple(indent, inner).map((parts) => parts.join('')),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(([first, lines]) => [first, ...lines]);
  const yaml = fc.oneof(flat, nested).map((lines) => lines.join('\n'));
  let [plain, deep] = [0, 0];
  fc.assert(
    fc.property(yaml, (text) => {
      const fields = read(text);
      if (fields === undefined) return;
      plain += 1;
      if (/^ /m.test(text)) deep += 1;
      const document = parseDocument(text);
      expect([document.errors, document.warnings]).toEqual([[], []]);
      expect(fields).toEqual(document.toJS());
    }),
    { numRuns: 5000 },
  );
  expect(plain).toBeGreaterThan(300);
  expect(deep).toBeGreaterThan(50);
});
