import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { createTestContext } from '../test/compile-context.ts';
import { compileFile } from './compile-file.ts';
import type { CompileFileInput } from './compiled-source.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');

/** `UPDATE_FIXTURES=1` writes the compiler's output; review the diff before you keep it. */
const UPDATES = process.env.UPDATE_FIXTURES === '1';

const pagesDir = mkdtempSync(join(tmpdir(), 'quire-compile-'));
const context = createTestContext(FIXTURES, { publicDir: join(FIXTURES, 'public') });

async function compile(name: string) {
  return compileAs(name, { filePath: join(FIXTURES, name), text: readFileSync(join(FIXTURES, name), 'utf8') });
}

async function compileText(text: string, name: string, original: CompileFileInput['original'] = []) {
  return compileAs(name, { filePath: join(pagesDir, name), text, original });
}

async function compileAs(
  sourcePath: string,
  input: Pick<CompileFileInput, 'filePath' | 'text'> & Partial<CompileFileInput>,
) {
  const page = await compileFile({ sourcePath, original: [], ...input }, context);
  return { page, content: page.content };
}

describe('every fixture compiles to its expected output', () => {
  test.each(readdirSync(FIXTURES).filter((name) => /\.mdx?$/.test(name)))('%s', async (name) => {
    const { page, content } = await compile(name);
    expect(page.errors).toEqual([]);
    const text =
      content.kind === 'html'
        ? content.html
        : `${content.code}\n${JSON.stringify({ ...content, code: undefined }, null, 2)}`;
    const { headings, links, images } = page;
    const actual =
      `${text.replaceAll('\u0001', '¤')}\n---\n${JSON.stringify({ headings, links, images }, null, 2)}\n`.replaceAll(
        FIXTURES,
        '<fixtures>',
      );
    const file = join(FIXTURES, name.replace(/\.mdx?$/, '.expected.txt'));
    if (UPDATES || !existsSync(file)) writeFileSync(file, actual);
    expect(actual).toBe(readFileSync(file, 'utf8'));
  });
});

test('text that is not UTF-8 is reported with its place', async () => {
  const { page } = await compileText(Buffer.from('# T\n\nCaf\xe9\n', 'latin1').toString(), 'latin.md');
  expect(page.warnings).toMatchObject([{ rule: 'elements', line: 3, column: 4 }]);
});

test('included code that is not UTF-8 is reported at its fence, with its name', async () => {
  writeFileSync(join(pagesDir, 'wide.js'), Buffer.from('\ufeffa();\n', 'utf16le'));
  const text = '# T\n\n```js file="./wide.js"\n```\n';
  const input = { sourcePath: 'page.md', filePath: join(pagesDir, 'page.md'), text, original: [] };
  const { warnings } = await compileFile(input, createTestContext(pagesDir));
  expect(warnings).toMatchObject([{ rule: 'elements', line: 3, message: expect.stringContaining('"./wide.js"') }]);
});

describe('a container', () => {
  test.each<[string, string, string[], string?]>([
    ['that is closed', ':::tip\n\nText.\n\n:::\n\nMore.\n', []],
    ['in a list', '- One\n\n  ::: tip Title\n  Text.\n  :::\n\n- Two\n', []],
    ['with a nested one', '::::tip\n:::info\nText.\n:::\n::::\n', []],
    ['that is unknown', ':::unheard\n\nText.\n', ['containers 1:1']],
    ['in code', '```md\n:::tip\n```\n', []],
    ['that is not closed', '# Title\n\n::: warning Title\n\nText.\n\nMore.\n', ['containers 3:1']],
    ['that the end of its list item closes', '- One\n\n  :::tip\n  Text.\n- Two\n', ['containers 3:3']],
    ['with a title as an attribute', ':::tip{title="Title"}\nText.\n:::\n', []],
    ['with an expression for a title', ':::tip {title}\nText.\n:::\n', ['containers 1:1'], 'mdx'],
    ['with unknown attributes', ':::tip {foo .wide}\nText.\n:::\n', ['containers 1:1', 'containers 1:1'], 'mdx'],
    ['with braces in its title', ':::tip Using {braces}\nText.\n:::\n', []],
    [
      'that the colons of a nested one close',
      ':::tip\n:::info\nText.\n:::\n\nMore.\n\n:::\n',
      ['containers 1:1', 'containers 8:1'],
    ],
    [
      'that nothing opens',
      'Text\n:::\n\n> ::::\n\n`:::`\n\n\\:::\n\n:::: \n',
      ['containers 2:1', 'containers 4:3', 'containers 10:1'],
    ],
  ])('%s', async (name, text, expected, extension = 'md') => {
    const { page } = await compileText(text, `container ${name}.${extension}`);
    const found = (page.warnings ?? []).map(({ rule, line, column }) => `${rule} ${line}:${column}`);
    expect(found).toEqual(expected);
  });
});

