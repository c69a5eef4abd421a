/** What the pages about the configuration file and `syntax` say of merging, loading and failing, tried with Rslib. */
import { expect } from '@rstest/core';
import { configure, type ProjectFiles, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';
import { runScript } from './rebuild-example.ts';

const test = testClaims(import.meta.filename);

const SOURCE = { 'src/index.ts': 'export const or = (value?: number) => value ?? 1;\n' };

/** A configuration of two items, and what is beside them, as source text. */
const withShared = (shared: string, ...items: string[]) =>
  `export default { ${shared}, lib: [${items.join(', ')}] };\n`;

test('shared values are replaced by those of an item, objects are merged by key, and arrays concatenated', async () => {
  const files = {
    ...SOURCE,
    'src/cli.ts': 'export const cli = [A, B];\ndeclare const A: string, B: string;\n',
    'rslib.config.ts': withShared(
      "source: { entry: { index: './src/index.ts' }, define: { A: '1' } }, output: { minify: true, externals: ['one'] }",
      "{ id: 'list', output: { minify: false, distPath: 'dist/list', externals: ['two'] }, source: { entry: { cli: './src/cli.ts' }, define: { B: '2' } } }",
      "{ id: 'value', output: { distPath: 'dist/value' } }",
    ),
  };
  await withBuild('merge', files, async ({ dist, folder }) => {
    expect([...dist.keys()].sort()).toEqual(['list/cli.js', 'list/index.js', 'value/index.js']);
    expect(dist.get('list/cli.js')).toMatch(/\[\s*1,\s*2\s*\]/);
    expect(dist.get('list/index.js')?.trim().split('\n').length).toBeGreaterThan(1);
    expect(dist.get('value/index.js')?.trim().split('\n')).toHaveLength(1);
    await runScript('rslib inspect', folder);
    const { output } = await runScript("grep -A3 'externals: ' dist/.rsbuild/rsbuild.config.list.mjs", folder);
    expect(output.replaceAll(/\s/g, '')).toMatch(/'one','two'/);
  });
});

test.each([
  ["['node 12']", "['node 20']", false],
  ["['node 12']", "'es2022'", false],
  ["'es2019'", "['node 20']", false],
  ["'es2019'", "'es2022'", true],
])('syntax %s, in the item %s: that of the item alone counts: %s', async (shared, own, isReplaced) => {
  const files = { ...SOURCE, 'rslib.config.ts': withShared(`syntax: ${shared}`, `{ syntax: ${own} }`) };
  await withBuild('merge-syntax', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('index.js')?.includes('??')).toBe(isReplaced);
  });
});

test('files are found in the order of the page; a missing one fails, and none at all builds src/index.ts', async () => {
  const entry = (name: string) => `export default { lib: [{ output: { filename: { js: '${name}.js' } } }] };\n`;
  const files = {
    ...SOURCE,
    'rslib.config.mjs': entry('mjs'),
    'rslib.config.ts': entry('ts'),
    'config/other.ts': entry('other'),
  };
  await withBuild('config-files', files, async ({ dist, folder }) => {
    expect([...dist.keys()]).toEqual(['mjs.js']);
    expect((await runScript('rslib --config ./nowhere.ts', folder)).code).toBe(1);
    // Paths are relative to the project, wherever the file is.
    const { output: listed } = await runScript('rslib --config ./config/other.ts && ls dist', folder);
    expect(listed).toContain('other.js');
    const none = await runScript('rm rslib.config.* && rslib && ls dist', folder);
    expect([none.code, none.output.includes('index.js')]).toEqual([0, true]);
  });
});

test('a function gets env, command and envMode; an enum needs jiti, which auto falls back to', async () => {
  const files: ProjectFiles = {
    ...SOURCE,
    'rslib.config.ts':
      "enum Name { Index }\nexport default ({ env, command, envMode }: Record<string, string>) => { console.log([Name.Index, env, command, envMode].join()); return { lib: [{ format: 'esm' }] }; };\n",
  };
  await withBuild('config-function', files, async ({ code, output, folder }) => {
    expect(code).toBe(0);
    expect(output).toContain('0,production,build,production');
    const inspected = await runScript('NODE_ENV=test rslib inspect --env-mode staging --config-loader jiti', folder);
    expect(inspected.output).toContain('0,test,inspect,staging');
    expect((await runScript('rslib --config-loader native', folder)).code).toBe(1);
  });
});

test.each([
  ['umd', "syntax: ['node 20']", false],
  ['iife', "syntax: ['node 20']", false],
  ['umd', "syntax: ['chrome 100', 'es2020']", true],
])('%s with %s builds: %s', async (format, syntax, builds) => {
  const files = {
    'rslib.config.ts': configure(`{ format: '${format}', umdName: 'Lib', ${syntax}, output: { target: 'web' } }`),
    'src/index.ts':
      "globalThis.loaded = () => import('./later');\ndeclare global { var loaded: unknown }\nexport {};\n".replace(
        'export {};\n',
        format === 'iife' ? '' : 'export {};\n',
      ),
    'src/later.ts': 'export const later = 1;\n',
  };
  await withBuild(`syntax-${format}`, files, ({ code, output }) => {
    expect([format, code, output]).toEqual([format, builds ? 0 : 1, output]);
    if (!builds) expect(output).toMatch(/no default script chunk format available|Unsupported chunk loading type/);
  });
});

test('syntax adds no polyfill, and copies the code of bundled packages as it is', async () => {
  const files = {
    'package.json': JSON.stringify({ name: 'my-lib', type: 'module', devDependencies: { modern: '1' } }),
    'rslib.config.ts': configure("{ syntax: 'es2015' }"),
    'src/index.ts':
      "import { or } from 'modern';\nexport const own = (value?: number) => value ?? or(value);\nexport const last = (list: number[]) => list.at(-1);\n",
    'node_modules/modern/package.json':
      '{ "name": "modern", "version": "1.0.0", "type": "module", "main": "index.js" }',
    'node_modules/modern/index.js': 'export const or = (value) => value ?? 2;\n',
  };
  await withBuild('polyfill', files, ({ dist }) => {
    expect(dist.get('index.js')).toContain('.at(-1)');
    expect(dist.get('index.js')?.match(/\?\?/g)).toHaveLength(1);
  });
});

test('aliases of a tsconfig that another one extends are resolved, with configDir as the folder of the latter', async () => {
  const files = {
    'shared/tsconfig.json': `{ "compilerOptions": { "module": "ESNext", "moduleResolution": "Bundler", "paths": { "@/*": ["\${configDir}/src/*"] } } }`,
    'tsconfig.json':
      '{ "extends": "./shared/tsconfig.json", "compilerOptions": { "rootDir": "src" }, "include": ["src"] }',
    'src/index.ts': "export { one } from '@/one';\n",
    'src/one.ts': 'export const one = 1;\n',
    'rslib.config.ts': configure('{ bundle: false, dts: true }'),
  };
  await withBuild('config-dir', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('index.js')).toContain('"./one.js"');
    expect(dist.get('index.d.ts')).toContain("'./one.js'");
  });
});
