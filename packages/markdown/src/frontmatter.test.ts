import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { parseByRule } from '../test/parse-by-rule.ts';
import { parseFrontmatter } from './frontmatter.ts';

const parse = (yaml: string) => parseByRule(`---\n${yaml}\n---\n\n# x\n`);

/** `line:column message` of every error. */
function listDiagnostics(yaml: string): string[] {
  return parse(yaml).errors.map(({ message, line, column }) => `${line}:${column} ${message}`);
}

test('every error is reported at once, with line and column', () => {
  const yaml = [
    'title: {}',
    'overview: perhaps',
    'overviewHeaders: [2, 7, 1.5]',
    'date: 2025-02-30',
    'email: nobody',
    'hero:',
    '  name: x',
    '  actions:',
    '    - text: Go',
    'head: {}',
  ].join('\n');
  expect(listDiagnostics(yaml)).toEqual([
    '2:1 The frontmatter field "title" is invalid: it must be a string, not an object.',
    '3:1 The frontmatter field "overview" is invalid: it must be true or false, not "perhaps".',
    '4:1 The frontmatter field "overviewHeaders[1]" is invalid: it must be between 1 and 6.',
    '4:1 The frontmatter field "overviewHeaders[2]" is invalid: it must be a whole number.',
    '5:1 The frontmatter field "date" is invalid: the date does not exist.',
    '6:1 The frontmatter field "email" is invalid: it is not a valid email address.',
    '9:3 The frontmatter field "hero.actions[0].link" is invalid: it is required.',
    '11:1 The frontmatter field "head" is invalid: it must be a list, not an object.',
  ]);
});

test('an alias inside the value that it refers to is an error with its position', () => {
  expect(listDiagnostics('title: x\na: &a { b: *a }\nlist: &l\n  - [*l]')).toEqual([
    '3:12 The frontmatter is not valid YAML: "*a" is inside the value that it refers to',
    '5:6 The frontmatter is not valid YAML: "*l" is inside the value that it refers to',
  ]);
});

test('any other alias has the value that it refers to', () => {
  const { frontmatter } = parse('base: &b { x: 1 }\nother: *b\nmore: { <<: *b, y: 2 }');
  expect(frontmatter).toEqual({ base: { x: 1 }, other: { x: 1 }, more: { x: 1, y: 2 } });
});

/** Pieces of YAML syntax, to be combined in any order. */
const YAML_PIECES = [
  'a: ',
  'title: ',
  'hero: ',
  '&a ',
  '&b ',
  '*a',
  '*b',
  '<<: *a',
  '{',
  '}',
  '[',
  ']',
  ', ',
  ': ',
  '- ',
]
  .concat([
    '\n',
    '\n  ',
    '\n    ',
    '|\n  x',
    '>\n  x',
    '"',
    "'",
    '!!str ',
    '!!binary ',
    '!x ',
    '? ',
    '# ',
    '\t',
    '%',
    '@',
  ])
  .concat(['1e999', '.nan', '0x1f', '2024-01-01', '~', '---', '...', '\u0000', '\uFFFE', '\uD800', '标题']);

test('any frontmatter is parsed, or its errors have a position', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...YAML_PIECES), { maxLength: 30 }), (pieces) => {
      for (const { line, column } of parse(pieces.join('')).errors)
        expect([line, column]).toEqual([expect.any(Number), expect.any(Number)]);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['date: "2024/3/9"', { date: '2024/3/9' }],
  ['author:\n  - name: Ada\n    url: /ada', { author: [{ name: 'Ada', url: '/ada' }] }],
  ['date: 2024-03-09\nauthor: Ada\nhero:\n  name: x\n  text: y\n  tagline: z\n  actions: []', undefined],
])('fields are also available as written if they are converted: %s', (yaml, written) => {
  expect(parse(yaml)).toMatchObject({ errors: [] });
  expect(parse(yaml).writtenFields).toEqual(written);
});

test.each([
  ['404', '404'],
  ['007', '007'],
  ['1.10', '1.10'],
  ['1e3', '1e3'],
  ['0x1F', '0x1F'],
  ['true', 'true'],
  ['2024-01-01', '2024-01-01'],
  ['"1.0"', '1.0'],
])('texts are shown as they were written: %s', (written, text) => {
  const yaml = ['title', 'description', 'sidebar_label'].map((name) => `${name}: ${written}`).join('\n');
  const frontmatter = { title: text, description: text, sidebarLabel: text };
  expect(parse(yaml)).toMatchObject({ frontmatter, errors: [] });
});

