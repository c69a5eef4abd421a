/** Tests that text which the parser silently drops is reported with its position. */
import { expect, test } from '@rstest/core';
import { findLostBlocks } from './lost-blocks.ts';
import { findReferenceFaults } from './references.ts';
import { readShown } from './shown-lines.ts';

const place = ({ line, column }: { line: number; column: number }) => `${line}:${column}`;
const table = (...rows: string[]) => ['| a | b |', '|---|---|', ...rows].join('\n');

test.each([
  ['an extra cell', table('| 1 | 2 | 3 |'), ['3:10']],
  ['an extra cell without outer bars', 'a | b\n--|--\n1 | 2 | 3', ['3:8']],
  ['code with a bar', table('| `a | b` | 2 |'), ['3:3']],
  ['code with a bar in the last column', table('| 1 | `a || b` |'), ['3:7']],
  ['code that fills the row', table('| `a | b` |'), ['3:3']],
  ['a header with code', '| `a | b` | c |\n|---|---|\n| 1 | 2 |', ['1:3']],
  ['an element with a bar', table('| <code>a|b</code> |'), ['3:3']],
  ['attributes and comments with bars', table('| <b title="a|b">c</b> |', '| <!-- a|b --> |'), ['3:3', '4:3']],
  ['links with bars', table('| <https://a.example/b|c> |', '| [a](b?c|d) |', '| [a|b](c) |'), ['3:3', '4:5', '5:3']],
  ['emphasis with a bar', table('| **a|b** |', '| ~~a|b~~ |'), ['3:3', '4:3']],
  ['rows without a header', '| a | b |\n| 1 | 2 |\n| 3 | 4 |', ['1:1']],
  ['rows without a header in a quote', '> | a | b |\n> | 1 | 2 |', ['1:3']],
  ['a line below a table', '| a |\n|---|\n| 1 |\nText.', ['4:1']],
  ['a row apart from its table', table('| 1 | 2 |', '', '| 3 | 4 |', '', table()), ['5:1']],
  [
    'rows that begin like items, quotes and headings',
    ['+', '>', '#'].map((sign) => `a | b\n--|--\n${sign} | 2`).join('\n\n'),
    ['3:1', '7:1', '11:1'],
  ],
  ['a row behind a table in a quote', `> ${table('| 1 | 2 |').replaceAll('\n', '\n> ')}\n| 3 | 4 |`, ['4:1']],
  ['a row that a backslash should continue', table('| 1 | two \\', 'lines |'), ['3:11']],
  ['a line of dashes alone', '| a | b |\n\n|---|---|\n\n| 1 | 2 |', ['3:1']],
  ['a line of dashes that is too short, and not the rows below it', '| a | b |\n|---|\n| 1 | 2 |', ['1:1']],
  ['a table in a quote', `> ${table('| 1 | 2 | 3 |').replaceAll('\n', '\n> ')}`, ['3:12']],
])('%s is reported', (_, source, expected) =>
  expect(findLostBlocks(readShown(source, 'md')).map(place)).toEqual(expected),
);

test.each([
  table('| `a \\| b` | 2 |', '| 1 |', '| \\| | 2 |'),
  table(
    '| **a** | **b** |',
    '| 2**3 | 4**5 |',
    '| **/*.a | **/*.b |',
    '| <b>a\\|b</b> | [c] |',
    '| 1 <!-- a --> | <!-- b --> |',
    '| a<b | c>d |',
    '| ** | ** |',
  ),
  `\`\`\`\n${table('| 1 | 2 | 3 |')}\n\`\`\``,
  `${table('| 1 | 2 |')}\n\n1 | 2 | 3`,
  '| a | b |\n\n| 1 | 2 |',
  'Text\n| a | b |\n| 1 | 2 |',
  '    | a | b |\n    | 1 | 2 |\n\n    |---|---|',
  '|| a\n|| b',
  'Text `a | b`\n\n---\n\n- a | b | c',
  `${table('| 1 | 2 |')}\n- a | b | c`,
  ...['## Two', '***', '- - -', '</details>', ':::tip\nText\n:::', '[^a]: Note', '> Text', '    code'].map((block) =>
    table('| 1 | 2 |', block),
  ),
  `> ${table('| 1 | 2 |').replaceAll('\n', '\n> ')}\nText`,
  `<!--\n\n${table('| 1 | 2 | 3 |')}\n\n-->`,
])('no cell is lost: %j', (source) => expect(findLostBlocks(readShown(source, 'md'))).toEqual([]));

