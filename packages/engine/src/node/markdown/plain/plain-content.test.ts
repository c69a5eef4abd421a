/** Claims about compiling pages without a tree: it gives what the tree gives, or leaves it to the tree. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { compileBoth, ROOT } from '../../../../test/compile-both.ts';

const FOLDERS = ['packages/engine/fixtures', 'docs', 'website/docs', 'e2e/fixtures'];

function listPages(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.mdx?$/.test(name) && !name.includes('node_modules'))
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
  expect(plainPages).toBeGreaterThan(pages.length * 0.75);
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

const PLAIN_MDX = `import { Tab, Tabs } from '@theme';

# lib.dts

- **Type:** \`boolean | Dts\`
- **Default:** \`false\`

:::warning Not **yet**
See [this](./a.mdx).

\`\`\`sh
npm i
\`\`\`
:::

<Tabs>
  <Tab
    label="a"
  >

    \`\`\`js title="a.js"
    a\t"\\\\n"
    \`\`\`

  </Tab>
</Tabs>

## Files

\`\`\`js title="a.js"
1
\`\`\`

\`\`\`js title="b.js"
2
\`\`\`
`;

test('callouts, properties, files in a row and components on lines of their own need none either', async () => {
  const { plain, tree, isPlain } = await compileBoth({ filePath: join(ROOT, 'docs/plain.mdx'), text: PLAIN_MDX });
  expect(isPlain).toBe(true);
  expect(plain).toEqual(tree);
  const { code } = plain.content as { code: string };
  for (const part of ['data-type=\\"warning\\"', '<dl class', 'q-files', 'label: "a"']) expect(code).toContain(part);
  expect(plain).toMatchObject({
    valueType: 'boolean | Dts',
    headings: [{ id: 'libdts' }, { id: 'files', line: 28 }],
    links: [{ target: './a.mdx', line: 9, column: 5 }],
    codeBlocks: [{ line: 11 }, { line: 21 }, { line: 30 }, { line: 34 }],
    imports: [{ local: 'Tab', line: 1 }, { local: 'Tabs' }],
  });
});

test('code in MDX is written as the parser writes it, whatever its characters', async () => {
  const characters = [
    ...Array.from({ length: 0x250 }, (_, code) => code),
    ...[0x2028, 0x2029, 0xfeff, 0x200b, 0x1f600],
  ];
  // Left to the tree: what marks our own places, the return, and the marks of a fence.
  const written = characters.filter((code) => code > 3 && code !== 0x0d && code !== 0x60);
  const text = `\`\`\`\n${String.fromCodePoint(...written)}\n\`\`\`\n`;
  const { plain, tree, isPlain } = await compileBoth({ filePath: join(ROOT, 'docs/plain.mdx'), text });
  expect(isPlain).toBe(true);
  expect(plain).toEqual(tree);
});

test('properties are lists where they are to stay lists, and need no tree', async () => {
  const source = {
    filePath: join(ROOT, 'docs/plain.md'),
    text: '- **Type:** `a`\n- **Default:** `b`',
    definitionLists: false,
  };
  const { plain, tree, isPlain } = await compileBoth(source);
  expect(isPlain).toBe(true);
  expect(plain).toEqual(tree);
  expect(plain).toMatchObject({ content: { html: expect.stringContaining('<li><strong>Type:</strong>') } });
});

test('where MDX is not valid, the error has the place that it has in the source', async () => {
  const text = '\n```js\na\nb\n```\n\n<Tabs>\n<Tab label={>\n</Tabs>\n';
  const { plain, tree, isPlain } = await compileBoth({ filePath: join(ROOT, 'docs/broken.mdx'), text });
  expect(isPlain).toBe(false);
  expect(plain).toEqual(tree);
  expect(plain.errors).toMatchObject([{ line: expect.any(Number) }]);
});

test.each([
  ['a callout in another', '::::tip\n\n:::info\nText.\n:::\n\n::::'],
  ['a callout with a quote', ':::tip\n> Text.\n:::'],
  ['a callout that a table takes the end of', ':::tip\n| a |\n|---|\n| b |\n:::'],
  ['a callout with too few colons at its end', '::::tip\nText.\n:::'],
  ['a callout whose last line is broken', ':::tip\nText.\\\n:::'],
  ['a callout right behind text', 'Text.\n:::tip\nText.\n:::'],
  ['an alert', '> [!NOTE]\n> Text.'],
  ['HTML', 'a <kbd>b</kbd>'],
  ['a reference', '[a][b]\n\n[b]: /c'],
  ['a footnote', 'a[^1]\n\n[^1]: b'],
  ['a bare URL', 'See https://example.com/.'],
  ['a link with a title', '[a](/b "c")'],
  ['a link over two lines', '[a\nb](/c)'],
  ['a heading of two lines', 'Title\n====='],
  ['a heading in a quote', '> # Title'],
  ['a fence that is not closed', '```js\na'],
  ['indented code', 'a\n\n    b'],
  ['properties with lines between them', '- **Type:** `a`\n\n- **Default:** `b`'],
  ['emphasis beside Chinese that the parser does not see', '中文**强调（注）**后面'],
])('%s is left to the tree', async (_, text) => {
  const { plain, tree, isPlain } = await compileBoth({ filePath: join(ROOT, 'docs/unusual.md'), text });
  expect(isPlain).toBe(false);
  expect(plain).toEqual(tree);
});
