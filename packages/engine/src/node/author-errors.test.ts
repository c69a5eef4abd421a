import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { buildSite, quireAlone, quireBuild, writeSite } from '../../test/run-quire.ts';

test('errors of names, routes and pages hide no others', async () => {
  const { stderr } = await quireBuild({
    'index.md': '# x\n\n[a](./gone.md) ![a](./gone.png)\n',
    '_meta.json': '["index", "gone", "part"]',
    '_nav.json': '[\n{ "text": "News" }, { "text": "A", "items": [] }]',
    'part/_meta.json': '[',
    'part/index.md': '# x\n',
    ...{ 'a#b.md': '# x\n', 'a?b.md': '# x\n', 'a%b.md': '# x\n', 'a\tb.md': '# x\n' },
    'guide.md': '# x\n',
    'Guide.md': '# x\n',
    'page.mdx': '# x\n\n{a b}\n',
  });
  for (const sign of ['#', '?', '%'])
    expect(stderr).toContain(`a${sign}b.md\n  The name of the page contains "${sign}"`);
  expect(stderr).toContain('The name of the page contains "U+0009"');
  for (const place of [
    'index.md:3:1',
    'index.md:3:16',
    'page.mdx:3:4',
    '_meta.json:1:11',
    'part/_meta.json:1:2',
    '_nav.json:2:1',
  ])
    expect(stderr).toContain(`/${place}\n`);
  expect(stderr).toContain('differ only in letter case');
});

test('pages with a mark of byte order, other line ends, blanks, emoji and letters of any language in their names build', async () => {
  const dir = writeSite({
    'index.md':
      '\uFEFF---\r\ntitle: Marked\r\n---\r\n\r\n# Home\r\n\r\n[a](<with space.mdx>) [b](😀.md) [c](üñí.md)\r\n',
    'with space.mdx': "\uFEFFimport 部分 from './_part.md';\n\n# Space\n\n<部分 />\n",
    '_part.md': 'Part\n',
    '😀.md': '# Emoji\n',
    'üñí.md': '# Letters\n',
    [`${'x'.repeat(180)}.md`]: '# Long\n',
    'empty.md': '',
    'fields.md': '---\ntitle: Only fields\n---\n',
  });
  await buildSite(dir);
});

test('a site without a page is reported', async () => {
  const dir = writeSite({ 'site.config.mjs': "export default { title: 'x' };\n" });
  mkdirSync(join(dir, 'docs'));
  const { code, stderr } = await quireBuild(dir);
  expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('No pages found.') });
});

const EXPORTS = 'export const a = { x: 1 },\n  b = 2;\nconst nope = 3;\nexport default nope;\n';

test.each([
  ['that throws', 'site.config.mjs', "\nthrow new Error('No');\n", ':2:7\n  Cannot load the configuration: No'],
  ['that imports what throws', 'part.mjs', "\nthrow new Error('No');\n", ':2:7\n  Cannot load the configuration: No'],
  [
    'that imports a file that does not exist',
    'site.config.mjs',
    "import './lib/x.mjs';\nexport default {};\n",
    "\n  Cannot load the configuration: Cannot find module 'lib/x.mjs' imported from site.config.mjs",
  ],
  [
    'that imports a name that its module does not export',
    'site.config.mjs',
    "import { b, nope as c } from './x.mjs';\nexport default { title: b + c };\n",
    ':1:31\n  "./x.mjs" does not export "nope".',
  ],
  [
    'of TypeScript that imports a name that Node.js does not export',
    'site.config.ts',
    "import { join } from 'node:path';\nimport { nope, type Stats } from 'node:fs';\nexport default { title: nope };\n",
    ':2:35\n  "node:fs" does not export "nope".',
  ],
  ['of TypeScript that throws', 'site.config.ts', 'const a: any = 1;\nexport default { title: a.b.c };\n', ':2:'],
  ['that is no JavaScript', 'site.config.mjs', "export default {\n  title: 'a\n};\n", ':2:'],
  ['that exports nothing', 'site.config.mjs', 'const a = 1;\n', '\n  The configuration must be a plain object'],
])('a configuration %s is reported with its place', async (_, name, text, expected) => {
  const importing = name === 'part.mjs' && { 'site.config.mjs': "import './part.mjs';\nexport default {};\n" };
  const { code, stderr } = await quireBuild({ 'index.md': '# x\n', 'x.mjs': EXPORTS, [name]: text, ...importing });
  expect(code).toBe(1);
  expect(stderr).toContain(`${name}${expected}`);
});