test.each([
  ['::: warning Mind the tide {#tide}', 'md'],
  [':::warning[Mind the tide]{#tide}', 'md'],
  ['::: warning Mind the tide \\{#tide}', 'mdx'],
  ['::: warning Mind the tide {#tide}', 'mdx'],
  ['::: details Mind the tide {#tide}', 'md'],
])('the id after the title of a container becomes its id: %s', async (line, extension) => {
  const { page, content } = await compileText(`${line}\nIt falls dry.\n:::\n`, `container id.${extension}`);
  const html = content.kind === 'html' ? content.html : JSON.stringify(content);
  expect([...page.errors, ...(page.warnings ?? [])]).toEqual([]);
  expect(html).toMatch(/id(?:=|\W+)"?\W*tide/);
  expect(html).toContain('>Mind the tide<');
});

test.each(['md', 'mdx'])(
  'the id after a heading in a list, in a quote or after spaces becomes its id, in %s',
  async (extension) => {
    const source =
      '# T\n\n- One\n\n  ## Two {#a}\n\n- ### Three {#b}\n\n> ## Four {#c}\n\n ## Five {#d}\n\nText\n\n    ## Code {#e}\n';
    const { page, content } = await compileText(source, `heading ids.${extension}`);
    expect(page.headings.map(({ id, text }) => `${text} ${id}`).slice(0, 5)).toEqual([
      'T t',
      'Two a',
      'Three b',
      'Four c',
      'Five d',
    ]);
    expect(content.kind === 'mdx' || content.html.includes('## Code {#e}')).toBe(true);
  },
);

test.each([
  ['on one line', 'Before.\n\n::: tip With [a link](https://a.example), and `code`. :::\n\n{"after"}'],
  ['on each of two lines', '::: tip One. :::\n\n::: info With `code[0]`. :::'],
  ['as the last line of a file', ':::tip Text. :::'],
  ['in a quote', '> :::tip Text. :::\n>\n> Inside.'],
  ['at the end of its last line', ':::tip Title\nText.:::\n\nOutside.'],
  ['at the end of a file', ':::tip\nText. :::'],
])('colons that close a container %s close it', async (name, text) => {
  const { page, content } = await compileText(`# Title\n\n${text}\n\nMore.\n`, `colons ${name}.md`);
  expect(page.warnings ?? []).toEqual([]);
  const html = content.kind === 'html' ? content.html : '';
  expect(html).toMatch(
    /<div class="q-callout"[\s\S]*?(?:Text\.|<code>code(?:\[0\])?<\/code>\.)<\/p>\s*<\/div>[\s\S]*<p>More\.<\/p>/,
  );
  expect(html).not.toContain(':::');
});

test.each([
  ['a table', '| a |\n|---|\n| 1 |', ''],
  ['a table in a quote', '> | a |\n> |---|\n> | 1 |', '> '],
  ['a definition', 'A [link].\n\n[link]: https://a.example', ''],
])('colons directly below %s close a container', async (name, text, quote) => {
  const source = `${quote}:::tip\n${text}\n${quote}:::\n${quote.trim()}\n${quote}Outside.\n`;
  const { page, content } = await compileText(source, `below ${name}.md`);
  expect(page.warnings ?? []).toEqual([]);
  expect(content).toMatchObject({ html: expect.stringMatching(/<\/div>\s*<p>Outside\.<\/p>/) });
  expect(content).toMatchObject({ html: expect.not.stringContaining(':::') });
});

test('URLs in HTML have the place of their tag', async () => {
  const text =
    '# T\n\n<p\n  class="x"><a href="/a">a</a> <a href="/a">b</a></p>\n\n> <p>\n>   <img src="/c.png"></p>\n';
  const { page } = await compileText(text, 'html-places.md');
  expect([...page.links, ...page.images].map(({ line, column }) => `${line}:${column}`)).toEqual([
    '4:13',
    '4:32',
    '7:5',
  ]);
});

test('text after a fence is read as text, whatever marks are in the code', async () => {
  const fence = '```md\n- Item\n\n    ```js\n    ```\n```\n';
  const text = `# T\n\n${fence}\nOf $x^{2}$ 见 https://a.example。\n\n::: tip Text. :::\n\n`;
  const { page, content } = await compileText(text, 'after-fence.md');
  expect(page.warnings.map(({ rule, line }) => [rule, line])).toEqual([['formulas', 10]]);
  expect(page.links).toMatchObject([{ target: 'https://a.example' }]);
  expect(content).toMatchObject({ html: expect.stringContaining('q-callout') });
});

test('colons at the end of a text outside of containers stay', async () => {
  const { content } = await compileText('# Title\n\nWrite :::\n\n`:::tip` and :::\n', 'colons.md');
  expect(content).toMatchObject({ html: expect.stringMatching(/Write :::[\s\S]*and :::/) });
});

test('the outline has no expressions of headings that are written as HTML, and such headings keep a spread id', async () => {
  const { page, content } = await compileText(
    'export const a = "b";\n\n<h2>{a}</h2>\n\n<h2>Of {a} `code` <b>and</b> <Badge>new</Badge></h2>\n\n<h2 {...{ id: "own" }}>Spread</h2>\n',
    'expression-headings.mdx',
  );
  expect(page.headings.map(({ text }) => text)).toEqual(['Of code and']);
  expect(JSON.stringify(content)).not.toContain('spread');
});

test('headings that are written as HTML in MDX are in the outline, with their own id or one of their text', async () => {
  const { page, content } = await compileText(
    '# Title\n\n<h2 id="own">Own <mark>heading</mark></h2>\n\n<h2>\n  The *other* one\n</h2>\n\n## The other one\n',
    'html-headings.mdx',
  );
  expect(page.headings.map(({ id, text }) => [id, text])).toEqual([
    ['title', 'Title'],
    ['own', 'Own heading'],
    ['the-other-one', 'The other one'],
    ['the-other-one-1', 'The other one'],
  ]);
  expect(JSON.stringify(content)).toContain('the-other-one-1');
});

describe('a translation', () => {
  const original = [
    { id: 'start', text: 'Start', depth: 1 },
    { id: 'install-it', text: 'Install it', depth: 2 },
  ];

  test('takes heading ids from the original by position', async () => {
    const { page } = await compileText('# 开始\n\n## 安装\n', 'zh-same.md', original);
    expect(page.headings.map(({ id }) => id)).toEqual(['start', 'install-it']);
  });

  test('keeps its own ids if its outline differs', async () => {
    const { page } = await compileText('# 开始\n\n### 安装\n', 'zh-other.md', original);
    expect(page.headings.map(({ id }) => id)).toEqual(['start', '安装']);
  });
});

test('known values of expressions are in the texts of headings, and not in their ids', async () => {
  const source =
    "---\nname: Rivet\n---\n\nexport const version = '4.2.0';\n\n# {frontmatter.name} {version}\n\n## Since {version}{/* soon */}\n\n## In {other()}\n";
  const { page } = await compileText(source, 'values.mdx');
  expect(page.headings.map(({ id, text }) => [id, text])).toEqual([
    [expect.anything(), 'Rivet 4.2.0'],
    ['since', 'Since 4.2.0'],
    ['in', 'In'],
  ]);
  expect(page.warnings.map(({ rule, line }) => [rule, line])).toEqual([['headingLevels', 11]]);
});

test('any text compiles to a page or an error with a position', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.constantFrom('any.md', 'any.mdx'),
      async (text, name) => {
        const { page, content } = await compileText(text, name);
        if (page.errors.length === 0)
          expect(typeof (content.kind === 'html' ? content.html : content.code)).toBe('string');
        for (const error of page.errors) expect(error.file).toBe(name);
      },
    ),
    { numRuns: 150 },
  );
});

test.each([
  ['（www.a.example）；', '（<a href="@">www.a.example</a>）；'],
  ['www.a.example。后', '<a href="@">www.a.example</a>。后'],
  ['| 甲 |\n|---|\n| **www.a.example**，乙 |', '<td><strong><a href="@">www.a.example</a></strong>，乙</td>'],
])('no mark of where a URL ends is published: %s', async (text, expected) => {
  for (const name of ['url.md', 'url.mdx']) {
    const { content } = await compileText(`${text}\n`, name);
    const html = content.kind === 'html' ? content.html : content.code;
    expect(html.replace(/href=\\?"[^"]*"/g, 'href="@"').replaceAll('\\"', '"')).toContain(expected);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what must not be there
    expect(JSON.stringify(content)).not.toMatch(/\u0002|\\u0002|%02/);
  }
});
