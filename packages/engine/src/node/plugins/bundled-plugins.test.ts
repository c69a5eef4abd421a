import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@rstest/core';
import { buildSite, openOutput, quireAlone, quireBuild, writeSite } from '../../../test/run-quire.ts';

/** @param plugins JavaScript */
const siteWith = (plugins: string, files: Record<string, string> = {}, fields = '') =>
  writeSite({
    'docs/index.mdx': '# Home\n\n<Stamp />\n',
    'plugin/stamp.jsx': 'export default function Stamp() { return <b>{STAMP}</b>; }\n',
    'plugin/client.ts': "export function enhance(root: HTMLElement) { root.dataset.greeted = 'so'; }\n",
    ...files,
    'site.config.mjs': `export default { plugins: [${plugins}], ${fields} };\n`,
  });

const STAMP = "components: { Stamp: new URL('./plugin/stamp.jsx', import.meta.url).href }";
const define = (text: string) =>
  `bundler: ({ source, ...config }) => ({ ...config, source: { ...source, define: { ...source.define, STAMP: '"${text}"' } } })`;

describe('plugins of one site', () => {
  const { outDir, read } = openOutput('bundled-plugins');
  const second =
    "{ name: 'second', async bundler({ source }) { source.define.STAMP = source.define.STAMP.toUpperCase(); } }";
  const notes = "{ name: 'Side notes', styles: ['./plugin/note.css', './plugin/sign.css'] }";
  const others =
    "{ name: 'greeter', client: './plugin/client' }, { name: 'signs', components: { Sign: './plugin/sign.jsx' } }";
  let dir: string;

  beforeAll(async () => {
    const plugins = `{ name: 'stamps', ${STAMP}, ${define('paid')} }, ${second}, ${notes}, ${others}`;
    const files = {
      'docs/index.mdx': '# Home\n\n<Stamp /> <Sign />\n\n<p className="note">beside</p>\n',
      'docs/other.md': '# Other\n\n<p class="footnote">no note</p>\n',
      'plugin/note.css': '.note { color: teal }\n',
      'plugin/sign.css': '.sign { color: red }\n',
      'plugin/sign.jsx': 'export default () => <i>theirs</i>;\n',
      'parts/Sign.jsx': 'export default () => <i>ours</i>;\n',
    };
    dir = siteWith(plugins, files, "markdown: { globalComponents: ['./parts/Sign.jsx'] }");
    await buildSite(dir, outDir);
  });

  test.each([
    [
      'pages use their components without an import, and each plugin changes how the one before it bundles',
      'b>PAID</b',
    ],
    ['a component of the site takes the place of that of a plugin', 'i>ours</i'],
  ])('%s', (_, shown) => expect(read('index.html')).toContain(`<${shown}>`));

  test('a page loads the stylesheets of a plugin as one file if it has one of their classes', () => {
    const [, href = ''] = /<link rel="stylesheet" href="([^"]*plugin-side-notes[^"]*)"/.exec(read('index.html')) ?? [];
    expect(read(href)).toBe('.note{color:teal}.sign{color:red}');
    expect(read('other.html')).not.toContain('plugin-side-notes');
  });

  test('a module for browsers is in the bundle of the theme, under the policy of the site', () => {
    const names = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.js'));
    const scripts = names.map((name) => read(join('assets', name))).join('\n');
    expect(scripts).toContain('dataset.greeted');
    expect(read('_headers')).toMatch(/script-src 'self'(?! 'unsafe)/);
    // What is in the bundle does not tell where the site is.
    expect(scripts).not.toContain(dir);
  });
});

test('bundle and pages are made again when the version or the options of a plugin change, and only then', async () => {
  const { outDir, read } = openOutput('plugin-version');
  const dir = siteWith('', { 'docs/index.mdx': '# Home\n\n<Stamp />\n\n```bars\n3\n```\n' });
  const build = async (key: string, text: string) => {
    const fences = `markdown: { fences: { bars: () => '<i>${text}</i>' } }`;
    const plugin = `{ name: 'stamps', ${key}, ${STAMP}, ${define(text)}, ${fences} }`;
    writeFileSync(join(dir, 'site.config.mjs'), `export default { plugins: [${plugin}] };\n`);
    expect(await quireAlone('build', dir, '--out', outDir)).toMatchObject({ code: 0 });
    return Array.from(read('index.html').matchAll(/<[bi]>(\w+)<\/[bi]>/g), ([, found]) => found);
  };
  expect(await build("version: '1'", 'first')).toEqual(['first', 'first']);
  expect(await build("version: '1'", 'second')).toEqual(['first', 'first']);
  expect(await build("version: '2'", 'third')).toEqual(['third', 'third']);
  expect(await build("version: '2', options: { wide: true }", 'fourth')).toEqual(['fourth', 'fourth']);
});

test('hooks for the bundler that fail, or return no configuration, are reported with their plugin', async () => {
  const broken = await quireBuild(siteWith("{ name: 'broken', bundler() { throw new Error('no bundle'); } }"));
  expect(broken.stderr).toContain('The hook "bundler" of the plugin "broken" failed: no bundle.');
  const wrong = await quireBuild(siteWith("{ name: 'wrong', bundler: () => 5 }"));
  expect(wrong.stderr).toContain(
    'The hook "bundler" of the plugin "wrong" returned an invalid value: it must be a configuration of Rsbuild',
  );
});

test('modules of plugins that do not exist are all reported, with their plugin and field', async () => {
  const { code, stderr } = await quireBuild(
    siteWith("{ name: 'lost', client: './nowhere.ts', components: { Stamp: './plugin/none.jsx' }, styles: ['a.css'] }"),
  );
  expect(code).toBe(1);
  expect(stderr).toContain('The field "client" of the plugin "lost" refers to "./nowhere.ts", which does not exist.');
  expect(stderr).toContain('The field "components.Stamp" of the plugin "lost" refers to "./plugin/none.jsx"');
  expect(stderr).toContain('The field "styles" of the plugin "lost" refers to "a.css", which does not exist.');
  expect(stderr).toContain('help: Relative paths start at the folder of the site.');
});

test('a module for the browser that has nothing to call is reported', async () => {
  const dir = siteWith("{ name: 'idle', client: './plugin/idle.ts' }", { 'plugin/idle.ts': 'export const a = 1;\n' });
  const { code, stderr } = await quireBuild(dir);
  expect(code).toBe(1);
  expect(stderr).toMatch(/plugin\/idle\.ts\n {2}The client module of the plugin "idle" exports no function to call\./);
  writeFileSync(join(dir, 'plugin/idle.ts'), 'const a = ;\nexport function enhance() {}\n');
  expect((await quireBuild(dir)).stderr).toMatch(/plugin\/idle\.ts:1:11\n {2}Syntax Error: (?!.*no function)/s);
});

test.each([
  ["{ name: 'a', components: { stamp: './a.jsx' } }", 'the name of a component begins with a capital letter'],
  ["{ name: 'a', client: 5 }", 'The field "plugins[0].client" is invalid: it must be a string, not 5.'],
  ["{ name: 'a', styles: ['a.less'] }", 'it must be the path of a .css file'],
  ["{ name: 'a', bundler: {} }", 'The field "plugins[0].bundler" is invalid: it must be a function'],
])('a plugin of the form %s is an error of the configuration', async (plugin, message) => {
  const { code, stderr } = await quireBuild(siteWith(plugin));
  expect(code).toBe(1);
  expect(stderr).toContain(message);
});