test.each([
  ['waits for ever', 'await new Promise(() => {});\nexport default {};\n', 'because a promise never settled'],
  ['is a promise that never settles', 'export default { then() {} };\n', 'because a promise never settled'],
  ['ends the process', 'process.exit(0);\n', 'because process.exit(0) was called'],
])('a configuration that %s is an error, not a build without output', async (_, config, reason) => {
  const dir = writeSite({ 'docs/index.md': '# Home\n', 'site.config.ts': config });
  const { code, stdout, stderr } = await quireAlone('build', dir);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(`The command ended before it was done, ${reason}.`);
});

test.each(['pages', 'emit', 'check', 'config'])('a plugin whose hook "%s" never ends is named', async (hook) => {
  const config = `export default { plugins: [{ name: 'slow', ${hook}: () => new Promise(() => {}) }] };\n`;
  const { code, stderr } = await quireAlone(
    'build',
    writeSite({ 'docs/index.md': '# Home\n', 'site.config.mjs': config }),
  );
  expect(code).toBe(1);
  expect(stderr).toContain(`The hook "${hook}" of the plugin "slow" has not ended: its promise never settles.`);
});

test('a hook that waits for many blocks of a page builds without a warning, and names those that never end', async () => {
  const fences = (wait: string) => `fences: { tide: async ({ text }) => { await ${wait}; return text; } }`;
  const build = (wait: string, before = '') =>
    quireAlone(
      'build',
      writeSite({
        'docs/index.md': `# Home\n${'\n```tide\nhigh\n```\n'.repeat(12)}`,
        'site.config.mjs': `${before}export default { plugins: [{ name: 'slow', markdown: { ${fences(wait)} } }] };\n`,
      }),
    );
  const { code, stderr } = await build('null');
  expect(code).toBe(0);
  expect(stderr).not.toContain('Warning');
  const { stderr: ofUnlimited } = await build('null', 'process.setMaxListeners(0);\n');
  expect(ofUnlimited).not.toContain('Warning');
  const { stderr: ofEndless } = await build('new Promise(() => {})');
  expect(ofEndless).toMatch(/index\.md:3\n {2}The hook "fences" of the plugin "slow" has not ended/);
});

test('JSON files with a byte order mark are read, or named if the bundler cannot read them', async () => {
  const site = { 'docs/index.md': '# Home\n', 'docs/a.md': '# A\n', 'docs/_meta.json': '\ufeff["index", "b"]\n' };
  const { stderr } = await quireBuild(site);
  expect(stderr).toMatch(/_meta\.json:1:11\n.*"b"/);
  const bundled = {
    'package.json': '\ufeff{}',
    'theme/index.tsx': "import '@theme-original';\nimport './a.css';\n",
    'theme/a.css': '',
  };
  const { stderr: ofBundler } = await quireBuild({ ...site, ...bundled });
  expect(ofBundler).toMatch(/package\.json\n {2}The file begins with a byte order mark/);
});

test.each([
  ["theme: './gone.tsx',", 'The theme module "./gone.tsx'],
  ["themeConfig: { nav: [{ text: 'News' }] },", 'it must have a "link" or "items"'],
  ["themeConfig: { socialLinks: [{ icon: 'x', mode: 'link', content: 'x.example/a' }] },", 'links to "x.example/a"'],
  ["themeConfig: { footer: { links: [{ text: 'A', href: '/gone' }] } },", 'links to "/gone"'],
])('a setting that leads nowhere is reported at its place: %s', async (setting, message) => {
  const files = { 'site.config.mjs': `export default {\n  ${setting}\n};\n`, 'docs/index.md': '# Home\n' };
  const { code, stderr } = await quireBuild(files);
  expect(code).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).toContain('site.config.mjs:2');
});

test('a theme module that is not used, because it imports nothing from the theme, is reported', async () => {
  const { code, stderr } = await quireBuild({
    'site.config.mjs': "export default { siteUrl: 'https://example.org' };\n",
    'docs/index.md': '# Home\n',
    'theme/index.jsx': 'export const SiteFooter = () => <footer>Own</footer>;\n',
  });
  expect(code).toBe(0);
  expect(stderr).toContain('theme/index.jsx\n  The module does not replace "SiteFooter"');
});
