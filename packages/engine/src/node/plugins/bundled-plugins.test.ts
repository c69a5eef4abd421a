import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { buildSite, openOutput, quire, quireAlone, writeSite } from '../../../test/run-quire.ts';

/** @param plugins JavaScript */
const siteWith = (plugins: string, files: Record<string, string> = {}) =>
  writeSite({
    'docs/index.mdx': '# Home\n\n<Stamp />\n',
    'plugin/stamp.jsx': 'export default function Stamp() { return <b>{STAMP}</b>; }\n',
    'plugin/client.ts': "export function enhance(root: HTMLElement) { root.dataset.greeted = 'so'; }\n",
    ...files,
    'site.config.mjs': `export default { plugins: [${plugins}] };\n`,
  });

const STAMP = "components: { Stamp: new URL('./plugin/stamp.jsx', import.meta.url).href }";
const define = (text: string) => `bundler: (config) => { config.source.define.STAMP = '"${text}"'; }`;

function readScripts(outDir: string): string {
  const names = readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith('.js'));
  return names.map((name) => readFileSync(join(outDir, 'assets', name), 'utf8')).join('\n');
}

test('pages use the components of a plugin without an import, and a plugin changes how they are bundled', async () => {
  const { outDir, read } = openOutput('plugin-components');
  await buildSite(siteWith(`{ name: 'stamps', ${STAMP}, ${define('paid')} }`), outDir);
  expect(read('index.html')).toContain('<b>paid</b>');
});

test('a page loads the stylesheets of a plugin as one file if it has one of their classes', async () => {
  const { outDir, read } = openOutput('plugin-styles');
  const dir = siteWith("{ name: 'Side notes', styles: ['./plugin/note.css', './plugin/sign.css'] }", {
    'docs/index.mdx': '# Home\n\n<p className="note">beside</p>\n',
    'docs/other.md': '# Other\n\n<p class="footnote">no note</p>\n',
    'plugin/note.css': '.note { color: teal }\n',
    'plugin/sign.css': '.sign { color: red }\n',
  });
  await buildSite(dir, outDir);
  const [, href = ''] = /<link rel="stylesheet" href="([^"]*plugin-side-notes[^"]*)"/.exec(read('index.html')) ?? [];
  expect(read(href)).toBe('.note{color:teal}.sign{color:red}');
  expect(read('other.html')).not.toContain('plugin-side-notes');
});

test('a component of the site takes the place of that of a plugin', async () => {
  const { outDir, read } = openOutput('plugin-components-own');
  const dir = writeSite({
    'docs/index.mdx': '# Home\n\n<Stamp />\n',
    'plugin/stamp.jsx': 'export default () => <b>theirs</b>;\n',
    'parts/Stamp.jsx': 'export default () => <b>ours</b>;\n',
    'site.config.mjs': `export default {
      markdown: { globalComponents: ['./parts/Stamp.jsx'] },
      plugins: [{ name: 'stamps', components: { Stamp: './plugin/stamp.jsx' } }],
    };\n`,
  });
  await buildSite(dir, outDir);
  expect(read('index.html')).toContain('<b>ours</b>');
});

test('each plugin gets the configuration of the bundler that the one before it returned', async () => {
  const { outDir, read } = openOutput('plugin-bundlers');
  const second = `{ name: 'second', async bundler({ source, ...config }) {
    return { ...config, source: { ...source, define: { ...source.define, STAMP: source.define.STAMP.toUpperCase() } } };
  } }`;
  await buildSite(siteWith(`{ name: 'stamps', ${STAMP}, ${define('paid')} }, ${second}`), outDir);
  expect(read('index.html')).toContain('<b>PAID</b>');
});

test('the bundle is made again when the version or the options of a plugin with "bundler" change, and only then', async () => {
  const { outDir, read } = openOutput('plugin-bundler-version');
  const dir = siteWith('');
  const build = async (key: string, text: string) => {
    const plugin = `{ name: 'stamps', ${key}, ${STAMP}, ${define(text)} }`;
    writeFileSync(join(dir, 'site.config.mjs'), `export default { plugins: [${plugin}] };\n`);
    expect(await quireAlone('build', dir, '--out', outDir)).toMatchObject({ code: 0 });
    return /<b>(\w+)<\/b>/.exec(read('index.html'))?.[1];
  };
  expect(await build("version: '1'", 'first')).toBe('first');
  expect(await build("version: '1'", 'second')).toBe('first');
  expect(await build("version: '2'", 'third')).toBe('third');
  expect(await build("version: '2', options: { wide: true }", 'fourth')).toBe('fourth');
});

test('a plugin runs a module in the browser, which is in the bundle of the theme, under the policy of the site', async () => {
  const { outDir, read } = openOutput('plugin-client');
  const dir = siteWith("{ name: 'greeter', client: './plugin/client' }", { 'docs/index.mdx': '# Home\n' });
  await buildSite(dir, outDir);
  expect(readScripts(outDir)).toContain('dataset.greeted');
  expect(read('_headers')).toMatch(/script-src 'self'(?! 'unsafe)/);
  // What is in the bundle does not tell where the site is.
  expect(readScripts(outDir)).not.toContain(dir);
});

test('hooks for the bundler that fail, or return no configuration, are reported with their plugin', async () => {
  const broken = await quire('build', siteWith("{ name: 'broken', bundler() { throw new Error('no bundle'); } }"));
  expect(broken.stderr).toContain('The hook "bundler" of the plugin "broken" failed: no bundle.');
  const wrong = await quire('build', siteWith("{ name: 'wrong', bundler: () => 5 }"));
  expect(wrong.stderr).toContain(
    'The hook "bundler" of the plugin "wrong" returned an invalid value: it must be a configuration of Rsbuild',
  );
});

test('modules of plugins that do not exist are all reported, with their plugin and field', async () => {
  const { code, stderr } = await quire(
    'build',
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
  const { code, stderr } = await quire('build', dir);
  expect(code).toBe(1);
  expect(stderr).toMatch(/plugin\/idle\.ts\n {2}The client module of the plugin "idle" exports no function to call\./);
});

test.each([
  ["{ name: 'a', components: { stamp: './a.jsx' } }", 'the name of a component begins with a capital letter'],
  ["{ name: 'a', client: 5 }", 'The field "plugins[0].client" is invalid: it must be a string, not 5.'],
  ["{ name: 'a', styles: ['a.less'] }", 'it must be the path of a .css file'],
  ["{ name: 'a', bundler: {} }", 'The field "plugins[0].bundler" is invalid: it must be a function'],
])('a plugin of the form %s is an error of the configuration', async (plugin, message) => {
  const { code, stderr } = await quire('build', siteWith(plugin));
  expect(code).toBe(1);
  expect(stderr).toContain(message);
});
