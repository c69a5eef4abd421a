/** Claims about compiling plain Markdown without a tree: it gives what the tree gives, or leaves it to the tree. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeAll, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { currentFiles } from '../../files/source-files.ts';
import { createCompileContext } from '../compile-context.ts';
import type { CompileFileContext } from '../compile-file.ts';
import { compileSource } from '../compile-source.ts';
import { findFenceLanguages } from '../syntax/source-lines.ts';
import { compilePlainContent } from './plain-content.ts';

const ROOT = join(import.meta.dirname, '../../../../../..');
const FOLDERS = ['packages/engine/fixtures', 'docs', 'website/docs', 'e2e/fixtures'];

let context: CompileFileContext;

beforeAll(async () => {
  context = createCompileContext(
    {
      siteDir: ROOT,
      docsDir: ROOT,
      codeDirs: [ROOT],
      publicDir: join(ROOT, 'website/docs/public'),
      storeDir: mkdtempSync(join(tmpdir(), 'quire-plain-')),
      code: { defaultWrapCode: false, lineNumbers: false, langAlias: {} },
      imports: { alias: {} },
      globalComponents: {},
      defines: {},
    },
    { files: currentFiles },
  );
});

interface Source {
  filePath: string;
  text: string;
  original?: Array<{ id: string; text: string; depth: number }>;
}

/** What both ways give, and whether the tree was needed. */
async function compileBoth({ filePath, text, original = [] }: Source) {
  const input = { filePath, sourcePath: relative(ROOT, filePath), text, original, fragments: new Map() };
  await context.highlighter.load(findFenceLanguages(text));
  let isPlain = false;
  const plain = await compileSource(input, context, async (...args) => {
    const content = await compilePlainContent(...args);
    isPlain = content !== undefined;
    return content;
  });
  const tree = await compileSource(input, context, async () => undefined);
  return { plain, tree, isPlain };
}

function listPages(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && !name.includes('node_modules'))
      .map((name) => join(ROOT, folder, name)),
  );
}

test('every page of ours is the same either way, and most need no tree', async () => {
  let plainPages = 0;
  const pages = listPages();
  for (const filePath of pages) {
    const { plain, tree, isPlain } = await compileBoth({ filePath, text: readFileSync(filePath, 'utf8') });
    expect({ filePath, ...plain }).toEqual({ filePath, ...tree });
    if (isPlain) plainPages += 1;
  }
  expect(plainPages).toBeGreaterThan(pages.length / 2);
});

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
  '- **Type:** `string`\n- **Default:** `a`',
  '```ts\ninterface A {\n  b: string;\n}\n```\n\n## b',
  '- item\n\n  more\n- item',
  '> quote\n> more',
  'Setext\n======',
  '---\ndescription: A\n---',
];

/** @param wildness how many of ten pieces are odd */
function createDocuments(wildness: number) {
  const pick = (calm: string[], wild: string[]) =>
    fc.oneof(
      { weight: 10 - wildness, arbitrary: fc.constantFrom(...calm) },
      { weight: wildness, arbitrary: fc.constantFrom(...wild) },
    );
  const pieces = fc.array(pick(CALM, WILD), { maxLength: 5 });
  const line = fc.tuple(pick(CALM_STARTS, WILD_STARTS), pieces).map(([start, rest]) => start + rest.join(''));
  const block = fc.oneof(
    { weight: 6, arbitrary: line },
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: fc.constantFrom(...BLOCKS) },
  );
  const blocks = fc.array(block, { maxLength: 9 });
  return fc.tuple(blocks, fc.constantFrom('\n', '\n\n')).map(([all, gap]) => all.join(gap));
}

const document = fc.oneof(createDocuments(0), createDocuments(1), createDocuments(4));
const headings = fc.array(
  fc.record({ id: fc.constantFrom('a', 'b', 'id'), text: fc.constant('A'), depth: fc.integer({ min: 1, max: 3 }) }),
  { maxLength: 3 },
);

test('random Markdown with all conventions is the same either way', async () => {
  const property = fc.asyncProperty(document, headings, async (text, original) => {
    const { plain, tree } = await compileBoth({ filePath: join(ROOT, 'docs/random.md'), text, original });
    expect(plain).toEqual(tree);
  });
  await fc.assert(property, { numRuns: Number(process.env.RUNS ?? 1000) });
});

const PLAIN = `# Title {#top}

Lead with **bold**, [a \`link\`](./a.md#b), ![an image](/c.png) and \`a long piece of code in one line\`.

## lib.dts

|   | b |
|---|--:|
| 1 | [中文](/zh/中文) |

\`\`\`ts
interface Lib {
  dts: string;
}
\`\`\`

\`\`\`\`md title="a.md" {1}
\`\`\`ts
const a = '<b>'; // [no](link) [!code ++]
	const b = { [a]: 1 };
\`\`\`
# no heading
\`\`\`\`

- One
- Two
`;

test('headings, links, images, code, tables and lists need no tree', async () => {
  const { plain, tree, isPlain } = await compileBoth({ filePath: join(ROOT, 'docs/plain.md'), text: PLAIN });
  expect(isPlain).toBe(true);
  expect(plain).toEqual(tree);
  expect(plain).toMatchObject({
    headings: [
      { id: 'top', line: 1 },
      { id: 'libdts', line: 5 },
    ],
    links: [
      { target: './a.md#b', line: 3, column: 21 },
      { target: '/zh/中文', line: 9, column: 7 },
    ],
    images: [{ source: '/c.png', line: 3, column: 43 }],
    codeBlocks: [
      { line: 11, language: 'ts' },
      { line: 17, language: 'md' },
    ],
    content: { html: expect.stringContaining('<a class="q-member" href="#libdts">dts</a>') },
    lead: 'Lead with bold, a link, and a long piece of code in one line.',
  });
});

test.each([
  ['a callout', ':::tip\nText.\n:::'],
  ['an alert', '> [!NOTE]\n> Text.'],
  ['HTML', 'a <kbd>b</kbd>'],
  ['a reference', '[a][b]\n\n[b]: /c'],
  ['a footnote', 'a[^1]\n\n[^1]: b'],
  ['a bare URL', 'See https://example.com/.'],
  ['a link with a title', '[a](/b "c")'],
  ['a link over two lines', '[a\nb](/c)'],
  ['a heading of two lines', 'Title\n====='],
  ['a heading in a quote', '> # Title'],
  ['a fence in a list', '- a\n\n  ```js\n  b\n  ```'],
  ['a fence that is not closed', '```js\na'],
  ['indented code', 'a\n\n    b'],
  ['properties', '- **Type:** `a`\n- **Default:** `b`'],
  ['files in a row', '```js title="a.js"\n1\n```\n\n```js title="b.js"\n2\n```'],
  ['emphasis beside Chinese that the parser does not see', '中文**强调（注）**后面'],
])('%s is left to the tree', async (_, text) => {
  const { plain, tree, isPlain } = await compileBoth({ filePath: join(ROOT, 'docs/unusual.md'), text });
  expect(isPlain).toBe(false);
  expect(plain).toEqual(tree);
});
