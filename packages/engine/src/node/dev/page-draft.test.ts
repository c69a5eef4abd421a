import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { markdownToHtml } from 'satteri';
import { normalizeSource } from '../content/syntax/normalize.ts';
import { draftPage } from './page-draft.ts';

const titleOf = (text: string) => draftPage(text, 'x.md')?.headings[0]?.text;

test.each([
  ['# Quick start\n\nText.', 'Quick start'],
  ['---\ndescription: Anything at all.\n---\n\n# Title #\n', 'Title'],
  ['import X from "./x";\n\n# With an import\n', 'With an import'],
  ['# The `lib` field {#lib}\n', 'The lib field'],
  ['\r\n# Windows\r\n', 'Windows'],
])('%j is called "%s" at a glance', (text, title) => {
  expect(titleOf(text)).toBe(title);
});

test.each([
  '# With *emphasis*',
  '# A [link](./x.md)',
  '# <Badge />',
  'Underlined\n===\n\n# Second',
  '<Fragment />\n\n# After a fragment',
  '```\n# in code\n```',
  'No title.',
  '---\ntitle: [broken\n---\n# x',
])('%j is left to the compiler', (text) => {
  expect(draftPage(text, 'x.md')).toBeUndefined();
});

test('frontmatter that other pages see is read', () => {
  const draft = draftPage('---\ntitle: From the frontmatter\noverview: true\n---\nText.\n', 'x.md');
  expect(draft?.frontmatter).toMatchObject({ title: 'From the frontmatter', overview: true });
});

test('whatever a title is made of, a glance sees what compiling sees, or nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'ab 1`*_#[]()<>&;:~!\\{}|"\'中') }), async (title) => {
      const seen = titleOf(`# ${title}\n`);
      if (seen === undefined) return;
      const { text } = normalizeSource(`# ${title}\n`, 'md');
      const { html } = await markdownToHtml(text, { features: { directive: true, frontmatter: false } });
      expect(
        html
          .replace(/<[^>]+>/g, '')
          .replaceAll('&quot;', '"')
          .trim(),
      ).toBe(seen);
    }),
    {
      numRuns: 1000,
      examples: [['{#a}'], ['a {#b}'], ['a{#b}'], ['`a``'], ['`a``b`'], ['``a`b``'], ['b` a `b'], ['` a `']],
    },
  );
});

const DOCS = join(import.meta.dirname, '../../../../../website/docs');

test('most pages of a real site need no more than a glance', () => {
  const files = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|\/)[^_/]+\.mdx?$/.test(file),
  );
  const seen = files.filter((file) => draftPage(readFileSync(join(DOCS, file), 'utf8'), file) !== undefined);
  expect(seen.length / files.length).toBeGreaterThan(0.8);
});
