/** What the pages about environment variables and Node.js say of builds that no example shows, tried with Rslib. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';
import { runScript } from './rebuild-example.ts';

const test = testClaims(import.meta.filename);

test('UMD takes NODE_ENV from the build, but MODE is production and DEV false whatever it is', async () => {
  const files = {
    'rslib.config.ts': configure("{ format: 'umd', umdName: 'Lib', output: { target: 'web', minify: false } }"),
    'src/index.ts':
      'export const values = [process.env.NODE_ENV, import.meta.env.MODE, String(import.meta.env.DEV)];\n',
  };
  await withBuild('node-env', files, async ({ dist, folder }) => {
    expect(dist.get('index.js')).toMatch(/\[\s*"production",\s*"production",\s*String\(false\)\s*\]/);
    const { code } = await runScript('NODE_ENV=development rslib && cp dist/index.js development.cjs', folder);
    const printed = await runScript('node -p "require(\'./development.cjs\').values.join()"', folder);
    expect([code, printed.output.trim()]).toEqual([0, 'development,production,false']);
  });
});

test('mode in an item of a UMD build sets MODE and DEV, but not NODE_ENV; at the top level it has no effect', async () => {
  const source = 'export const values = [process.env.NODE_ENV, import.meta.env.MODE, String(import.meta.env.DEV)];\n';
  const item = "format: 'umd', umdName: 'Lib', output: { target: 'web', minify: false }";
  const inItem = { 'rslib.config.ts': configure(`{ ${item}, mode: 'development' }`), 'src/index.ts': source };
  await withBuild('mode-in-item', inItem, ({ dist }) => {
    expect(dist.get('index.js')).toMatch(/\[\s*"production",\s*"development",\s*String\(true\)\s*\]/);
  });
  const atTop = {
    'rslib.config.ts': `export default { mode: 'development', lib: [{ ${item} }] };\n`,
    'src/index.ts': source,
  };
  await withBuild('mode-at-top', atTop, ({ dist }) => {
    expect(dist.get('index.js')).toMatch(/\[\s*"production",\s*"production",\s*String\(false\)\s*\]/);
  });
});

test('a variable that is destructured is not replaced, in any format', async () => {
  const files = {
    '.env': 'PUBLIC_NAME=public\n',
    'rslib.config.ts': configure(
      "{ format: 'esm' }",
      "{ format: 'umd', umdName: 'Lib', output: { filename: { js: 'umd.js' } } }",
    ),
    'src/index.ts': 'export const { NODE_ENV, PUBLIC_NAME } = process.env;\n',
  };
  await withBuild('destructured', files, ({ dist }) => {
    for (const file of ['index.js', 'umd.js']) {
      expect(dist.get(file)).toContain('process.env');
      expect(dist.get(file)).not.toContain('"public"');
    }
  });
});

test('for Node.js, built-in modules stay as they are written, and stylesheets are not emitted', async () => {
  const files = {
    'rslib.config.ts': configure('{}'),
    'src/index.ts':
      "import { readFileSync } from 'fs';\nimport { join } from 'node:path';\nimport './style.css';\nexport const read = (name: string) => readFileSync(join('.', name));\n",
    'src/style.css': 'p { color: red }\n',
  };
  await withBuild('node-built-ins', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect([...dist.keys()]).toEqual(['index.js']);
    expect(dist.get('index.js')).toContain('from "fs"');
    expect(dist.get('index.js')).toContain('from "node:path"');
  });
});

test.each([
  [undefined, true],
  ['>=20.19.0', true],
  ['>=12', false],
])('engines.node %s: newer syntax is kept: %s', async (node, isKept) => {
  const files = {
    'package.json': JSON.stringify({ name: 'my-lib', type: 'module', ...(node && { engines: { node } }) }),
    'rslib.config.ts': configure('{}'),
    'src/index.ts': 'export const or = (value?: number) => value ?? 1;\n',
  };
  await withBuild('engines', files, ({ dist }) => {
    expect(dist.get('index.js')?.includes('??')).toBe(isKept);
  });
});

test('a hashbang stays in the first line, and makes the file executable', async () => {
  const files = {
    'rslib.config.ts': configure("{ source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } } }"),
    'src/index.ts': 'export const greet = (name: string) => console.log(name);\n',
    'src/cli.ts': "#!/usr/bin/env node\nimport { greet } from './index';\n\ngreet('hello');\n",
  };
  await withBuild('hashbang', files, async ({ dist, folder }) => {
    expect(dist.get('cli.js')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(dist.get('cli.js')).toContain('from "./index.js"');
    expect(statSync(join(folder, 'dist/cli.js')).mode & 0o111).toBe(0o111);
    expect((await runScript('./dist/cli.js', folder)).output.trim()).toBe('hello');
  });
});
