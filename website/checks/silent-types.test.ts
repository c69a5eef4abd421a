/** What the pages say of types that go wrong without an error, tried with the real compilers. */
import { expect } from '@rstest/core';
import { configure, type ProjectFiles, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';
import { runScript } from './rebuild-example.ts';

const test = testClaims(import.meta.filename);

const ENUM: ProjectFiles = {
  'rslib.config.ts': configure('{}'),
  'src/level.ts': 'export const enum Level { Low = 1, High = 41 }\nexport const low = Level.Low;\n',
};

test('uses of a const enum in other files are inlined in a bundle, unless the entry exports the enum', async () => {
  const entry = "import { Level } from './level';\nexport const max = Level.High;\n";
  await withBuild('const-enum', { ...ENUM, 'src/index.ts': entry }, ({ dist }) => {
    expect(dist.get('index.js')).toMatch(/max = 41/);
  });
  const exported = `${entry}export * from './level';\n`;
  await withBuild('const-enum-exported', { ...ENUM, 'src/index.ts': exported }, ({ dist }) => {
    expect(dist.get('index.js')).toMatch(/max = \w+\.High/);
    // In its own file, a use is always replaced.
    expect(dist.get('index.js')).toMatch(/low = 1\b/);
  });
});

const OUTER: ProjectFiles = {
  'package.json': JSON.stringify({ name: 'my-lib', type: 'module', dependencies: { outer: '1' } }),
  'src/index.ts': "import { create } from 'outer';\nexport const store = create();\n",
  ...declare('node_modules/outer', "import type { Store } from 'inner';\nexport declare function create(): Store;\n"),
  // As npm installs it when two versions are needed: below the package that depends on it.
  ...declare('node_modules/outer/node_modules/inner', 'export interface Store { value: string }\n'),
};

function declare(folder: string, types: string): ProjectFiles {
  const name = folder.split('/').at(-1) ?? '';
  return {
    [`${folder}/package.json`]: JSON.stringify({ name, version: '1.0.0', types: 'index.d.ts' }),
    [`${folder}/index.js`]: 'exports.create = () => ({});\n',
    [`${folder}/index.d.ts`]: types,
  };
}

test('a type of a package below another one: TypeScript 6 reports TS2883, TypeScript 7 imports it without an error', async () => {
  const files = { ...OUTER, 'rslib.config.ts': configure('{ dts: true }') };
  await withBuild('nested-7', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('index.d.ts')).toContain('import("inner").Store');
  });
  const older = `import { createRequire } from 'node:module';\n${configure(
    "{ dts: { typescriptPath: createRequire(import.meta.url).resolve('typescript6') } }",
  )}`;
  await withBuild('nested-6', { ...files, 'rslib.config.ts': older }, ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain('TS2883');
  });
});

test('dts.bundle with an array of entries is an error; with bundle: false it bundles src/index, whatever the entries are', async () => {
  const files = (item: string) => ({
    'rslib.config.ts': configure(item),
    'src/index.ts': 'export const one = 1;\n',
    'src/other.ts': 'export const other = 2;\n',
  });
  const entries = "source: { entry: { index: ['./src/index.ts', './src/other.ts'] } }";
  await withBuild('bundled-array', files(`{ dts: { bundle: true }, ${entries} }`), ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain('only support entry of Record<string, string> type');
  });
  await withBuild('bundled-pattern', files('{ bundle: false, dts: { bundle: true } }'), ({ code, output, dist }) => {
    expect([code, output]).toEqual([0, expect.not.stringMatching(/warn/i)]);
    expect([...dist.keys()].sort()).toEqual(['index.d.ts', 'index.js', 'other.js']);
    expect(dist.get('index.d.ts')).not.toContain('other');
  });
  const named = "{ bundle: false, dts: { bundle: true }, source: { entry: { other: './src/other.ts' } } }";
  await withBuild('bundled-named', files(named), ({ code, dist }) => {
    expect(code).toBe(0);
    expect([...dist.keys()].sort()).toEqual(['index.d.ts', 'other.js']);
  });
  const { 'src/index.ts': _, ...withoutIndex } = files(named);
  await withBuild('bundled-no-index', withoutIndex, ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain('Can not find a valid entry for dts.bundle option');
  });
});

const CHECKED = JSON.stringify({
  extends: './tsconfig.json',
  compilerOptions: { rootDir: '.', noEmit: true },
  include: ['src', 'tests', '*.config.ts'],
});

test('tsc checks what include names: tests and the configuration need a tsconfig of their own', async () => {
  const files = {
    'rslib.config.ts': configure("{ format: 'ecma' }"),
    'src/index.ts': 'export const one = 1;\n',
    'tests/index.test.ts': "export const two: number = 'two';\n",
    'tsconfig.check.json': CHECKED,
  };
  await withBuild('type-check', files, async ({ folder }) => {
    expect((await runScript('tsc --noEmit', folder)).code).toBe(0);
    const { code, output } = await runScript('tsc -p tsconfig.check.json', folder);
    expect(code).not.toBe(0);
    expect(output).toContain('tests/index.test.ts(1,');
    expect(output).toContain('rslib.config.ts(2,');
  });
});

const WITH_PATHS = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    rootDir: 'src',
    paths: { '#lib/*': ['./src/lib/*'] },
  },
  include: ['src'],
};

test('imports of package.json: bundleless code gets relative paths, declaration files only if paths has the pattern too', async () => {
  const files = {
    'package.json': JSON.stringify({ name: 'my-lib', type: 'module', imports: { '#lib/*': './src/lib/*.ts' } }),
    'rslib.config.ts': configure('{ bundle: false, dts: true }'),
    'src/index.ts': "export { type Options, one } from '#lib/one';\n",
    'src/lib/one.ts': 'export const one = 1;\nexport interface Options { one: number }\n',
  };
  await withBuild('subpath-imports', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('index.js')).toContain('"./lib/one.js"');
    expect(dist.get('index.d.ts')).toContain("'#lib/one'");
  });
  const withPaths = { ...files, 'tsconfig.json': JSON.stringify(WITH_PATHS) };
  await withBuild('subpath-imports-paths', withPaths, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('index.js')).toContain('"./lib/one.js"');
    expect(dist.get('index.d.ts')).toContain("'./lib/one.js'");
  });
});
