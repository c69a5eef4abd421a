/** What the two FAQ pages about the build and its output say, and the page about package exports, tried with Rslib. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';
import { withExampleCopy } from './copy-example.ts';
import { runScript } from './rebuild-example.ts';

const test = testClaims(import.meta.filename, ['basic-exports']);

test('an ES module has the runtime for CommonJS and namespace objects, not for ES modules, nor in bundleless mode', async () => {
  const files = {
    'src/commonjs.ts': "import lib from './lib.cjs';\nexport const value = lib.value;\n",
    'src/lib.cjs': 'exports.value = 1;\n',
    'src/lib.d.cts': 'export const value: number;\n',
    'src/namespace.ts': "export * as all from './named';\n",
    'src/named.ts': 'export const one = 1;\n',
    'rslib.config.ts': configure(
      ...['commonjs', 'namespace', 'named'].map(
        (name) =>
          `{ id: '${name}', source: { entry: { index: './src/${name}.ts' } }, output: { distPath: 'dist/${name}' } }`,
      ),
      "{ id: 'files', bundle: false, source: { entry: { index: ['./src/namespace.ts', './src/named.ts'] } }, output: { distPath: 'dist/files' } }",
    ),
  };
  await withBuild('runtime', files, ({ code, dist }) => {
    expect(code).toBe(0);
    const withRuntime = [...dist].filter(([, text]) => text.includes('__webpack_require__')).map(([file]) => file);
    expect(withRuntime.sort()).toEqual(['commonjs/index.js', 'namespace/index.js']);
  });
});

test('several entries import the runtime from a file of its own', async () => {
  const files = {
    'src/one.ts': "import lib from './lib.cjs';\nexport const one = lib.one;\n",
    'src/two.ts': "import lib from './lib.cjs';\nexport const two = lib.two;\n",
    'src/lib.cjs': 'exports.one = 1;\nexports.two = 2;\n',
    'rslib.config.ts': configure("{ source: { entry: { one: './src/one.ts', two: './src/two.ts' } } }"),
  };
  await withBuild('runtime-file', files, async ({ dist, load }) => {
    expect(dist.has('rslib-runtime.js')).toBe(true);
    expect([await load('one.js'), await load('two.js')]).toEqual(['{"one":1}', '{"two":2}']);
  });
});

test('module.exports in a file with import stays, and throws in Node.js', async () => {
  const files = {
    'rslib.config.ts': configure('{}'),
    'src/index.js': "import { sep } from 'node:path';\nmodule.exports = { sep };\n",
  };
  await withBuild('mixed', files, async ({ code, output, load }) => {
    expect(code).toBe(0);
    expect(output).not.toMatch(/warn/i);
    expect(await load('index.js')).toContain('module is not defined in ES module scope');
  });
});

const COUNTER = {
  'src/counter.ts': 'let count = 0;\nexport const next = () => ++count;\n',
  'src/one.ts': "export { next } from './counter';\n",
  'src/two.ts': "export { next } from './counter';\n",
};
const SHARED = "chunks: 'all', minSize: 0";

test('a module that entries share exists once in ESM, and in CJS only with a single runtime', async () => {
  const item = (id: string, format: string, optimization: string) =>
    `{ id: '${id}', format: '${format}', output: { distPath: 'dist/${id}' }, tools: { rspack: { optimization: ${optimization} } } }`;
  const config = `import { defineConfig } from '@rslib/core';
export default defineConfig({
  source: { entry: { one: './src/one.ts', two: './src/two.ts' } },
  lib: [
    ${item('esm', 'esm', '{ splitChunks: false }')},
    ${item('cjs', 'cjs', '{}')},
    ${item('shared', 'cjs', `{ splitChunks: { ${SHARED} } }`)},
    ${item('single', 'cjs', `{ splitChunks: { ${SHARED} }, runtimeChunk: 'single' }`)},
  ],
});
`;
  await withBuild('shared-state', { ...COUNTER, 'rslib.config.ts': config }, async ({ code, folder }) => {
    expect(code).toBe(0);
    const count = (id: string, extension: string) =>
      `import * as one from './dist/${id}/one.${extension}';\nimport * as two from './dist/${id}/two.${extension}';\none.next();\nconsole.log('${id}', two.next());\n`;
    const scripts = { esm: 'js', cjs: 'cjs', shared: 'cjs', single: 'cjs' };
    const counts = await Promise.all(
      Object.entries(scripts).map(([id, extension]) =>
        runScript(`node --input-type=module -e "${count(id, extension)}"`, folder),
      ),
    );
    expect(counts.map(({ output }) => output.trim())).toEqual(['esm 2', 'cjs 1', 'shared 1', 'single 2']);
  });
});

test('an import() makes no file with the eager mode', async () => {
  const files = {
    'src/index.ts': "export const load = () => import('./lazy');\n",
    'src/lazy.ts': 'export const lazy = 1;\n',
    'rslib.config.ts': configure(
      "{ tools: { rspack: { module: { parser: { javascript: { dynamicImportMode: 'eager' } } } } } }",
    ),
  };
  await withBuild('eager', files, ({ dist }) => {
    expect([...dist.keys()]).toEqual(['index.js']);
    expect(dist.get('index.js')).not.toContain('import(');
  });
});

test('a loader runs, and a plugin that uses the compiler it is given; a plugin of another bundler is refused', async () => {
  const loader =
    "module.exports = function (text) { return 'export default ' + JSON.stringify(text.trim().toUpperCase()); };\n";
  const plugin =
    "{ apply(compiler) { new compiler.webpack.BannerPlugin({ banner: '/*! from a plugin */', raw: true }).apply(compiler); } }";
  const files = {
    'upper.cjs': loader,
    'src/note.shout': 'hello\n',
    'src/index.js': "export { default as note } from './note.shout';\n",
    'rslib.config.mjs': configure(
      `{ tools: { rspack: (_, { addRules, appendPlugins }) => { addRules({ test: /\\.shout$/, loader: './upper.cjs' }); appendPlugins(${plugin}); } } }`,
    ),
  };
  await withBuild('webpack-api', files, async ({ code, dist, load }) => {
    expect(code).toBe(0);
    expect(await load('index.js')).toBe('{"note":"HELLO"}');
    expect(dist.get('index.js')).toContain('/*! from a plugin */');
  });
  const other = configure("{ plugins: [{ name: 'of-rollup', transform: (code) => code }] }");
  await withBuild('rollup-plugin', { ...files, 'rslib.config.mjs': other }, ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain('Expect the setup function of Rsbuild plugin to be a function');
  });
});

