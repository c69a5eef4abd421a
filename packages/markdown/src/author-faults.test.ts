/** What authors mistype most. */
import { expect, test } from '@rstest/core';
import { checkPage } from '../test/checked-pages.ts';

test.each([
  [
    'a tab in the frontmatter',
    '---\ntitle: a\n\tdescription: b\n---\n',
    'md',
    '3:1',
    'Tabs are not allowed as indentation',
    'Indent with spaces.',
  ],
  [
    'frontmatter without an end',
    '---\ntitle: a\n\n# x\n',
    'md',
    '1:1',
    'The frontmatter is not closed.',
    'Add a line with ---',
  ],
  ['a quote without an end', '---\ntitle: "a\n---\n# x\n', 'md', '2:10', 'Missing closing "quote', 'Close the quote'],
  ['a tag without an end', '# x\n\n<div>\n\ntext\n', 'mdx', '3:1', 'Expected a closing tag for `<div>`', ''],
  [
    'a brace without an end',
    '# x\n\na {b\n',
    'mdx',
    '3:3',
    'Unexpected end of file in expression',
    'In .mdx, "{" opens an expression',
  ],
  [
    'a broken import',
    "import { A from '@theme'\n\n# x\n",
    'mdx',
    '1:12',
    'The import or export is not valid JavaScript',
    'In .mdx, a line that begins with "import"',
  ],
])('%s is reported with its place and fix', async (_, text, extension, place, message, help) => {
  const [fault] = await checkPage(text, extension);
  expect(`${fault?.line}:${fault?.column}`).toBe(place);
  expect(fault?.message).toMatch(message);
  expect(fault?.help).toContain(help);
});
