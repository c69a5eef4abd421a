import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FEATURES } from '@quire/markdown';
import { expect, test } from '@rstest/core';
import { buildSite, openOutput, quireAlone, writeSite } from '../../../test/run-quire.ts';

const TYPE = '```ts\nexport interface Options {\n  width: number;\n}\n```\n\n## `width`\n';

const FILES = '```ts title="a.ts"\na\n```\n\n```ts title="b.ts"\nb\n```\n';

const TWIN = {
  'docs/index.md': '# Home\n\n```js title="out.js" file="<root>/code/out.js" source="in.ts"\n```\n',
  'code/in.ts': 'let a: 1;\n',
  'code/out.js': 'let a;\n',
  'code/lines.json': '{ "out.js": { "in.ts": { "1": [1] } } }\n',
};

/** What each feature makes of its syntax, and what stays of it without the feature. */
const SYNTAX: ReadonlyArray<[name: string, text: string | Record<string, string>, made: RegExp, plain: RegExp]> = [
  ['formulas', 'So $x^{*2*}$.', /\$x\^\{\*2\*\}\$/, /\$x\^\{<em>2<\/em>\}\$/],
  ['containers', ':::tip\nText\n:::', /<div class="q-callout"/, /<p>:::tip\s+Text\s+:::<\/p>/],
  ['alerts', '> [!NOTE]\n> Text', /<div class="q-callout"/, /<blockquote>\s*<p>\[!NOTE\]/],
  ['cjk-emphasis', '中文**强调（注）**后面', /<strong>强调（注）<\/strong>/, /\*\*强调/],
  [
    'definition-lists',
    '- **Type:** `string`\n- **Default:** `a`',
    /<dl class="q-properties">/,
    /<ul>\s*<li><strong>Type/,
  ],
  [
    'demo-code',
    { 'docs/index.mdx': '# Home\n\n<code src="./box.js" />\n', 'docs/box.js': 'box()\n' },
    /<figure/,
    /<code src=/,
  ],
  ['long-code', '`a-code-of-more-than-twenty-eight-characters`', /<code class="q-long">/, /<code>a-code/],
  ['file-tabs', FILES, /role="tablist"/, /<figure class="q-code"[^>]*><figcaption/],
  [
    'search-exclude',
    { 'docs/index.mdx': '# Home\n\n{/* search-exclude */}\n\nText\n' },
    /<!-- search-exclude -->/,
    /<p>Text/,
  ],
  ['tables', '| a | b |\n|---|---|\n| 1 | 2 |', /<div class="q-table"><table>/, /<\/h1>\s*<table>/],
  ['tree', '```tree\nsrc\n```', /<div class="q-tree">/, /<figure class="q-code" data-lang="tree"/],
  ['twin-panels', TWIN, /<div class="q-twin">/, /<\/h1>\s*<figure class="q-code" data-lang="js"/],
  ['twoslash', '```ts twoslash\nlet a = 1;\n//  ^?\n```', /<figure(?:(?!\^\?).)*<\/figure>/s, /\^\?/],
  ['member-links', TYPE, /<a class="q-member" href="#width">/, /<h2 id="width">/],
];

const toFiles = (text: string | Record<string, string>) =>
  typeof text === 'string' ? { 'docs/index.md': `# Home\n\n${text}\n` } : text;

test('each feature of Markdown is in the test of features', () => {
  expect(SYNTAX.map(([name]) => name)).toEqual(FEATURES.map(({ name }) => name));
});

test.each(SYNTAX)('the feature "%s" is there, and a plugin of its name removes it', async (name, text, made, plain) => {
  const article = (html: string) => /<div id="quire-article"[\s\S]*?(?=<footer)/.exec(html)?.[0];
  const { outDir, read } = openOutput(`feature-${name}`);
  await buildSite(writeSite({ ...toFiles(text), 'site.config.mjs': 'export default {};\n' }), outDir);
  expect(article(read('index.html'))).toMatch(made);
  const config = `export default { plugins: [{ name: '${name}' }] };\n`;
  await buildSite(writeSite({ ...toFiles(text), 'site.config.mjs': config }), outDir);
  expect(article(read('index.html'))).toMatch(plain);
  expect(article(read('index.html'))).not.toMatch(made);
});

test('a page that was compiled with a feature is compiled again without it, and with what is in its place', async () => {
  const { outDir, read } = openOutput('feature-again');
  const dir = writeSite({
    'docs/index.md': '# Home\n\n> [!NOTE]\n> Text\n',
    'site.config.mjs': 'export default {};\n',
  });
  const build = async (plugins: string) => {
    writeFileSync(join(dir, 'site.config.mjs'), `export default { plugins: [${plugins}] };\n`);
    expect(await quireAlone('build', dir, '--out', outDir)).toMatchObject({ code: 0 });
    return read('index.html');
  };
  expect(await build('')).toContain('q-callout');
  expect(await build("{ name: 'alerts' }")).toContain('<p>[!NOTE]');
  const source = "({ text }) => text.replace('[!NOTE]', '**Note**')";
  expect(await build(`{ name: 'alerts', markdown: { source: ${source} } }`)).toContain('<strong>Note</strong>');
});
