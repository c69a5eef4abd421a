/** What the pages say of helpers and of polyfills, and how large they are, tried with the real tools. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';
import { type Locale, loadPage, WEBSITE } from './docs-page.ts';

const testClaim = testClaims(import.meta.filename, ['advanced-syntax']);

const BYTES_PER_KB = 1000;
/** What the example weighs with polyfills: imported, all import statements of `entry`, and bundled in three ways. */
const SIZES_KB = { imported: 2, imports: 12, usage: 55, usageEs5: 113, entryEs5: 958 };
const TARGETS = "['chrome >= 80', 'safari >= 14']";

testClaim('each source module has its own copy of a helper, also where modules are bundled into one file', async () => {
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

testClaim('core-js makes the example as large as SIZES_KB says', async () => {
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
  await withBuild('core-js', { ...files, 'package.json': manifest('dependencies') }, async ({ dist: without }) => {
    const [imported, entry] = ['usage', 'entry'].map((id) => without.get(`${id}/index.js`));
    await withBuild('core-js-bundled', { ...files, 'package.json': manifest('devDependencies') }, ({ dist }) => {
      const [usage, usageEs5, entryEs5] = ['usage', 'usage-es5', 'entry-es5'].map((id) =>
        toKilobytes(dist.get(`${id}/index.js`)),
      );
      const imports = toKilobytes(entry?.match(/^import "core-js.*\n/gm)?.join(''));
      expect({ imported: toKilobytes(imported), imports, usage, usageEs5, entryEs5 }).toEqual(SIZES_KB);
    });
  });
});

test.each(['en', 'zh'] as const)('the pages name these sizes (%s)', (locale) => {
  const { imported, imports, usage, usageEs5, entryEs5 } = SIZES_KB;
  const guide = 'guide/advanced/output-compatibility.mdx';
  expect(readFigures(locale, guide, /^- .*`'entry'`.*kB/)).toEqual([imports]);
  expect(readFigures(locale, guide, /^- .*`core-js`.*kB/)).toEqual([imported, usage, usageEs5]);
  expect(readFigures(locale, 'config/rsbuild/output-code.md', /zloirock\/core-js/)).toEqual([
    usage,
    usageEs5,
    entryEs5,
  ]);
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
