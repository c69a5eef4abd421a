/** What the pages on declaration files say of builds that fail or lose something, tried with the real tools. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@rstest/core';
import { configure, type ProjectFiles, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';
import { ROOT } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

const test = testClaims(import.meta.filename);

const TSCONFIG = { target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', strict: true, skipLibCheck: true };

function tsconfig(options: object): string {
  return JSON.stringify({ compilerOptions: { ...TSCONFIG, ...options }, include: ['src'] });
}

function packageJson(fields: object): string {
  return JSON.stringify({ name: 'my-lib', version: '1.0.0', type: 'module', ...fields });
}

/** A package of types alone, as it is in `node_modules`. */
function typesPackage(name: string, types: string): ProjectFiles {
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', types: 'index.d.ts' }),
    [`node_modules/${name}/index.js`]: 'module.exports = {};\n',
    [`node_modules/${name}/index.d.ts`]: types,
  };
}

const BUNDLE = configure('{ dts: { bundle: true } }');

test.each([
  ['TypeScript 7', configure('{ dts: true }')],
  [
    'TypeScript 6',
    `import { createRequire } from 'node:module';\n${configure(
      "{ dts: { typescriptPath: createRequire(import.meta.url).resolve('typescript6') } }",
    )}`,
  ],
])(
  'without rootDir, %s emits to dist/src, and reports TS5011 unless there are files outside of src',
  async (version, config) => {
    const files = { 'rslib.config.ts': config, 'src/index.ts': 'export const one: number = 1;\n' };
    const listTypes = (dist: Map<string, string>) => [...dist.keys()].filter((file) => file.endsWith('.d.ts')).sort();
    const name = `root-dir-${version.at(-1)}`;
    await withBuild(name, { ...files, 'tsconfig.json': tsconfig({}) }, ({ code, output, dist }) => {
      expect(code).toBe(1);
      expect(output).toContain('TS5011');
      expect(listTypes(dist)).toEqual(['src/index.d.ts']);
    });
    const withTests = {
      ...files,
      'tests/one.ts': "export { one } from '../src/index';\n",
      'tsconfig.json': tsconfig({}).replace('["src"]', '["src", "tests"]'),
    };
    await withBuild(`${name}-tests`, withTests, ({ code, output, dist }) => {
      expect(code).toBe(0);
      expect(output).not.toContain('TS5011');
      expect(listTypes(dist)).toEqual(['src/index.d.ts', 'tests/one.d.ts']);
    });
  },
);

test('without a tsconfig.json of its own, a package uses the one above it, and fails where there is none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-tsconfig-'));
  const own = join(folder, 'packages/own');
  mkdirSync(join(own, 'src'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(own, 'package.json'), packageJson({}));
  writeFileSync(join(own, 'rslib.config.ts'), configure('{ dts: true }'));
  writeFileSync(join(own, 'src/index.ts'), 'export const one: number = 1;\n');
  try {
    const without = await runScript('rslib', own);
    expect(without.code).toBe(1);
    expect(without.output).toContain('Failed to resolve tsconfig file');

    const above = tsconfig({ rootDir: 'packages/own/src' }).replace('["src"]', '["packages/own/src"]');
    writeFileSync(join(folder, 'tsconfig.json'), above);
    expect((await runScript('rslib', own)).code).toBe(0);
    expect(existsSync(join(own, 'dist/index.d.ts'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('an item removes the declaration files of its folder first, and autoExtension renames all that are there', async () => {
  const item = (id: string, more: string) =>
    `{ id: '${id}', format: 'cjs', dts: { autoExtension: true, distPath: '${id}' }, output: { distPath: 'dist/${id}'${more} } }`;
  const files = {
    'rslib.config.ts': configure(item('cleaned', ''), item('kept', ', cleanDistPath: false')),
    'src/index.ts': 'export const one: number = 1;\n',
    'cleaned/other.d.ts': 'export {};\n',
    'kept/other.d.ts': 'export {};\n',
  };
  await withBuild('shared-folder', files, ({ code, folder }) => {
    expect(code).toBe(0);
    expect(readdirSync(join(folder, 'cleaned'))).toEqual(['index.d.cts']);
    expect(readdirSync(join(folder, 'kept')).sort()).toEqual(['index.d.cts', 'other.d.cts']);
  });
});

test('API Extractor cannot analyze a re-exported var', async () => {
  const files = {
    'rslib.config.ts': BUNDLE,
    'src/index.ts': "export { zero } from './zero';\n",
    'src/zero.ts': 'export var zero: number = 0;\n',
  };
  await withBuild('export-var', files, ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain('Unable to analyze the export "zero"');
  });
  await withBuild('export-let', { ...files, 'src/zero.ts': 'export let zero: number = 0;\n' }, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('index.d.ts')).toContain('export declare let zero: number');
  });
});

test('API Extractor cannot analyze a bundled package with "export =", unless it stays external', async () => {
  const files = {
    'package.json': packageJson({ devDependencies: { shape: '1' } }),
    'rslib.config.ts': BUNDLE,
    'src/index.ts': "import type { Point } from 'shape';\nexport const start: Point = { x: 0 };\n",
    ...typesPackage('shape', 'declare namespace Shape { interface Point { x: number } }\nexport = Shape;\n'),
  };
  await withBuild('export-equals', files, ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain('Unable to analyze the export "Point"');
  });
  const config = configure('{ dts: { bundle: { bundledPackages: [] } } }');
  await withBuild('export-equals-external', { ...files, 'rslib.config.ts': config }, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('index.d.ts')).toContain("import type { Point } from 'shape'");
  });
});

