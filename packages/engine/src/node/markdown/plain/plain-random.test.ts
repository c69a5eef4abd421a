/** Claims about any source: compiled without a tree it gives what the tree gives, or is left to the tree. */
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { compileBoth, ROOT } from '../../../../test/compile-both.ts';

/** Pieces of lines, between bars: what most pages are made of, and what is beside it. */
const cut = (pieces: string) => pieces.split('¦');
const CALM = [
  ...cut('word ¦Word ¦ ¦a¦中文¦，¦😀¦. ¦: ¦&¦"¦\'¦(b)¦**bold** ¦*i* ¦~~d~~¦—¦**中文（注）**¦a_b¦lib.dts¦{#id}¦&lt;'),
  ...cut('`code` ¦`a < b`¦`a | b`¦`a long piece of code in one line`¦``a ` b``¦[a](/b) ¦[`c` d](./d.md#e)'),
  ...cut("[中](/中文?a=1&b=2)¦![i](/f.png)¦x['y']"),
];
/** All else that the parser and the conventions look at. */
const WILD = [
  ...cut('*¦**¦_¦~~¦`¦``¦\\¦<¦>¦!¦|¦#¦##¦[¦]¦(¦)¦](¦![¦{¦}¦/¦%20¦\t¦  \n¦<br>¦<b>¦<a href="/x">¦<!-- c -->¦&amp;'),
  ...cut('<img src="/y.png" alt="z">¦![i > j](g "t")¦[a](<b c>)¦[r][s]¦[^1]¦[!NOTE]¦www.example.com¦a@b.co'),
  ...cut('http://x.y/z¦[http://x](y)¦[a [b]](c)¦[![i](j)](k)'),
];
/** Of MDX alone. */
const CODE = cut('{a}¦{/* c */}¦<Badge text="b" />¦<Tab label={1}>¦<br />¦</b>¦{¦import a');
const CALM_STARTS = cut('¦¦¦# ¦## ¦### ¦## ¦- ¦  - ¦* ¦1. ¦   ¦> ¦- [ ] ');
const WILD_STARTS = [
  ...cut('#¦    ¦  ¦> - ¦| ¦:::tip ¦:::¦[s]: ¦[^1]: ¦- **Type:** `a¦<div>¦---¦===¦***¦<!-- '),
  ...cut('```¦~~~¦ ```¦- ```¦> ```ts¦\\# ¦- # ¦> ## ¦  ### '),
];
const BLOCKS = [
  '```ts title="a.ts" {1}\nconst a = `<b>`; // [x](y)\n```',
  '```\n# no heading\n\n[no](link)\n```',
  '~~~js\n```\n~~~ ',
  '````md\n```\n:::\n```\n````',
  '```ts title="a.ts"\n1\n```\n\n```ts title="b.ts"\n2\n```',
  '```js file="none.js"\n```',
  '```go\n\tx [!code ++]\n[a]: b\n```',
  '| a | b |\n|:--|--:|\n| [l](/m) | `c` |',
  '| | b |\n|:--|---|\n| | c |',
  '# Title\n\nLead, **bold**.\n\n## lib.dts\n\nMore [text](/page "title").',
  '- **Type:** `string`\n- **Default:** `a | b`',
  '- **类型：** `a`\n- **b**: c\n',
  '- **A:**\n  `b`\n- **C:** d',
  '-\n\n  ```js\n  b\n  ```',
  '\n:::tip\n| a |\n|---|\n| b |\n:::',
  '\n::::tip\na\n:::\n',
  '\n:::tip\na\\\n:::\n',
  '```js title="a b.ts"\na\u00a0\u2028\u001b\f\n```\n\u3000\n```js title="c\'.ts"\n1\n```\n\n```js title="d.ts"\n2\n```',
  '- ** A:** `b`\n\n- __C:__ `d`\n- __E:__ f',
  '- **A:** `b`\n- **C:** d\n  - **E:** `f`\n  - **G:** `h`',
  '\n:::tip\nText.\n:::\n',
  '\n:::warning **A** `b`\n- c\n\n```js\nd\n```\n:::',
  '\n:::details A: b\n> c\n:::',
  '::: note\n## A\n:::\n',
  '\n:::tip A :::\n\n::::tip\n:::info\na\n:::\n::::',
  '- a\n\n  ```js title="a.js"\n  b\n\n    c\n  ```',
  '1. a\n   ```js\n   b\n  c\n   ```',
  '```ts\ninterface A {\n  b: string;\n}\n```\n\n## b',
  '- item\n\n  more\n- item',
  '> quote\n> more',
  'Setext\n======',
  '---\ndescription: A\n---',
];

const MDX_BLOCKS = [
  "\nimport { Tabs, Tab } from '@theme';\n\n",
  "\nimport Badge from './badge';\nimport { a as b } from './none';\n",
  '<Tabs>\n<Tab label="a">\n\n```js\nb\n```\n\n</Tab>\n</Tabs>',
  '<Tabs>\n  <Tab label="a">\n\n    ```js\n    b\n    ```\n\n    ## C\n\n  </Tab>\n</Tabs>',
  '<Badge\n  text="a"\n  type={{ b: 1 }}\n/>',
  '- a\n\n  <Badge text="b" />',
  '<!-- a -->',
  " \nimport a from './a';\n ",
];

/** @param wildness how many of ten pieces are odd */
function createDocuments(wildness: number, [wilder, blocks]: [pieces: string[], blocks: string[]] = [[], []]) {
  const pick = (calm: string[], wild: string[]) =>
    fc.oneof(
      { weight: 10 - wildness, arbitrary: fc.constantFrom(...calm) },
      { weight: wildness, arbitrary: fc.constantFrom(...wild) },
    );
  const pieces = fc.array(pick(CALM, [...WILD, ...wilder]), { maxLength: 5 });
  const line = fc
    .tuple(pick(CALM_STARTS, [...WILD_STARTS, ...wilder]), pieces)
    .map(([start, rest]) => start + rest.join(''));
  const block = fc.oneof(
    { weight: 6, arbitrary: line },
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: fc.constantFrom(...BLOCKS, ...blocks) },
  );
  const all = fc.array(block, { maxLength: 9 });
  return fc.tuple(all, fc.constantFrom('\n', '\n\n')).map(([each, gap]) => each.join(gap));
}

const document = fc.oneof(createDocuments(0), createDocuments(1), createDocuments(4));
const headings = fc.array(
  fc.record({ id: fc.constantFrom('a', 'b', 'id'), text: fc.constant('A'), depth: fc.integer({ min: 1, max: 3 }) }),
  { maxLength: 3 },
);

const inMdx = (wildness: number) => createDocuments(wildness, [CODE, MDX_BLOCKS]);
const mdx = fc.oneof(inMdx(0), inMdx(1), inMdx(4));

/** Documents of each kind: at night more, or as many as `RUNS` says. */
const RUNS = Number(process.env.RUNS ?? (process.env.QUIRE_TEST_ALL === undefined ? 400 : 1000));

test.each([
  ['Markdown', 'random.md', document],
  ['MDX', 'random.mdx', mdx],
])('random %s with all conventions is the same either way', async (_, name, documents) => {
  const property = fc.asyncProperty(documents, headings, async (text, original) => {
    const { plain, tree } = await compileBoth({ filePath: join(ROOT, 'docs', name), text, original });
    expect(plain).toEqual(tree);
  });
  await fc.assert(property, { numRuns: RUNS });
});
