/** What the pages about migration say of traps in the source, tried with Rslib. */
import { expect } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';

const test = testClaims(import.meta.filename);

const TIMEOUT_MS = 120_000;

test(
  'import.meta.env stays in ESM, breaks CJS and is replaced in UMD',
  async () => {
    const files = {
      'rslib.config.ts': configure(
        "{ format: 'esm' }",
        "{ format: 'cjs' }",
        "{ format: 'umd', umdName: 'Lib', output: { filename: { js: '[name].umd.js' } } }",
      ),
      'src/index.ts': 'export const isDev = import.meta.env.DEV;\n',
    };
    await withBuild('vite-env', files, ({ code, dist }) => {
      expect(code).toBe(0);
      expect(dist.get('index.js')).toContain('import.meta.env.DEV');
      expect(dist.get('index.cjs')).toContain('(void 0).DEV');
      expect(dist.get('index.umd.js')).not.toMatch(/import\.meta|\(void 0\)\.DEV/);
    });
  },
  TIMEOUT_MS,
);

test(
  'process.env.NODE_ENV stays in ESM and CJS, and is replaced in UMD; import.meta.glob stays',
  async () => {
    const files = {
      'rslib.config.ts': configure(
        "{ format: 'esm' }",
        "{ format: 'cjs' }",
        "{ format: 'umd', umdName: 'Lib', output: { filename: { js: '[name].umd.js' } }, source: { entry: { index: './src/umd.ts' } } }",
      ),
      'src/index.ts':
        "export const mode = process.env.NODE_ENV;\nexport const all = () => import.meta.glob('./*.ts');\n",
      'src/umd.ts': 'export const mode = process.env.NODE_ENV;\n',
    };
    await withBuild('vite-mode', files, ({ dist }) => {
      expect(dist.get('index.js')).toContain('process.env.NODE_ENV');
      expect(dist.get('index.js')).toContain("import.meta.glob('./*.ts')");
      expect(dist.get('index.cjs')).toContain('process.env.NODE_ENV');
      expect(dist.get('index.umd.js')).not.toContain('process.env.NODE_ENV');
    });
  },
  TIMEOUT_MS,
);

test(
  'an optional require of a package that is not installed always throws',
  async () => {
    const files = {
      'rslib.config.ts': configure('{}'),
      'src/index.ts': "let lib: unknown;\ntry {\n  lib = require('not-there');\n} catch {}\nexport { lib };\n",
    };
    await withBuild('optional-require', files, ({ code, dist, output }) => {
      expect(code).toBe(0);
      expect(output).toContain('Build warning');
      expect(dist.get('index.js')).toContain("Cannot find module 'not-there'");
    });
  },
  TIMEOUT_MS,
);

test(
  'bundleless: an import that cannot be resolved stays, and only the type check reports it',
  async () => {
    const files = { 'src/index.ts': "export { there } from './not-there';\n" };
    const withoutTypes = { ...files, 'rslib.config.ts': configure('{ bundle: false }') };
    await withBuild('unresolved', withoutTypes, ({ code, dist, output }) => {
      expect(code).toBe(0);
      expect(dist.get('index.js')).toContain('from "./not-there"');
      expect(output).not.toMatch(/warn|error/i);
    });
    const withTypes = { ...files, 'rslib.config.ts': configure('{ bundle: false, dts: true }') };
    await withBuild('unresolved-types', withTypes, ({ code, output }) => {
      expect(code).toBe(1);
      // The messages of the compiler are printed as they come in, so that a line may be cut in two.
      expect(output).toMatch(/TS2307[\s\S]*Cannot find module '\.\/not-there'/);
    });
  },
  TIMEOUT_MS,
);

test(
  'bundleless: a JSON import keeps its attribute, with which Node.js rejects the module that the file has become',
  async () => {
    const files = {
      'rslib.config.ts': configure('{ bundle: false }'),
      'src/index.ts': "import data from './data.json' with { type: 'json' };\nexport const size = data.size;\n",
      'src/data.json': '{ "size": 3 }',
    };
    await withBuild('json-attribute', files, async ({ code, dist, load }) => {
      expect(code).toBe(0);
      expect(dist.has('data.js')).toBe(true);
      expect(await load('index.js')).toContain('is not of type "json"');
    });
  },
  TIMEOUT_MS,
);

test(
  'of tsconfig.json, stripInternal and declarationMap count for declarations, and jsx does not for JavaScript',
  async () => {
    const compilerOptions = {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      rootDir: 'src',
      noEmit: true,
      allowImportingTsExtensions: true,
      declarationMap: true,
      stripInternal: true,
      jsx: 'react-jsx',
      types: [],
      skipLibCheck: true,
    };
    const files = {
      'rslib.config.ts': configure('{ bundle: false, dts: true }'),
      'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src/*.ts'] }),
      'src/index.ts': "/** @internal */\nexport const secret = 1;\nexport { Level } from './level.ts';\n",
      'src/level.ts': 'export const enum Level {\n  Low,\n}\n',
      'src/box.tsx': 'export const Box = () => <b />;\n',
    };
    await withBuild('tsc-options', files, ({ code, dist }) => {
      expect(code).toBe(0);
      expect(dist.get('index.d.ts')).not.toContain('secret');
      expect(dist.get('index.d.ts')).toContain("'./level.js'");
      expect(dist.has('index.d.ts.map')).toBe(true);
      expect(dist.get('index.js')).toContain('./level.js');
      expect(dist.get('level.js')).toContain('Level');
      expect(dist.get('box.js')).toContain('React.createElement');
    });
  },
  TIMEOUT_MS,
);