test('line ends of Windows become those of Linux, in the #! line too', async () => {
  const files = {
    'rslib.config.ts': configure('{}'),
    'src/index.ts': '#!/usr/bin/env node\r\nexport const text = `a\r\nb`;\r\n',
  };
  await withBuild('line-ends', files, ({ dist }) => {
    expect(dist.get('index.js')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(dist.get('index.js')).not.toContain('\r');
  });
});

test('the script writes the exports that the example has, and every subpath loads', async () => {
  await withExampleCopy('basic-exports', 'exports', async (copy) => {
    const read = () => JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
    const before = read();
    const { code, output } = await runScript('rslib && node write-exports.mjs', copy);
    expect([code, output]).toEqual([0, output]);
    expect(read()).toEqual(before);
    const loaded = await runScript(
      "node -e \"import('example-basic-exports/utils/mean').then(({ mean }) => console.log(mean([1, 3]), require('example-basic-exports/utils/clamp').clamp(5, 1, 3)))\"",
      copy,
    );
    expect(loaded.output.trim()).toBe('2 3');
  });
});

test('a glob pattern is no entry in bundle mode', async () => {
  const files = {
    'src/index.ts': 'export const one = 1;\n',
    'rslib.config.ts': configure("{ source: { entry: { index: './src/*.ts' } } }"),
  };
  await withBuild('glob-entry', files, ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain('is not supported when "bundle" is "true"');
  });
});
