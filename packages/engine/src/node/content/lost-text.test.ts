import { expect, test } from '@rstest/core';
import { checkSite, writeSite } from '../../../test/run-quire.ts';

test('text that Markdown drops or shows as it is written, and headings in disorder, are reported at their place', async () => {
  const text = `# Home

[empty]() and [ref][none] and a note[^none].

## Part {#same}

#### Too deep

## Other {#same}

| a | b |
|---|---|
| 1 | 2 | lost |
| \`x | y\` | lost |
`;
  const { diagnostics } = await checkSite(writeSite({ 'docs/index.md': text }));
  const found = diagnostics.filter(({ rule }) => rule !== 'output');
  expect(found.map(({ rule, line, severity }) => `${line} ${rule} ${severity}`).sort()).toEqual([
    '13 tables warning',
    '14 tables warning',
    '3 references warning',
    '3 references warning',
    '3 references warning',
    '7 headingLevels warning',
    '9 duplicateIds warning',
  ]);
});

test('in MDX, a comment that nothing closes is an error at its place, and takes nothing along', async () => {
  const text = '# Home\n\n<!-- a\ncomment -->\n\n<!-- to do\n\n## Lost\n';
  const { diagnostics } = await checkSite(writeSite({ 'docs/index.mdx': text }));
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
    { rule: 'syntax', line: 6, column: 1 },
  ]);
});
