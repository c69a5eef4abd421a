/** What the pages say of helpers and of polyfills, and how large they are, tried with the real tools. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';
import { type Locale, loadPage, WEBSITE } from './docs-page.ts';

const test = testClaims(import.meta.filename, ['advanced-syntax']);

const BYTES_PER_KB = 1000;
const TARGETS = "['chrome >= 80', 'safari >= 14']";

test('each source module has its own copy of a helper, also where modules are bundled into one file', async () => {
  const source = (name: string) => `export const ${name} = async () => { await null; };\n`;
  const files = {
    'rslib.config.ts': configure(
      "{ id: 'inline', syntax: 'es2015', output: { distPath: 'dist/inline' } }",
      "{ id: 'imported', syntax: 'es2015', externalHelpers: true, output: { distPath: 'dist/imported' } }",
    ),
    'package.json': JSON.stringify({ name: 'my-lib', type: 'module', dependencies: { '@swc/helpers': '*' } }),
    'src/index.ts': "export * from './one';\nexport * from './two';\n",
    'src/one.ts': source('one'),
    'src/two.ts': source('two'),
  };
  await withBuild('helpers', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('inline/index.js')?.match(/function \w*asyncGeneratorStep\(/g)).toHaveLength(2);
    expect(dist.get('imported/index.js')?.match(/@swc\/helpers/g)).toHaveLength(1);
  });
});

test('core-js makes the example as large as the pages say', async () => {
  const item = (id: string, syntax: string, polyfill: string) =>
    `{ id: '${id}', syntax: ${syntax}, output: { target: 'web', polyfill: '${polyfill}', distPath: 'dist/${id}' } }`;
  const files = {
    'src/index.ts': readFileSync(join(WEBSITE, 'examples/advanced-syntax/src/index.ts'), 'utf8'),
    'rslib.config.ts': configure(
      item('usage', TARGETS, 'usage'),
      item('entry', TARGETS, 'entry'),
      item('usage-es5', "'es5'", 'usage'),
      item('entry-es5', "'es5'", 'entry'),
    ),
  };
  const manifest = (field: string) => JSON.stringify({ name: 'my-lib', type: 'module', [field]: { 'core-js': '*' } });
  await withBuild('core-js', { ...files, 'package.json': manifest('dependencies') }, async (imported) => {
    const size = toKilobytes(imported.dist.get('usage/index.js'));
    const imports = imported.dist
      .get('entry/index.js')
      ?.match(/^import "core-js.*\n/gm)
      ?.join('');
    await withBuild('core-js-bundled', { ...files, 'package.json': manifest('devDependencies') }, ({ dist }) => {
      const [usage, usageEs5, entryEs5] = ['usage', 'usage-es5', 'entry-es5'].map((id) =>
        toKilobytes(dist.get(`${id}/index.js`)),
      );
      for (const locale of ['en', 'zh'] as const) {
        expect(readFigures(locale, 'guide/advanced/output-compatibility.mdx', /^- .*`'entry'`.*kB/)).toEqual([
          toKilobytes(imports),
        ]);
        expect(readFigures(locale, 'guide/advanced/output-compatibility.mdx', /^- .*`core-js`.*kB/)).toEqual([
          size,
          usage,
          usageEs5,
        ]);
        expect(readFigures(locale, 'config/rsbuild/output.md', /zloirock\/core-js/)).toEqual([
          usage,
          usageEs5,
          entryEs5,
        ]);
      }
    });
  });
});

function toKilobytes(text = ''): number {
  return Math.round(Buffer.byteLength(text) / BYTES_PER_KB);
}

/** The sizes in the only line of a page that matches, in kB. */
function readFigures(locale: Locale, file: string, line: RegExp): number[] {
  const lines = loadPage(locale, file)
    .source.split('\n')
    .filter((text) => line.test(text));
  expect(lines).toHaveLength(1);
  return [...(lines[0] ?? '').matchAll(/(\d+)(?=(?: (?:to|到) \d+)? kB)/g)].map(([, figure]) => Number(figure));
}
