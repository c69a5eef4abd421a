import { expect, test } from '@rstest/core';
import { parseFrontmatter } from './frontmatter.ts';
import { indentQuotedLines } from './indent-quoted-lines.ts';

const read = (yaml: string) => parseFrontmatter(`---\n${yaml}\n---\n\n# A\n`, 'a.md');

test.each([
  ['double quotes', 'description: "One line.\nAnother one."\ntag: new', 'One line. Another one.'],
  ['single quotes', "description: 'It''s one.\nAnother one.'\ntag: new", "It's one. Another one."],
  ['an empty line', 'description: "One.\n\nTwo."\ntag: new', 'One.\nTwo.'],
  ['an escaped quote', 'description: "One \\"quoted\\"\nword." # a comment\ntag: new', 'One "quoted" word.'],
  ['colons in the text', 'description: "One:\ntwo three: four."\ntag: new', 'One: two three: four.'],
])('a quoted value over several lines at the margin is read: %s', (_, yaml, description) => {
  expect(read(yaml)).toMatchObject({ errors: [], frontmatter: { description, tag: 'new' } });
});

test('an error behind such a value is reported at its place', () => {
  expect(read('description: "One.\nTwo."\npageType: odd').errors).toMatchObject([{ line: 4, column: 1 }]);
});

test.each([
  'title: "closed"\nother: text',
  'title: "closed nowhere\nother: text',
  'title: "closed behind another field\nother: "text"',
  'title: "a" and "b"\nother: text',
])('other texts stay as they are: %j', (yaml) => {
  expect(indentQuotedLines(yaml)).toBe(yaml);
});
