/** Claims about values in titles and headings of MDX. */
import { expect, test } from '@rstest/core';
import { checkPage, compilePage } from '../test/checked-pages.ts';

const shown = async (text: string) => (await compilePage(text, 'mdx')).headings.map((heading) => heading.text);
const reported = async (text: string) =>
  (await checkPage(text, 'mdx')).map(({ message, line }) => `${line}: ${message}`);

test('a title has the values of texts, constants and fields', async () => {
  const text =
    "export const version = '2.0';\nexport const count = 1.10\n\n# A {version} {count} {'b'} {1.50} {\"don't\"} {frontmatter.tag}";
  expect(await shown(`---\ntag: x\n---\n\n${text}\n`)).toEqual(["A 2.0 1.1 b 1.5 don't x"]);
  expect(await reported(`---\ntag: x\n---\n\n${text}\n`)).toEqual([]);
});

test('a constant in a fence, or one that goes on, is not a value of the page', async () => {
  const text =
    "```js\nexport const a = 'no'\n```\n\nexport const a = 'yes';\nexport const b = 1\n  + 2;\n\n## {a}\n\n## {b}";
  expect(await shown(`# T\n\n${text}\n`)).toEqual(['T', 'yes', 'b']);
});

test('a value that is not known is reported where a title or an outline lacks it', async () => {
  const text =
    'export const list = [1].join();\n\n# T {list}\n\n## A {list}\n\n### B\n\n#### C\n\n##### D {list}\n\n# U {list}\n';
  expect(await reported(text)).toEqual([
    '3: The title of the page lacks the value of "{list}", which is not known before the page runs.',
    '5: The outline lacks the value of "{list}", which is not known before the page runs.',
  ]);
  expect(await reported(`---\ntitle: T\n---\n\n# T {'a'.at(0)}\n`)).toEqual([]);
});
