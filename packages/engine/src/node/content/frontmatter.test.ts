import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { UserError } from '../user-error.ts';
import { parseFrontmatter } from './frontmatter.ts';

const parse = (yaml: string) => parseFrontmatter(`---\n${yaml}\n---\n\n# x\n`, 'page.md');

/** `line:column message` of every mistake. */
function listMistakes(yaml: string): string[] {
  return parse(yaml).errors.map(({ message, details }) => `${details.line}:${details.column} ${message}`);
}

test('every mistake is told at once, with line and column', () => {
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
  expect(listMistakes(yaml)).toEqual([
    '2:1 The frontmatter field "title" is not right: it must be a text.',
    '3:1 The frontmatter field "overview" is not right: it must be true or false, not "perhaps".',
    '4:1 The frontmatter field "overviewHeaders.1" is not right: it must be between 1 and 6.',
    '4:1 The frontmatter field "overviewHeaders.2" is not right: it must be a whole number.',
    '5:1 The frontmatter field "date" is not right: there is no such day.',
    '6:1 The frontmatter field "email" is not right: it is not an email address.',
    '9:3 The frontmatter field "hero.actions.0.link" is not right: it is required.',
    '11:1 The frontmatter field "head" is not right: it must be a list, not Object.',
  ]);
});

test('a title of white space is none', () => {
  expect(parse("title: ' '")).toMatchObject({ frontmatter: { title: undefined }, errors: [] });
});

test.each([
  ['a list', '- a\n- b', '2:1 The frontmatter is not valid YAML: it must hold fields, each as "name: value"'],
  ['a text', 'just text', '2:1 The frontmatter is not valid YAML: it must hold fields'],
  ['a name of nothing', 'title: *other', '2:1 The frontmatter is not valid YAML: Unresolved alias'],
  ['a key twice', 'title: a\ntitle: b', '3:1 The frontmatter is not valid YAML: Map keys must be unique'],
  ['an open bracket', 'title: [a', '2:10 The frontmatter is not valid YAML'],
])('%s is told as what it is', (_, yaml, expected) => {
  expect(listMistakes(yaml)[0]).toContain(expected);
});

describe('lengths of the specification', () => {
  const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

  test('an email has 320 characters at most', () => {
    expect(listMistakes(`email: ${address(321)}`)).toEqual([
      '2:1 The frontmatter field "email" is not right: it cannot be longer than 320 characters.',
    ]);
  });
});

describe('a name that is one slip away from a known one is doubtful', () => {
  const doubtsOf = (yaml: string) =>
    parse(yaml).doubts.map(({ name, nearest, line, column }) => `${line}:${column} ${name} ${nearest}`);

  test.each([
    ['titel: x', '2:1 titel title'],
    ['description: x\noverveiw: true', '3:1 overveiw overview'],
    ['hero:\n  name: x\n  taglien: y', '4:3 taglien tagline'],
  ])('%j', (yaml, expected) => expect(doubtsOf(yaml)).toEqual([expected]));

  test.each(['tags: [a]', 'authors: [a]', 'layout: wide', 'category: x', 'head:\n  - [meta, { contnt: x }]'])(
    'a field of the site’s own is not: %j',
    (yaml) => expect(doubtsOf(yaml)).toEqual([]),
  );
});

test('whatever stands in it, there is a frontmatter or there are mistakes with their place', () => {
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
      for (const { details } of errors) expect([details.file, details.line, details.column]).not.toContain(undefined);
      expect(errors.every((error) => error instanceof UserError)).toBe(true);
    }),
    { numRuns: 400 },
  );
});