test.each([
  ['at the end of a value', 'description: The phases ---\ntag: new', 'The phases ---'],
  ['alone in a block of text', 'description: |\n  One\n  ---\n  Two\ntag: new', 'One --- Two'],
  ['at the beginning of a value', 'description: "--- One"\ntag: new', '--- One'],
  ['in a value that is folded', 'description: >\n  One ---\n  Two\ntag: new', 'One --- Two'],
  ['with text after them', 'description: |\n  One\n  --- Two\ntag: new', 'One --- Two'],
])('three dashes %s do not end the frontmatter, and a text of several lines is one line', (_, yaml, description) => {
  expect(parse(yaml)).toMatchObject({ frontmatter: { description, tag: 'new' }, errors: [] });
});

test('frontmatter may be empty, and may end the file', () => {
  expect(parseFrontmatter('---\n---\n\n# x\n', 'page.md')).toMatchObject({ frontmatter: {}, errors: [] });
  expect(parseFrontmatter('---\ntitle: x\n---', 'page.md').frontmatter).toEqual({ title: 'x' });
});

test('valid fields are used even if others are invalid or contain YAML errors', () => {
  const values = parse('title: Tides\ndate: soon\ndraft: true\nhero: 5\nlayout: wide');
  expect(values.frontmatter).toEqual({ title: 'Tides', draft: true, layout: 'wide' });
  expect(parse('draft: true\ntitle: @x\ntag: new\na: &a { b: *a }').frontmatter).toEqual({ draft: true, tag: 'new' });
  expect(parse('title: &a [*a]\ndate: &b [*a]\nnav: *b\ntag: new').frontmatter).toEqual({ tag: 'new' });
  expect(parse('tag: new\ntag: old\nnav: *none').frontmatter).toEqual({ tag: 'new' });
});

test('of an invalid field, the smallest part that can be missing is left out', () => {
  const hero =
    'hero:\n  name: Tide\n  image: /x.png\n  actions:\n    - text: A\n    - { text: B, link: /b, theme: odd }\n    - {}';
  expect(parse(`${hero}\noutlineDepths: [2, 9]`).frontmatter).toEqual({
    hero: { name: 'Tide', text: '', tagline: '', actions: [{ theme: 'brand', text: 'B', link: '/b' }] },
  });
  // An element of the head says something else without an attribute.
  const head = 'head: [[meta, { name: a, content: 5, media: 5 }], [meta, { name: b, content: c }]]';
  expect(parse(`${head}\nfeatures: [{}, { title: A, details: B }]`).frontmatter).toEqual({
    head: [['meta', { name: 'b', content: 'c' }]],
    features: [{ title: 'A', details: 'B' }],
  });
});

test.each(['yes', 'Yes', 'YES', 'on', 'true', '"true"', "'yes'"])('%s sets a flag', (word) => {
  expect(parse(`draft: ${word}\nsidebar: ${word}`)).toMatchObject({
    frontmatter: { draft: true, sidebar: true },
    errors: [],
  });
});

test.each(['no', 'No', 'off', 'false', '"false"'])('%s unsets a flag', (word) => {
  expect(parse(`draft: ${word}`)).toMatchObject({ frontmatter: { draft: false }, errors: [] });
  expect(parse(`published: ${word}`)).toMatchObject({ frontmatter: { draft: true }, errors: [] });
});

test('a title of white space counts as missing', () => {
  expect(parse("title: ' '")).toMatchObject({ frontmatter: { title: undefined }, errors: [] });
});

test.each([
  ['a list', '- a\n- b', '2:1 The frontmatter is not valid YAML: it must consist of fields, each as "name: value"'],
  ['a text', 'just text', '2:1 The frontmatter is not valid YAML: it must consist of fields'],
  ['an unresolved alias', 'title: *other', '2:8 The frontmatter is not valid YAML: Unresolved alias'],
  ['a key twice', 'title: a\ntitle: b', '3:1 The frontmatter is not valid YAML: Map keys must be unique'],
  ['an open bracket', 'title: [a', '2:10 The frontmatter is not valid YAML'],
])('%s has a specific message', (_, yaml, expected) => {
  expect(listDiagnostics(yaml)[0]).toContain(expected);
});

test('text after a quoted value is reported once, with how to fix it', () => {
  const { errors } = parse("title: Tides\ndescription: 'High and low.'\n  Twice a day");
  expect(errors).toEqual([expect.objectContaining({ line: 4, help: expect.stringMatching(/^This line is not a/) })]);
});

