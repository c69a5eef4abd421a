import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { markdownToHtml } from 'satteri';
import { createPageStub } from './page-stub.ts';
import { normalizeSource } from './syntax/normalize.ts';

const titleOf = (text: string) => createPageStub(text, 'x.md')?.headings[0]?.text;

test.each([
  ['# Quick start\n\nText.', 'Quick start'],
  ['---\ndescription: Anything at all.\n---\n\n# Title #\n', 'Title'],
  ['import X from "./x";\n\n# With an import\n', 'With an import'],
  ['# The `lib` field {#lib}\n', 'The lib field'],
  ['\r\n# Windows\r\n', 'Windows'],
  ['```md\n    ```\n# in code\n```\n\n# After code\n', 'After code'],
])('%j is called "%s" in its stub', (text, title) => {
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
  `${'a'.repeat(4085)}\n\n# A long title that is cut\n`,
])('%j is left to the compiler', (text) => {
  expect(createPageStub(text, 'x.md')).toBeUndefined();
});

test('frontmatter that other pages see is read', () => {
  const draft = createPageStub('---\ntitle: From the frontmatter\noverview: true\n---\nText.\n', 'x.md');
  expect(draft?.frontmatter).toMatchObject({ title: 'From the frontmatter', overview: true });
});

test('whatever a title is made of, a stub has what compiling gives, or there is none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(...'ab 1`*_#[]()<>&;:~!\\{}|"\'中') }), async (title) => {
      const seen = titleOf(`# ${title}\n`);
      if (seen === undefined) return;
      const { text } = normalizeSource(`# ${title}\n`, 'md', new Set());
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

const DOCS = join(import.meta.dirname, '../../../website/docs');

test('most pages of a real site need no more than a stub', () => {
  const files = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|\/)[^_/]+\.mdx?$/.test(file),
  );
  const seen = files.filter((file) => createPageStub(readFileSync(join(DOCS, file), 'utf8'), file) !== undefined);
  expect(seen.length / files.length).toBeGreaterThan(0.8);
});
