/** Tests that references and links which Markdown shows as text are reported with their position. */
import { expect, test } from '@rstest/core';
import { findReferenceFaults } from './references.ts';
import { readShown } from './shown-lines.ts';
import type { SourceFormat } from './source-format.ts';

const place = ({ line, column }: { line: number; column: number }) => `${line}:${column}`;

test.each([
  ['[a][b]', ['1:1']],
  ['x [a][] y', ['1:3']],
  ['![a][b]', ['1:1']],
  ['a[^1]', ['1:2']],
  ['注[^说明]', ['1:2']],
  ['注[^说明 一]', ['1:2']],
  ['a[^a.b]', ['1:2']],
  ['a[^1]\n\n[^1]: b\n[^1]: c\n[^2]: d', ['4:1', '5:1']],
  ['a[^b c]\n\n[^b c]: d', ['3:1']],
  ['[a]\n\n[a]: /b "T"\n> [A]: /c', ['4:3']],
  ['[a]\n\n- b\n[a]: /c "T"\n\n> d\n  [e]: <./f g.md>', ['4:1', '7:3']],
  ['# [a][b]\n\n> [c][d]', ['1:3', '3:3']],
  ['[[Page]] and [[page#part|text]]', ['1:1', '1:14']],
])('%j is reported', (source, expected) =>
  expect(findReferenceFaults(readShown(source, 'md')).map(place)).toEqual(expected),
);

test.each([
  '[a][B]\n\n[b]: /c',
  '[a]\n\n# b\n[a]: /c\n  "d"\n[e]: /f\n[g]:\nhttps://h.i\n[j]: /k\n\nl\n[note]: a text',
  '[a][]\n\n[A]: /c',
  '[`a`][] and [b `c`][]\n\n[`a`]: /a\n[b `c`]: /b',
  'a[^1]\n\n[^1]: b',
  '# a[^A]: b\n\n> c[^2]\n\n[^a]: b[^3]\n[^2]: c\n[^3]: d',
  '`[^1]: a` [^一-龥]\n\n    [^2]: b',
  '`[a][b]` \\[a][b] list[0][1] [^a-z] [a](/b) [a]',
  '```\n[a][b] [^1]\n```',
  '[[a]](/b) [[1]] [[1, 2], [3]] `[[a]]` \\[[a]] [[toc]] [[_TOC_]] ![[a.png]]',
  '[[a]]\n\n[a]: /b\n[a]: /b "T"\n[a]: not a definition\n\n`[a]: /c`',
  "<Table rows={[['a', 'b']]} />",
])('%j is not reported', (source) => expect(findReferenceFaults(readShown(source, 'md'))).toEqual([]));

test.each([
  ['a space in a path', '[a](my page.md) and [b](#部分 Part)', ['1:1', '1:21']],
  ['a space before a parenthesis in a path', '![a](./b (2).png) and [c](d (e) f.md)', ['1:1', '1:23']],
  ['a path of a Git server', 'Clone git@github.com:org/repo.git.', ['1:7']],
  ['a space in a host', 'x ![a](https://exa mple.org/x.png)', ['1:3']],
  ['a size', '![a](./x.png =100x200) ![b](c.png "T" =10x)', ['1:1', '1:24']],
  ['a size after brackets, and a class after a title', '![a](<x.png> =9x) [b](./x.md "T" .c)', ['1:1', '1:19']],
  ['a title without an end', '![a](x.png "T)', ['1:1']],
  ['a title in curved quotation marks', '[a](./b.md “T”)', ['1:1']],
  ['a space between the brackets', '[a] (./b.md) and [b] (https://example.org)', ['1:1', '1:18']],
  ['brackets the wrong way round', '(a)[./b.md]', ['1:1']],
  ['no closing parenthesis', '- [a](./b.md\n\nx [c](./d.md and more', ['1:3', '3:3']],
  ['a film', '![a](./b.mp4) and ![c](d.pdf)', ['1:1', '1:19']],
  ['a space in angle brackets', 'See <https://a.example/b c>.', ['1:5']],
  ['emphasis before an address', 'Or _me@a.example for help_.', ['1:4']],
  ['a space in an image', '![a] (./b.png) and\n! [c](./d.png)', ['1:1', '2:1']],
  ['a space before the colon of a definition', '> [a] : ./b.md', ['1:1']],
  ['no text', 'See [](./b.md) and [ ](/c)', ['1:5', '1:20']],
  ['a title that an empty line ends', '[a](./b.md\n"x\n\ny")', ['1:1']],
  [
    'full-width brackets',
    '见［甲］（./b.md）、[乙]（./c.md）和【丙】(/d)、[丁】(./e.md)。',
    ['1:2', '1:14', '1:26', '1:34'],
  ],
])('%s makes a link text', (_, source, expected) =>
  expect(findReferenceFaults(readShown(source, 'md')).map(place)).toEqual(expected),
);

test.each([
  '[a](<my page.md>) [b](./b.md "T") [c](./c.md \'T\') [d](./d.md (T)) ![e](x.png "a (b) c")',
  '`[a](my page.md)` \\[a](my page.md) list[0](a b) [a](see the end)',
  '    [a](my page.md)\n\n```\n[a](my page.md)\n```',
  '- [ ] (./b.md) and [x] (/c)',
  '[the spec] (./b.md)\n\n[the spec]: /x',
  '[a](./b.md\n"title")',
  '> [a](./b.md\n> "title\n> in a quote")\n\n> - [c](./d.md\n>   )',
  '（见上文）[^1]、【注意】（请先备份）\n\n[^1]: 注',
  '[a](./b.md) (./c.md), arr[i](x, y.z), [](int x), Great! [a](./b.png) [`a`](./b.md) [![](./c.png)](./d.md)',
  'me@a.example: Hi, ssh://git@a.example:22/x, [a](git@a.example:b/c) and `git@a.example:b/c`',
])('no link is text: %j', (source) => expect(findReferenceFaults(readShown(source, 'md'))).toEqual([]));

test.each<[string, string, SourceFormat]>([
  ['a call in an expression of MDX', '{names[i]()} {names[0]("}")}\n\n{\n  [a][b]\n}', 'mdx'],
  ['a comment of MDX', '{/*\n[a][b]\n*/}', 'mdx'],
  ['a title of several lines', '[a](./b.md\n  "A title\n  over\n  lines") and ![b](./c.png\n\'one\ntwo\')', 'md'],
])('%s is not reported', (_, source, format) => expect(findReferenceFaults(readShown(source, format))).toEqual([]));

test.each<[string, string, string[]]>([
  ['an apostrophe, and text after an expression', "don't {a} and it's [x][n] \\{ [y][n]", ['1:20', '1:30']],
  ['apostrophes in an expression and behind it', "{a && <b>don't</b>} isn't [x][n] {b}\n\n[y][n]", ['1:27', '3:1']],
  ['text below an expression', '{\n  a\n}\n\n[x][n]', ['5:1']],
])('in MDX, %s is read', (_, source, expected) =>
  expect(findReferenceFaults(readShown(source, 'mdx')).map(place)).toEqual(expected),
);
