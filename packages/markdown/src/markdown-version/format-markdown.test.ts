import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { createSite } from '../../../engine/test/temporary-site.ts';
import { createTestContext } from '../../test/compile-context.ts';
import { formatMarkdown, type MarkdownRenderer } from './format-markdown.ts';
import type { FormatMarkdown } from './markdown-element.ts';
import { formatTargetKey } from './written-targets.ts';

const sites: string[] = [];
afterEach(() => {
  for (const dir of sites.splice(0)) rmSync(dir, { recursive: true });
});

/** What a theme and a site might declare. */
const FORMS: Readonly<Record<string, FormatMarkdown>> = {
  Tab: ({ attributes, children }) => `**${attributes.label}**\n\n${children}`,
  Badge: ({ attributes }) => `(${attributes.text})`,
  Command: ({ expressions }) => `$ ${expressions.command}`,
};
const renderer: MarkdownRenderer = {
  formatComponent: ({ imported }, element) => FORMS[imported]?.(element),
  readValues: () => ({}),
};

function render(text: string, { name = 'page.mdx', targets = {}, files = {} } = {}): string {
  const dir = createSite({ [`docs/${name}`]: text, ...files });
  sites.push(dir);
  const containers = new Set(['steps', 'tip']);
  const context = {
    ...createTestContext(dir),
    containers,
    renderer,
    content: undefined,
    targets,
    noteLost: () => undefined,
  };
  return `${formatMarkdown({ filePath: join(dir, 'docs', name), text }, context)}\n`;
}

test('imports and exports of any length leave nothing', () => {
  const text =
    "import {\n  Tab,\n} from '@theme';\nimport './x.css'\n\nexport const values = {\n  a: 1,\n};\n\n# Title\n\nText.\n";
  expect(render(text)).toBe('# Title\n\nText.\n');
});

test.each([
  ['page.md', '<!-- of A -->'],
  ['page.mdx', '{/* of A */}'],
])(
  'lists that a comment divides are not one in the Markdown version of %s, and other comments leave nothing',
  (name, comment) => {
    const text = `Text.\n\n${comment}\n\n- a\n\n  b\n\n${comment}\n\n1. c\ncontinued\n${comment}\n\n2. d\n\n${comment}\n\nText.`;
    const shown = 'Text.\n\n- a\n\n  b\n\n<!-- -->\n\n1. c\ncontinued\n<!-- -->\n\n2. d\n\nText.\n';
    expect(render(text, { name })).toBe(shown);
  },
);

test('components appear as they declare, others leave their content, and indentation does not make it code', () => {
  const text = [
    "import { Badge, Command, Tab, Tabs } from '@theme';",
    '',
    '# Title <Badge text="new" />',
    '',
    '<Tabs>',
    '  <Tab label="npm">',
    '',
    '    First.',
    '',
    '    ```ts',
    '    <Tabs>{code}</Tabs>',
    '    ```',
    '',
    '  </Tab>',
    '</Tabs>',
    '',
    "<Command command={{ npm: 'x' }} />",
    '<div>kept</div>',
  ].join('\n');
  const shown = [
    '# Title (new)',
    '',
    '**npm**',
    '',
    'First.',
    '',
    '```ts',
    '<Tabs>{code}</Tabs>',
    '```',
    '',
    "$ { npm: 'x' }",
    '',
    '<div>kept</div>',
    '',
  ].join('\n');
  expect(render(text)).toBe(shown);
});

test('code is never changed, whatever it looks like', () => {
  const code = '````md\n```ts file="./missing.ts"\n```\n<!-- comment -->\nimport x from "y"\n\n\n[a](./b.md)\n````\n';
  expect(render(`# T\n\n${code}\n\`[a](./b.md)\`\n`, { name: 'page.md', targets: { './b.md': 'WRONG' } })).toBe(
    `# T\n\n${code}\n\`[a](./b.md)\`\n`,
  );
});

test.each([
  'Text\n\n    first line\n    second',
  '- item\n\n      first line\n      second',
  '```check\na\n```',
  '```md source\na\n```',
])('code without options that are left out stays as it is: %j', (code) => {
  const options = '```js check="no"\n```';
  expect(render(`# T\n\n<!-- c -->\n\n${options}\n\n${code}\n`, { name: 'page.md' })).toBe(
    `# T\n\n\`\`\`js\n\`\`\`\n\n${code}\n`,
  );
});

test('blank lines in code stay, whatever marks are in it', () => {
  const code = '```md\n    ```\n\n\ntext\n```\n';
  expect(render(`# T\n\n${code}\n<!-- c -->\n`, { name: 'page.md' })).toBe(`# T\n\n${code}`);
});

test('links lead to where the page leads, wherever they are, and what is beside them stays', () => {
  const text =
    '# 中文 😀 [a [b](./a.md) ![i](./i.png)](./a.md "T") and [r][ref]\n\n- [x](<./中 a\\_b&amp;.md>)\n\n[ref]: ./a.md\n';
  const url = 'https://s.example/a.md';
  const targets = { './a.md': url, [formatTargetKey('./中%20a_b&.md')]: url };
  expect(render(text, { name: 'page.md', targets })).toBe(
    '# 中文 😀 [a [b](https://s.example/a.md) ![i](./i.png)](./a.md "T") and [r][ref]\n\n- [x](https://s.example/a.md)\n\n[ref]: https://s.example/a.md\n',
  );
});

