/** What the FAQ and the page about the command line say of questions that no example shows, tried with the real tools. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';
import { runScript } from './rebuild-example.ts';
import { typeCheckSamples } from './type-check-samples.ts';

const test = testClaims(import.meta.filename);

test('rslib inspect takes its mode from NODE_ENV, and fails in development mode without an mf output', async () => {
  const files = { 'rslib.config.ts': configure('{}'), 'src/index.ts': 'export const one = 1;\n' };
  await withBuild('inspect', files, async ({ folder }) => {
    const inDevelopment = await runScript('NODE_ENV=development rslib inspect', folder);
    expect(inDevelopment.code).toBe(1);
    expect(inDevelopment.output).toContain('No mf format found');
    const named = await runScript('NODE_ENV=development rslib inspect --mode production', folder);
    const others = await runScript('NODE_ENV=test rslib inspect', folder);
    expect([named.code, others.code]).toEqual([0, 0]);
  });
});

test('the types of a development dependency are copied into bundled declarations, unless @types is external', async () => {
  const files = {
    'package.json': JSON.stringify({
      name: 'my-lib',
      type: 'module',
      devDependencies: { foo: '1', '@types/foo': '1' },
    }),
    'rslib.config.ts': configure(
      "{ id: 'copied', dts: { bundle: true }, output: { distPath: 'dist/copied' } }",
      "{ id: 'imported', dts: { bundle: true }, output: { distPath: 'dist/imported', externals: ['@types/foo'] } }",
    ),
    'src/index.ts': "import type { Foo } from 'foo';\nexport const first: Foo = { size: 1 };\n",
    'node_modules/@types/foo/package.json': '{ "name": "@types/foo", "version": "1.0.0", "types": "index.d.ts" }',
    'node_modules/@types/foo/index.d.ts': 'export interface Foo { size: number }\n',
  };
  await withBuild('types-foo', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('copied/index.d.ts')).not.toContain("from 'foo'");
    expect(dist.get('imported/index.d.ts')).toContain("from 'foo'");
  });
});

const CYCLE = {
  'src/index.ts': "export { Animal } from './animal';\nexport { Dog } from './dog';\n",
  'src/animal.ts': "import { Dog } from './dog';\nexport class Animal { static create() { return new Dog(); } }\n",
  'src/dog.ts': "import { Animal } from './animal';\nexport class Dog extends Animal {}\n",
};

test('a cycle of imports builds without a warning and fails when the package is loaded; a plugin reports the cycle', async () => {
  const config = configure("{ id: 'bundle' }", "{ bundle: false, output: { distPath: 'dist/bundleless' } }");
  await withBuild('cycle', { ...CYCLE, 'rslib.config.ts': config }, async ({ code, output, load }) => {
    expect(code).toBe(0);
    expect(output).not.toMatch(/warn|error/i);
    expect(await load('index.js')).toBe("Cannot access 'Animal' before initialization");
    expect(await load('bundleless/index.js')).toBe("Cannot access 'Animal' before initialization");
  });
  const plugin =
    '{ tools: { rspack: (_, { appendPlugins, rspack }) => appendPlugins(new rspack.CircularDependencyRspackPlugin({ failOnError: true })) } }';
  await withBuild('cycle-found', { ...CYCLE, 'rslib.config.ts': configure(plugin) }, ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain('./src/animal.ts -> ./src/dog.ts -> ./src/animal.ts');
  });
});

test('__webpack_hash__ becomes runtime code, and stays where source.define puts it in', async () => {
  const files = {
    'rslib.config.ts': configure("{ source: { define: { APP_HASH: '__webpack_hash__' } } }"),
    'src/index.ts': 'export const kept = () => APP_HASH;\n',
    'src/env.d.ts': 'declare const APP_HASH: string;\n',
  };
  await withBuild('hash-kept', files, ({ dist }) => {
    expect(dist.get('index.js')).toContain('()=>__webpack_hash__');
    expect(dist.get('index.js')).not.toContain('__webpack_require__');
  });
  const source = 'export const own = () => __webpack_hash__;\n';
  await withBuild('hash-own', { ...files, 'src/index.ts': source }, ({ dist }) => {
    expect(dist.get('index.js')).toContain('__webpack_require__.h');
  });
});

test('an item of lib has dev options of its own, but no server', () => {
  const check = (option: string) =>
    typeCheckSamples(
      [
        {
          language: 'ts',
          title: 'rslib.config.ts',
          isPart: false,
          where: 'this test',
          code: `import { defineConfig } from '@rslib/core';\nexport default defineConfig({ lib: [{ format: 'esm', ${option} }] });`,
        },
      ],
      'item-options',
    );
  expect(check("dev: { assetPrefix: '/', hmr: false, writeToDisk: true }")).toEqual([]);
  expect(check('server: { port: 1 }').join()).toContain("'server' does not exist");
});

test('removeConsole works with any minification, and not without one', async () => {
  const files = {
    'rslib.config.ts': configure(
      "{ id: 'default', performance: { removeConsole: true }, output: { distPath: 'dist/default' } }",
      "{ id: 'full', performance: { removeConsole: true }, output: { distPath: 'dist/full', minify: true } }",
      "{ id: 'list', performance: { removeConsole: ['log'] }, output: { distPath: 'dist/list' } }",
      "{ id: 'off', performance: { removeConsole: true }, output: { distPath: 'dist/off', minify: false } }",
    ),
    'src/index.ts': "export const run = () => { console.log('log'); console.warn('warn'); };\n",
  };
  await withBuild('remove-console', files, ({ code, dist }) => {
    expect(code).toBe(0);
    const kept = ['default', 'full', 'list', 'off'].map(
      (id) => dist.get(`${id}/index.js`)?.match(/console\.\w+/g) ?? [],
    );
    expect(kept).toEqual([[], [], ['console.warn'], ['console.log', 'console.warn']]);
  });
});

test('DEBUG=rslib makes a build write what rslib inspect writes; DEBUG=rsbuild makes it log its steps', async () => {
  const files = { 'rslib.config.ts': configure('{}'), 'src/index.ts': 'export const one = 1;\n' };
  await withBuild('debug', files, async ({ dist, folder }) => {
    const listFiles = () => readdirSync(join(folder, 'dist/.rsbuild')).sort();
    const written = ['rsbuild.config.mjs', 'rslib.config.mjs', 'rspack.config.esm.mjs'];
    const STEP = 'applying modifyEnvironmentConfig hook';
    expect([...dist.keys()]).toEqual(['index.js']);
    const rslib = await runScript('DEBUG=rslib rslib', folder);
    expect([rslib.code, listFiles(), rslib.output.includes(STEP)]).toEqual([0, written, false]);
    const rsbuild = await runScript('DEBUG=rsbuild rslib', folder);
    expect([rsbuild.code, rsbuild.output.includes(STEP)]).toEqual([0, true]);
  });
});

test('only variables with the prefix PUBLIC_ are replaced; others are read at run time', async () => {
  const files = {
    '.env': 'PUBLIC_NAME=public\nOTHER=other\n',
    'rslib.config.ts': `${configure("{ format: 'esm' }", "{ format: 'cjs' }")}console.log('config', process.env.OTHER);\n`,
    'src/index.ts': 'export const read = [process.env.PUBLIC_NAME, process.env.OTHER];\n',
  };
  await withBuild('variables', files, ({ output, dist }) => {
    expect(output).toContain('config other');
    for (const file of ['index.js', 'index.cjs']) {
      expect(dist.get(file)).toContain('"public"');
      expect(dist.get(file)).toContain('process.env.OTHER');
    }
  });
});

test('one entry is built twice under two names; properties with a prefix get short names', async () => {
  const files = {
    'rslib.config.ts': configure(
      '{ dts: true }',
      "{ output: { minify: true, filename: { js: '[name].min.js' } } }",
      "{ output: { distPath: 'dist/props', minify: { jsOptions: { minimizerOptions: { mangle: { props: { regex: '^_' } } } } } } }",
    ),
    'src/index.ts': 'export class Cached { _cache = 1; read() { return this._cache; } }\n',
  };
  await withBuild('minified', files, ({ dist }) => {
    expect([...dist.keys()].sort()).toEqual(['index.d.ts', 'index.js', 'index.min.js', 'props/index.js']);
    expect(dist.get('index.min.js')?.trim().split('\n')).toHaveLength(1);
    expect(dist.get('index.min.js')).toContain('_cache');
    expect(dist.get('props/index.js')).not.toContain('_cache');
  });
});

test('a package of types has an empty module; tsc alone writes declarations with the paths of the source', async () => {
  const files = {
    'rslib.config.ts': configure('{ dts: true }'),
    'src/index.ts': "export type { Size } from './size';\n",
    'src/size.ts': 'export interface Size { width: number }\n',
  };
  await withBuild('types-alone', files, async ({ dist, folder }) => {
    expect(dist.get('index.js')?.trim()).toBe('export { };');
    expect(dist.get('index.d.ts')).toContain("'./size.js'");
    expect((await runScript('tsc --declaration --emitDeclarationOnly --outDir types', folder)).code).toBe(0);
    expect((await runScript('cat types/index.d.ts', folder)).output).toContain("'./size'");
  });
});