test('a quoted value with unindented lines is reported with how to fix it', () => {
  expect(parse('description: "One line.\nAnother one."\ntag: new').errors).toMatchObject([
    { line: 2, help: expect.stringContaining('indent the lines between the quotes') },
    { line: 3 },
  ]);
});

describe('length limits', () => {
  const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

  test('an email has at most 320 characters', () => {
    expect(listDiagnostics(`email: ${address(321)}`)).toEqual([
      '2:1 The frontmatter field "email" is invalid: it cannot be longer than 320 characters.',
    ]);
  });
});

describe('a misspelled name is reported', () => {
  const warningsOf = (yaml: string) =>
    parse(yaml).warnings.map(({ message, help, line, column }) => `${line}:${column} ${message} ${help}`);

  test.each([
    ['titel: x', '2:1 The frontmatter field "titel" is unknown. Did you mean "title"?'],
    ['description: x\noverveiw: true', '3:1 The frontmatter field "overveiw" is unknown. Did you mean "overview"?'],
    ['hero:\n  name: x\n  taglien: y', '4:3 The frontmatter field "taglien" is unknown. Did you mean "tagline"?'],
  ])('%j', (yaml, expected) => expect(warningsOf(yaml)).toEqual([expected]));

  test('a text that YAML cuts at a sign, and a number that it writes in another way', () =>
    expect(warningsOf('title: Part #12 explained\ndescription: a # b\nversion: 1.10\nsize: 1.5\norder: 007')).toEqual([
      '2:1 The field "title" ends before "#12 explained", which YAML reads as a comment. Write the value between quotation marks.',
      `4:1 The field "version" is the number 1.1: YAML does not keep how 1.10 is written. If it is a text, such as a version, write it between quotation marks: '1.10'.`,
      `6:1 The field "order" is the number 7: YAML does not keep how 007 is written. If it is a text, such as a version, write it between quotation marks: '007'.`,
    ]));

  test.each(['tags: [a]', 'authors: [a]', 'layout: wide', 'category: x', 'head:\n  - [meta, { contnt: x }]'])(
    'a custom field of the site is not: %j',
    (yaml) => expect(warningsOf(yaml)).toEqual([]),
  );
});

test('any text gives a frontmatter, or errors with positions', () => {
  const yamlish = fc.string({ unit: fc.constantFrom(...'ab:-[]{}"\'|>&*!%@`#, \n\t0'), maxLength: 60 });
  const fields = fc
    .dictionary(
      fc.constantFrom('title', 'date', 'hero', 'head', 'overviewHeaders', 'sidebar', '__proto__'),
      fc.anything(),
    )
    .map((value) => JSON.stringify(value) ?? 'null');
  fc.assert(
    fc.property(fc.oneof(yamlish, fields, fc.string({ unit: 'binary' })), (yaml) => {
      const { errors } = parse(yaml);
      for (const { file, line, column } of errors) expect([file, line, column]).not.toContain(undefined);
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['\n---\ntitle: Late\nsearch: false\n---\n', 2],
  ['  ---\ntitle: Late\n---\n', 1],
  ['<!-- a\nlicense -->\n---\ntitle: Late\n---\n', 3],
  ['+++\ntitle = "Other"\n+++\n\ntext\n', 1],
  ['{\n  "title": "Other"\n}\n\ntext\n', 1],
  ['-----\ntitle: Other\n-----\n\ntext\n', 1],
  [' ---\n title: Other\n ---\n\ntext\n', 1],
  ['---\ntitle: a\n---\ntag: late\n---\n\ntext\n', 3],
])('frontmatter that is shown as text is reported: %j', (source, line) => {
  expect(parseFrontmatter(source, 'a.md').warnings).toMatchObject([{ rule: 'frontmatter', line, column: 1 }]);
});

test.each(['\n---\n\ntext: a\n\n---\n', '----\na b\n----\n', '# A\n\n---\na: b\n---\n', '+++ a\n'])(
  'a line across the page is none: %j',
  (source) => expect(parseFrontmatter(source, 'a.md').warnings).toEqual([]),
);

test('a page may begin with many comments', () => {
  const comments = Array.from({ length: 60 }, (_, index) => `<!-- ${index} -->\n`).join('');
  const list = (end: string) => parseFrontmatter(comments + end, 'a.md').warnings;
  expect(list('# A\n')).toEqual([]);
  expect(list('---\ntitle: Late\n---\n')).toMatchObject([{ line: 61 }]);
});