test('augmentations are kept in files of their own, and lost in a bundled file unless a footer adds them', async () => {
  const augmentation = "declare module 'shape' { interface Shape { color: string } }";
  const files = {
    'package.json': packageJson({ dependencies: { shape: '1' } }),
    'rslib.config.ts': configure(
      "{ id: 'files', dts: true, output: { distPath: 'dist/files' } }",
      "{ id: 'bundle', dts: { bundle: true }, output: { distPath: 'dist/bundle' } }",
      `{ id: 'footer', dts: { bundle: true }, footer: { dts: ${JSON.stringify(augmentation)} }, output: { distPath: 'dist/footer' } }`,
    ),
    'src/index.ts': `import type { Shape } from 'shape';\n${augmentation}\ndeclare global { interface Window { myLib: string } }\nexport const paint = (shape: Shape): string => shape.color;\n`,
    ...typesPackage('shape', 'export interface Shape { size: number }\n'),
  };
  await withBuild('augmentation', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('files/index.d.ts')).toMatch(/declare module 'shape'[\s\S]*declare global/);
    expect(dist.get('bundle/index.d.ts')).not.toMatch(/declare module|declare global/);
    expect(dist.get('footer/index.d.ts')).toContain(augmentation);
  });
});

test('types that a bundled package takes from another one stay an import, until both are listed', async () => {
  const files = {
    'package.json': packageJson({ devDependencies: { shape: '1' } }),
    'rslib.config.ts': configure(
      "{ id: 'default', dts: { bundle: true }, output: { distPath: 'dist/default' } }",
      "{ id: 'both', dts: { bundle: { bundledPackages: ['shape', 'unit'] } }, output: { distPath: 'dist/both' } }",
      "{ id: 'pattern', dts: { bundle: { bundledPackages: ['*'] } }, output: { distPath: 'dist/pattern' } }",
    ),
    'src/index.ts': "import type { Shape } from 'shape';\nexport const square: Shape = { unit: { mm: 1 } };\n",
    ...typesPackage('shape', "import type { Unit } from 'unit';\nexport interface Shape { unit: Unit }\n"),
    ...typesPackage('unit', 'export interface Unit { mm: number }\n'),
  };
  await withBuild('transitive', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('default/index.d.ts')).toContain("from 'unit'");
    expect(dist.get('pattern/index.d.ts')).toContain("from 'unit'");
    expect(dist.get('both/index.d.ts')).not.toContain('from ');
    expect(dist.get('both/index.d.ts')).toContain('interface Unit');
  });
});

