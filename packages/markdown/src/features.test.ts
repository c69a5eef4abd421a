/** What each feature makes of its syntax, and what stays of it without the feature. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { readHtml } from '../test/checked-pages.ts';
import { createTestContext } from '../test/compile-context.ts';
import { compileFile } from './compile-file.ts';
import { FEATURES } from './features.ts';

const TYPE = '```ts\nexport interface Options {\n  width: number;\n}\n```\n\n## `width`\n';
const FILES = '```ts title="a.ts"\na\n```\n\n```ts title="b.ts"\nb\n```\n';
const TWIN = '```js title="out.js" file="<root>/code/out.js" source="in.ts"\n```';

const SYNTAX: ReadonlyArray<[name: string, text: string, made: RegExp, plain: RegExp, extension?: string]> = [
  ['formulas', 'So $x^{*2*}$.', /\$x\^\{\*2\*\}\$/, /\$x\^\{<em>2<\/em>\}\$/],
  ['containers', ':::tip\nText\n:::', /<div class="q-callout"/, /<p>:::tip\s+Text\s+:::<\/p>/],
  ['alerts', '> [!NOTE]\n> Text', /<div class="q-callout"/, /<blockquote>\s*<p>\[!NOTE\]/],
  ['cjk-emphasis', '中文**强调（注）**后面', /<strong>强调（注）<\/strong>/, /\*\*强调/],
  ['cjk-lines', '厚\n德', /厚德/, /厚\n德/],
  [
    'definition-lists',
    '- **Type:** `string`\n- **Default:** `a`',
    /<dl class="q-properties">/,
    /<ul>\s*<li><strong>Type/,
  ],
  ['demo-code', '<code src="./box.js" />', /<figure/, /"code", { src:/, 'mdx'],
  ['long-code', '`a-code-of-more-than-twenty-eight-characters`', /<code class="q-long">/, /<code>a-code/],
  ['file-tabs', ':::code-group\n```js [A]\n```\n:::', /class="q-tabs q-files".*role="tab"/s, /:::code-group/, 'mdx'],
  ['file-tabs', FILES, /role="tablist"/, /<figure class="q-code"[^>]*><figcaption/],
  ['search-exclude', '{/* search-exclude */}\n\nText\n', /<!-- search-exclude -->/, /<p>Text/, 'mdx'],
  ['tables', '| a | b |\n|---|---|\n| 1 | 2 |', /<div class="q-table"><table>/, /<\/h1>\s*<table>/],
  ['text-direction', '- שלום\n- Hello', /<ul dir="rtl">\s*<li>שלום/, /<ul>/],
  ['tree', '```tree\nsrc\n```', /<div class="q-tree">/, /<figure class="q-code" data-lang="tree"/],
  ['twin-panels', TWIN, /<div class="q-twin">/, /<\/h1>\s*<figure class="q-code" data-lang="js"/],
  ['twoslash', '```ts twoslash\nlet a = 1;\n//  ^?\n```', /<figure(?:(?!\^\?).)*<\/figure>/s, /\^\?/],
  ['member-links', TYPE, /<a class="q-member" href="#width">/, /<h2 id="width">/],
];

const dir = mkdtempSync(join(tmpdir(), 'quire-features-'));
mkdirSync(join(dir, 'code'));
for (const [file, text] of Object.entries({
  'box.js': 'box()\n',
  'code/in.ts': 'let a: 1;\n',
  'code/out.js': 'let a;\n',
  'code/lines.json': '{ "out.js": { "in.ts": { "1": [1] } } }\n',
}))
  writeFileSync(join(dir, file), text);

test('each feature of Markdown is in the test of features', () => {
  expect([...new Set(SYNTAX.map(([name]) => name))]).toEqual(FEATURES.map(({ name }) => name));
});

test('an item in another direction than its list has its own, unless the language of the page has it', async () => {
  const page = { sourcePath: 'index.md', filePath: join(dir, 'index.md'), original: [] };
  const inHebrew = { ...page, text: '- שלום\n', isRightToLeft: true };
  expect(readHtml(await compileFile(inHebrew, createTestContext(dir)))).not.toContain('dir=');
  const html = readHtml(await compileFile({ ...page, text: '1. Hello\n2. שלום\n' }, createTestContext(dir)));
  expect(html).toMatch(/<ol>\s*<li>Hello<\/li>\s*<li dir="rtl">שלום/);
});

test('emphasis next to Chinese is found behind marks that open nothing', async () => {
  const page = { sourcePath: 'index.md', filePath: join(dir, 'index.md'), original: [] };
  const text = '~~原价* 一* 二* 三* 四* 五（旧）~~现价*优惠（新）* 元';
  expect(readHtml(await compileFile({ ...page, text }, createTestContext(dir)))).toContain(
    '<del>原价* 一* 二* 三* 四* 五（旧）</del>现价<em>优惠（新）</em> 元',
  );
});

test.each(SYNTAX)('%s', async (name, text, made, plain, extension = 'md') => {
  const [whole, without] = await Promise.all(
    [FEATURES, FEATURES.filter((feature) => feature.name !== name)].map(async (plugins) => {
      const sourcePath = `index.${extension}`;
      const page = { sourcePath, filePath: join(dir, sourcePath), text: `# Home\n\n${text}\n`, original: [] };
      return readHtml(await compileFile(page, createTestContext(dir, { plugins })));
    }),
  );
  expect(whole).toMatch(made);
  expect(without).toMatch(plain);
  expect(without).not.toMatch(made);
});