test('in MDX, a bar in an expression splits no cell, and one in code does', () => {
  const source = table('| {"a|b"} | 2 |', '| `{a|b}` | 2 |', '| {"a|b"} | 2 | 3 |');
  expect(findLostBlocks(readShown(source, 'mdx')).map(place)).toEqual(['4:3', '5:16']);
  expect(findLostBlocks(readShown(table('| {"a|b"} | 2 |'), 'md')).map(place)).toEqual(['3:12']);
});

test('the text in statements of MDX is not reported, and the text below is', () => {
  const source = 'export const a = `\n##No\n[a](b c.md) [d][e]\n| a | b |\n`;\n\n##Two\n';
  expect(findLostBlocks(readShown(source, 'mdx')).map(place)).toEqual(['7:1']);
  expect(findReferenceFaults(readShown(source, 'mdx'))).toEqual([]);
});

test.each([
  ['a fence without an end', 'Text\n\n- ```js\n  let a;\n\n## Lost', ['3:3']],
  ['an end with a word after it', '~~~js\nlet a;\n~~~ js\n\n## Lost', ['1:1', '3:1']],
  ['a fence in a fence', '```js\na();\n```jsx\nb();\n```\n\n```md\n~~~js\n```` js\n```', ['3:1', '9:1']],
  [
    'headings without a space',
    '##Two\n\n#标题\n\n#\u3000标题\n\n#Title\n\n#\u00a0Title',
    ['1:1', '3:1', '5:1', '7:1', '9:1'],
  ],
  [
    'a text above a line',
    'Text.\n---\n\nTwo\nlines\n===\n\n- a\n---\n\nTitle\n---\n\n> a.\n---\n\nText\nand:\n- `a`',
    ['2:1', '6:1'],
  ],
  ['a heading without a text', 'Text\n\n##\n\n## #\n\n## {#id}\n', ['3:1', '5:1', '7:1']],
  ['a list that begins left of the text of its item', '- A\n  1. One\n    - a\n    - b\n  2. Two', ['3:5']],
  [
    'an item left of the text of the one above',
    '1. A\n  1. B\n\n*   A\n  * B\n\n10. A\n   1. B',
    ['2:3', '5:3', '8:4'],
  ],
  ['a list in a text', '1. A\n   2. B\n   3. C\n2. D\n\n* A\n  4. B\n\nText:\n2. B\n3. C', ['2:4', '7:3', '10:1']],
  [
    'a fence that begins left of the text of its item',
    '1. One\n\n  ~~~sh\n  a\n  ~~~\n\n- Two\n ~~~\n ~~~',
    ['3:3', '8:2'],
  ],
])('%s is reported', (_, source, expected) =>
  expect(findLostBlocks(readShown(source, 'md')).map(place)).toEqual(expected),
);

test.each([
  '## Two\n\n### `code`\n\n# 标题\n\n```sh\n##no heading\n```',
  '#tag and #Tag\n\n#1 and #Tag #Other\n\n`##a`\n\n    ##code',
  '````md\n```js\n````\n\n> ~~~\n> a\n> ~~~\n\n<!--\n##\n-->',
  '```md\n> ```js\n> a\n> ```\n```',
  '```md\n- ```\n```',
  '```md\n1. Step\n\n    ```js\n    a\n    ```\n```',
  'Text\n\n    ```js\n    a\n\nText',
  '<!--\n```js\n-->\n\nText',
  '<style>\n#App { color: red }\n</style>',
  '- One\n  - Two\n\n  ~~~\n  a\n  ~~~\n\n~~~\na\n~~~',
  '- One\n\nText\n\n ~~~\n a\n ~~~',
  '1. One\n\n   - a\n- b\n - c\n\n2. Two\n 3. Three\n\nText\n  - d',
  '1. One\n   - a\n   2. Two\n\n- a\n2. Two\n\n## Two\n2. Two\n\n1. A\n2. B\ncontinued\n3. C',
  'A line of prose that an editor has wrapped at its column before\n2. of a number is no list.\n\nText\n1. One',
])('nothing is reported: %j', (source) => expect(findLostBlocks(readShown(source, 'md'))).toEqual([]));