test('the matrix: who checks types, writes maps and strips what is internal', async () => {
  const way = (id: string, dts: string) => `{ id: '${id}', dts: ${dts}, output: { distPath: 'dist/${id}' } }`;
  const files = {
    'tsconfig.json': tsconfig({ rootDir: 'src', declarationMap: true, stripInternal: true }),
    'rslib.config.ts': configure(
      way('files', 'true'),
      way('bundle', '{ bundle: true }'),
      way('isolated', '{ isolated: true }'),
      way('both', '{ isolated: true, bundle: true }'),
    ),
    'src/index.ts': '/** @internal */\nexport const hidden: number = 1;\nexport const shown: number = 2;\n',
  };
  await withBuild('matrix', files, ({ code, dist }) => {
    expect(code).toBe(0);
    const stripped = ['files', 'bundle'].map((id) => dist.get(`${id}/index.d.ts`));
    const complete = ['isolated', 'both'].map((id) => dist.get(`${id}/index.d.ts`));
    expect(stripped.filter((text) => !text?.includes('shown') || text.includes('hidden'))).toEqual([]);
    expect(complete.filter((text) => !text?.includes('hidden'))).toEqual([]);
    expect([...dist.keys()].filter((file) => file.endsWith('.d.ts.map'))).toEqual(['files/index.d.ts.map']);
  });
});

test('a type error goes unnoticed in isolated mode; with abortOnError false, a bundled file is not written at all', async () => {
  const files = {
    'rslib.config.ts': configure(
      "{ id: 'isolated', dts: { isolated: true }, output: { distPath: 'dist/isolated' } }",
      "{ id: 'files', dts: { abortOnError: false }, output: { distPath: 'dist/files' } }",
      "{ id: 'bundle', dts: { bundle: true, abortOnError: false }, output: { distPath: 'dist/bundle' } }",
    ),
    'src/index.ts': "export const wrong: number = 'text';\n",
  };
  await withBuild('type-error', files, ({ code, dist }) => {
    expect(code).toBe(0);
    const written = [...dist.keys()].filter((file) => file.endsWith('.d.ts'));
    expect(written.sort()).toEqual(['files/index.d.ts', 'isolated/index.d.ts']);
  });
});

test('alias: kept as a path in files, without an extension in isolated mode, and not resolved in a bundled file', async () => {
  const alias = "alias: { shape: './src/shape' }";
  const files = {
    'package.json': packageJson({ dependencies: { shape: '1' } }),
    'rslib.config.ts': configure(
      `{ id: 'files', dts: { ${alias} }, output: { distPath: 'dist/files' } }`,
      `{ id: 'isolated', dts: { isolated: true, ${alias} }, output: { distPath: 'dist/isolated' } }`,
      `{ id: 'bundle', dts: { bundle: true, ${alias} }, output: { distPath: 'dist/bundle' } }`,
    ),
    'src/index.ts': "import type { Shape } from 'shape';\nexport const square: Shape = { size: 1 };\n",
    'src/shape.ts': 'export interface Shape { size: number }\n',
    ...typesPackage('shape', 'export interface Shape { size: number }\n'),
  };
  await withBuild('alias', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('files/index.d.ts')).toContain("from './shape.js'");
    expect(dist.get('isolated/index.d.ts')).toContain("from './shape'");
    expect(dist.get('bundle/index.d.ts')).toContain("from 'shape'");
  });
});

test.each([
  ['{ bundle: true, build: true }', 'Can not set "dts.bundle: true" when "dts.build: true"'],
  ['{ isolated: true, tsgo: true }', 'Can not set "dts.isolated: true" when "dts.tsgo: true"'],
  [
    "{ isolated: true, typescriptPath: '/typescript.js' }",
    'Can not set "dts.typescriptPath" when "dts.isolated: true"',
  ],
  ['{ isolated: true, build: true }', 'Can not set "dts.isolated: true" when "dts.build: true"'],
  ['{ isolated: true, abortOnError: false }', 'Can not set "dts.abortOnError: false" when "dts.isolated: true"'],
])('dts: %s is refused', async (dts, message) => {
  const files = { 'rslib.config.ts': configure(`{ dts: ${dts} }`), 'src/index.ts': 'export const one: number = 1;\n' };
  await withBuild('refused', files, ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain(message);
  });
});
