/** Tests that text which the parser silently drops is reported with its position. */
import { expect, test } from '@rstest/core';
import { findDeadReferences, findLostBlocks, findLostCells } from './lost-text.ts';
import { findUnreadLinks } from './unread-links.ts';

const place = ({ line, column }: { line: number; column: number }) => `${line}:${column}`;
const table = (...rows: string[]) => ['| a | b |', '|---|---|', ...rows].join('\n');

test.each([
  ['an extra cell', table('| 1 | 2 | 3 |'), ['3:10']],
  ['an extra cell without outer bars', 'a | b\n--|--\n1 | 2 | 3', ['3:8']],
  ['code with a bar', table('| `a | b` | 2 |'), ['3:3']],
  ['code with a bar in the last column', table('| 1 | `a || b` |'), ['3:7']],
  ['code that fills the row', table('| `a | b` |'), ['3:3']],
  ['a header with code', '| `a | b` | c |\n|---|---|\n| 1 | 2 |', ['1:3']],
  ['rows without a header', '| a | b |\n| 1 | 2 |\n| 3 | 4 |', ['1:1']],
  ['rows without a header in a quote', '> | a | b |\n> | 1 | 2 |', ['1:3']],
  ['a table in a quote', `> ${table('| 1 | 2 | 3 |').replaceAll('\n', '\n> ')}`, ['3:12']],
])('%s is reported', (_, source, expected) => expect(findLostCells(source).map(place)).toEqual(expected));

test.each([
  table('| `a \\| b` | 2 |', '| 1 |', '| \\| | 2 |'),
  `\`\`\`\n${table('| 1 | 2 | 3 |')}\n\`\`\``,
  `${table('| 1 | 2 |')}\n\n1 | 2 | 3`,
  '| a | b |\n\n| 1 | 2 |',
  'Text\n| a | b |\n| 1 | 2 |',
  '    | a | b |\n    | 1 | 2 |',
  '|| a\n|| b',
  'Text `a | b`\n\n---\n\n- a | b | c',
  `${table('| 1 | 2 |')}\n- a | b | c`,
  `<!--\n\n${table('| 1 | 2 | 3 |')}\n\n-->`,
])('no cell is lost: %j', (source) => expect(findLostCells(source)).toEqual([]));

test.each([
  ['[a][b]', ['1:1']],
  ['x [a][] y', ['1:3']],
  ['![a][b]', ['1:1']],
  ['a[^1]', ['1:2']],
  ['注[^说明]', ['1:2']],
  ['[a]()', ['1:1']],
  ['[a](<>) and [b]( )', ['1:1', '1:13']],
  ['# [a][b]\n\n> [c][d]', ['1:3', '3:3']],
  ['[[Page]] and [[page#part|text]]', ['1:1', '1:14']],
])('%j is reported', (source, expected) => expect(findDeadReferences(source).map(place)).toEqual(expected));

test.each([
  '[a][B]\n\n[b]: /c',
  '[a][]\n\n[A]: /c',
  '[`a`][] and [b `c`][]\n\n[`a`]: /a\n[b `c`]: /b',
  'a[^1]\n\n[^1]: b',
  '`[a][b]` \\[a][b] list[0][1] [^a-z] [a](/b) [a]',
  '```\n[a][b] [^1]\n```',
  '[[a]](/b) [[1]] [[1, 2], [3]] `[[a]]` \\[[a]] [[toc]] ![[a.png]]',
  '[[a]]\n\n[a]: /b',
  "<Table rows={[['a', 'b']]} />",
  '{/*\n[a][b]\n*/}',
])('%j is not reported', (source) => expect(findDeadReferences(source)).toEqual([]));

test.each([
  ['a space in a path', '[a](my page.md)', ['1:1']],
  ['a space in a host', 'x ![a](https://exa mple.org/x.png)', ['1:3']],
  ['a size', '![a](./x.png =100x200)', ['1:1']],
  ['a title without an end', '![a](x.png "T)', ['1:1']],
  ['a title in curved quotation marks', '[a](./b.md “T”)', ['1:1']],
  ['a space between the brackets', '[a] (./b.md) and [b] (https://example.org)', ['1:1', '1:18']],
  ['brackets the wrong way round', '(a)[./b.md]', ['1:1']],
  ['no closing parenthesis', '- [a](./b.md\n\nx', ['1:3']],
  ['full-width brackets', '见［甲］（./b.md）、[乙]（./c.md）和【丙】(/d)。', ['1:2', '1:14', '1:26']],
])('%s makes a link text', (_, source, expected) => expect(findUnreadLinks(source).map(place)).toEqual(expected));

test.each([
  '[a](<my page.md>) [b](./b.md "T") [c](./c.md \'T\') [d](./d.md (T)) ![e](x.png "a (b) c")',
  '`[a](my page.md)` \\[a](my page.md) list[0](a b) [a](see the end)',
  '    [a](my page.md)\n\n```\n[a](my page.md)\n```',
  '- [ ] (./b.md) and [x] (/c)',
  '[the spec] (./b.md)\n\n[the spec]: /x',
  '[a](./b.md\n"title")',
  '（见上文）[^1]、【注意】（请先备份）',
  '[a](./b.md) (./c.md), arr[i](x, y.z)',
])('no link is text: %j', (source) => expect(findUnreadLinks(source)).toEqual([]));

test('the text in statements of MDX is not reported, and the text below is', () => {
  const source = 'export const a = `\n##No\n[a](b c.md) [d][e]\n| a | b |\n`;\n\n##Two\n';
  expect(findLostBlocks(source, 'mdx').map(place)).toEqual(['7:1']);
  expect([findUnreadLinks(source, 'mdx'), findDeadReferences(source, 'mdx'), findLostCells(source, 'mdx')]).toEqual([
    [],
    [],
    [],
  ]);
});

test.each([
  ['a fence without an end', 'Text\n\n- ```js\n  let a;\n\n## Lost', ['3:3']],
  ['an end with a word behind it', '~~~js\nlet a;\n~~~ js\n\n## Lost', ['1:1']],
  ['headings without a space', '##Two\n\n#标题\n\n#\u3000标题\n\n#Title', ['1:1', '3:1', '5:1', '7:1']],
  ['a heading without a text', 'Text\n\n##\n', ['3:1']],
])('%s is reported', (_, source, expected) => expect(findLostBlocks(source).map(place)).toEqual(expected));

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
  '{/*\n##Later\n*/}',
])('nothing is reported: %j', (source) => expect(findLostBlocks(source, 'md')).toEqual([]));