test.each([
  ['page.md', '<a title="write href=x" href="./a.md">x</a>', '<a title="write href=x" href="@">x</a>'],
  ['page.md', '<p><a title="2 > 1" href=./a.md>x</a></p>', '<p><a title="2 > 1" href="@">x</a></p>'],
  ['page.md', '> Text <a\n>   href="./a.md">x</a>', '> Text <a\n>   href="@">x</a>'],
  ['page.mdx', '<a title={2 > 1} href="./a.md">x</a>', '<a title={2 > 1} href="@">x</a>'],
])('URLs of HTML are those of its attributes, in %s: %s', (name, html, expected) => {
  const url = 'https://s.example/?a&b';
  const shown = expected.replace('@', 'https://s.example/?a&amp;b');
  expect(render(`# T\n\n${html}\n`, { name, targets: { './a.md': url, x: 'WRONG' } })).toBe(`# T\n\n${shown}\n`);
});

test('comments go, texts in braces are texts', () => {
  expect(render("# T\n\n{/* note */}\n\nA{' '}b {/* c */}{frontmatter.x}\n")).toBe('# T\n\nA b {frontmatter.x}\n');
  expect(render('# T\n\n<!-- note -->\n\nText <!-- c --> on.\n', { name: 'page.md' })).toBe('# T\n\nText  on.\n');
});

test.each([
  ['- a\n\n    <!-- c -->\n- b\n', '- a\n\n- b\n'],
  ['- a\n  <!-- c -->\n- b\n', '- a\n\n- b\n'],
  ['[//]: # (c)\n\nb\n', 'b\n'],
  ['<!-- c --> b <!-- c -->\n', ' b\n'],
  ['<div>\n<!-- c -->\nb\n</div>\n', '<div>\n\nb\n</div>\n'],
])('comments in lists, definitions and HTML go, and nothing else: %j', (text, expected) =>
  expect(render(`# T\n\n${text}`, { name: 'page.md' })).toBe(`# T\n\n${expected}`),
);

test('code of a file and the text of a fragment are in their place', () => {
  const files = {
    'docs/x.ts': 'const a = 1;\n\nconst b = 2;\n',
    'docs/_part.mdx': '## Part {/* c */}\n\n```ts file="./x.ts" check="no" title="x"\n```\n',
  };
  const text = "import Part from './_part.mdx';\n\n- item\n\n  ```ts file=./x.ts\n  ```\n\n<Part />\n\n<Part />\n";
  const part = '## Part \n\n```ts title="x"\nconst a = 1;\n\nconst b = 2;\n```';
  expect(render(text, { files })).toBe(
    `- item\n\n  \`\`\`ts\n  const a = 1;\n\n  const b = 2;\n  \`\`\`\n\n${part}\n\n${part}\n`,
  );
});

test.each([
  ['```md file="./a.md"\n```', '````md\n```js\n```\n~~~~\n````'],
  ['~~~md file="./a.md"\n~~~', '~~~~~md\n```js\n```\n~~~~\n~~~~~'],
  ["> ```md file='./a b.md' title=\"x y\" check='no'\n> ```", '> ````md title="x y"\n> ```js\n> ```\n> ~~~~\n> ````'],
  ['```file=./a.md\n```', '````\n```js\n```\n~~~~\n````'],
  ['Text\n\n```md file=./a.md', 'Text\n\n````md\n```js\n```\n~~~~\n````'],
])('code with fences is in a longer one, without the option of its file: %j', (text, expected) => {
  const files = { 'docs/a.md': '```js\n```\n~~~~\n', 'docs/a b.md': '```js\n```\n~~~~\n' };
  expect(render(`${text}\n`, { name: 'page.md', files })).toBe(`${expected}\n`);
});

test('a fragment in a list item or a quote stays there', () => {
  const files = { 'docs/_part.md': '- one\n- two\n' };
  const text = "import Part from './_part.md';\n\n- item\n\n  <Part />\n\n1. <Part />\n\n> <Part />\n";
  expect(render(text, { files })).toBe('- item\n\n  - one\n  - two\n\n1. - one\n   - two\n\n> - one\n> - two\n');
});

test('ids of headings and HTML comments in MDX, which MDX itself does not know, are left out', () => {
  expect(render('# Title\n\n## One {#one}\n\n<!-- a comment -->\n\n::: tip Own title\nText.\n:::\n')).toBe(
    '# Title\n\n## One\n\n:::tip[Own title]\nText.\n:::\n',
  );
});

test('ids of headings are left out in .md too', () => {
  expect(render('# T {#t}\n\n## One { #one }\n\n```\n# a {#b}\n```\n', { name: 'page.md' })).toBe(
    '# T\n\n## One\n\n```\n# a {#b}\n```\n',
  );
});

test('where something is taken out, one blank line remains, and none at the end', () => {
  expect(render('One.\n\n{/* a comment */}\n\nTwo.\n\n{/* the last */}')).toBe('One.\n\nTwo.\n');
  expect(render('One.\n\n<!-- a -->\n\n<!-- b -->\n', { name: 'page.md' })).toBe('One.\n');
});
