/** What the pages say of output formats and of packages in two of them, tried with the real tools. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@rstest/core';
import { configure, type ProjectFiles, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';
import { WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

const test = testClaims(import.meta.filename, ['basic-dual-state']);

const DUAL_STATE = join(WEBSITE, 'examples/basic-dual-state');

function readExample(file: string): string {
  return readFileSync(join(DUAL_STATE, file), 'utf8');
}

test('the test for a dual package fails where each format has its own state, and passes where one loads the other', async () => {
  const files = {
    'package.json': readExample('package.json'),
    'src/index.ts': readExample('src/index.ts'),
    'src/registry.ts': readExample('src/registry.ts'),
    'one-copy.test.mjs': readExample('one-copy.test.mjs'),
  };
  const runTest = async (folder: string) => (await runScript('node one-copy.test.mjs', folder)).code;
  const twoCopies = configure("{ format: 'esm' }", "{ format: 'cjs' }");
  await withBuild('two-copies', { ...files, 'rslib.config.ts': twoCopies }, async ({ code, folder }) => {
    expect([code, await runTest(folder)]).toEqual([0, 1]);
  });
  const oneCopy = readExample('rslib.config.ts');
  await withBuild('one-copy', { ...files, 'rslib.config.ts': oneCopy }, async ({ code, folder }) => {
    expect([code, await runTest(folder)]).toEqual([0, 0]);
  });
});

test('an ES module that imports CJS output gets the named exports by name, and all of them as the default', async () => {
  const files = {
    'rslib.config.ts': configure("{ format: 'cjs' }"),
    'src/index.ts': 'export const named = 1;\nexport default 2;\n',
  };
  await withBuild('default-import', files, async ({ load }) => {
    expect(JSON.parse(await load('index.cjs'))).toMatchObject({ named: 1, default: { named: 1, default: 2 } });
  });
});

const TOP_LEVEL_AWAIT: ProjectFiles = { 'src/index.ts': 'export const x = await Promise.resolve(1);\n' };

test('top-level await: ESM waits, CJS exports undefined forever, UMD exports a promise, and no build fails', async () => {
  const files = {
    ...TOP_LEVEL_AWAIT,
    'rslib.config.ts': configure(
      "{ format: 'esm' }",
      "{ format: 'cjs' }",
      "{ format: 'umd', umdName: 'Lib', output: { filename: { js: '[name].umd.cjs' } } }",
    ),
    'require.cjs': [
      "const [cjs, umd] = [require('./dist/index.cjs'), require('./dist/index.umd.cjs')];",
      'setTimeout(async () => console.log(JSON.stringify([cjs.x ?? null, umd instanceof Promise, (await umd).x])), 50);',
    ].join('\n'),
  };
  await withBuild('top-level-await', files, async ({ code, output, folder, load }) => {
    expect(code).toBe(0);
    expect(output).not.toMatch(/warn|error/i);
    expect(await load('index.js')).toBe('{"x":1}');
    expect((await runScript('node require.cjs', folder)).output.trim()).toBe('[null,true,1]');
  });
});

test('top-level await stops a build for IIFE', async () => {
  const files = {
    'src/index.ts': "import { load } from './load';\ndocument.title = await load();\n",
    'src/load.ts': "export const load = () => Promise.resolve('title');\n",
    'rslib.config.ts': configure("{ format: 'iife', output: { target: 'web' } }"),
  };
  await withBuild('top-level-await-iife', files, ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain("await isn't allowed in non-async function");
  });
});

test('import.meta stops a UMD build, and stays in the script without minification and in IIFE, unless define replaces it', async () => {
  const item = (id: string, format: string, options = '') =>
    `{ id: '${id}', format: '${format}', source: { entry: { index: './src/${format}.js' }${options} }, output: { target: 'web', minify: false, distPath: 'dist/${id}' } }`;
  const define = ", define: { 'import.meta.url': 'document.currentScript.src' }";
  const files = {
    'src/umd.js': 'export const url = import.meta.url;\n',
    'src/iife.js': 'console.log(import.meta.url);\n',
    'rslib.config.mjs': configure(item('umd', 'umd'), item('iife', 'iife'), item('script', 'umd', define)),
  };
  await withBuild('import-meta', files, ({ code, dist }) => {
    expect(code).toBe(0);
    for (const id of ['umd', 'iife']) expect(dist.get(`${id}/index.js`)).toContain('import.meta.url');
    expect(dist.get('script/index.js')).toContain('url = document.currentScript.src');
  });
  const minified = configure("{ format: 'umd', source: { entry: { index: './src/umd.js' } } }");
  await withBuild('import-meta-umd', { ...files, 'rslib.config.mjs': minified }, ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain("'import.meta' cannot be used outside of module code");
  });
});
