/** What the pages say of imports that are not bundled, tried with the real tools. */
import { expect } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';

const test = testClaims(import.meta.filename);

const OPTIONAL = JSON.stringify({
  name: 'my-lib',
  type: 'module',
  optionalDependencies: { absent: '1' },
});

test('an optional dependency that is missing: import() and require are caught, a static import is not', async () => {
  const files = {
    'package.json': OPTIONAL,
    'rslib.config.ts': configure(
      "{ source: { entry: { static: 'src/static.ts', dynamic: 'src/dynamic.ts', require: 'src/require.ts' } } }",
    ),
    'src/static.ts': "import * as absent from 'absent';\nexport const found = absent;\n",
    'src/dynamic.ts': "export const found = await import('absent').then(() => true, () => false);\n",
    'src/require.ts': "export let found = true;\ntry { require('absent'); } catch { found = false; }\n",
  };
  await withBuild('optional', files, async ({ code, load }) => {
    expect(code).toBe(0);
    expect(await load('static.js')).toContain("Cannot find package 'absent'");
    expect(await load('dynamic.js')).toBe('{"found":false}');
    expect(await load('require.js')).toBe('{"found":false}');
  });
});

test('require of an external gets createRequire for Node.js, and nothing for browsers', async () => {
  const files = {
    'package.json': JSON.stringify({ name: 'my-lib', type: 'module', dependencies: { present: '1' } }),
    'rslib.config.ts': configure(
      "{ id: 'node', output: { distPath: 'dist/node' } }",
      "{ id: 'web', output: { target: 'web', distPath: 'dist/web' } }",
    ),
    'src/index.ts': "export let name = 'missing';\ntry { name = require('present').name; } catch {}\n",
    'node_modules/present/package.json': '{ "name": "present", "version": "1.0.0" }',
    'node_modules/present/index.js': "exports.name = 'present';\n",
  };
  await withBuild('require', files, async ({ code, dist, load }) => {
    expect(code).toBe(0);
    expect(dist.get('node/index.js')).toContain('createRequire');
    expect(await load('node/index.js')).toBe('{"name":"present"}');
    // The package is there, but a module of a browser has no `require`, and the error is caught.
    expect(await load('web/index.js')).toBe('{"name":"missing"}');
  });
});

test('a package of the workspace is bundled from its TypeScript source, or left as an import', async () => {
  const files = {
    'rslib.config.ts': configure('{ dts: true }'),
    'src/index.ts': "import { width } from '@acme/ui';\nexport const half: number = width / 2;\n",
    'node_modules/@acme/ui/package.json':
      '{ "name": "@acme/ui", "type": "module", "exports": { ".": "./src/index.ts" } }',
    'node_modules/@acme/ui/src/index.ts': 'export const width: number = 40;\n',
  };
  const manifest = (field: string) =>
    JSON.stringify({ name: 'my-lib', type: 'module', [field]: { '@acme/ui': 'workspace:*' } });
  await withBuild('workspace', { ...files, 'package.json': manifest('devDependencies') }, async ({ load }) => {
    expect(await load('index.js')).toBe('{"half":20}');
  });
  await withBuild('workspace-external', { ...files, 'package.json': manifest('dependencies') }, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('index.js')).toContain('from "@acme/ui"');
  });
});

test('a function externalizes what it calls back with, and every branch must call back', async () => {
  const item = (otherwise: string) =>
    `{ bundle: false, output: { externals: [({ request }, callback) => { if (request?.startsWith('@acme/icons/')) callback(undefined, request.replace('icons', 'icons-esm')); ${otherwise} }] } }`;
  const files = {
    'src/index.ts': "export { home } from '@acme/icons/home';\nexport { one } from './one';\n",
    'src/one.ts': 'export const one = 1;\n',
  };
  await withBuild(
    'function',
    { ...files, 'rslib.config.ts': configure(item('else callback();')) },
    ({ code, dist }) => {
      expect(code).toBe(0);
      expect(dist.get('index.js')).toContain('"@acme/icons-esm/home"');
    },
  );
  await withBuild('function-silent', { ...files, 'rslib.config.ts': configure(item('')) }, ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain('oneshot canceled');
  });
});

test('what a require of createRequire loads is neither bundled nor copied', async () => {
  const files = {
    'rslib.config.ts': configure('{}'),
    'src/index.ts':
      "import { createRequire } from 'node:module';\nconst load = createRequire(import.meta.url);\nexport const data = load('./data.json');\nexport const name = load('absent').name;\n",
    'src/data.json': '{ "value": 1 }',
  };
  await withBuild('create-require', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect([...dist.keys()]).toEqual(['index.js']);
    expect(dist.get('index.js')).toMatch(/\('\.\/data\.json'\)[\s\S]*\('absent'\)/);
  });
});

test('CSS of a package: an import in a module follows the externals, an @import of a bundle is always replaced by the rules', async () => {
  const item = (id: string, options: string) => `{ id: '${id}', ${options} }`;
  const output = (id: string, more = '') => `output: { target: 'web', distPath: 'dist/${id}'${more} }`;
  const files = {
    'package.json': '{ "name": "my-lib", "type": "module", "dependencies": { "some-ui": "1" } }',
    'node_modules/some-ui/package.json': '{ "name": "some-ui", "version": "1.0.0" }',
    'node_modules/some-ui/style.css': '.ui { color: red; }\n',
    'src/index.js': "import 'some-ui/style.css';\nimport './own.css';\nexport const one = 1;\n",
    'src/own.css': "@import 'some-ui/style.css';\n.own { color: green; }\n",
    'src/other.js': "import 'some-ui/style.css';\nexport const two = 2;\n",
    'rslib.config.mjs': configure(
      item('bundle', output('bundle')),
      item('inside', `source: { entry: { index: './src/other.js' } }, ${output('inside', ', autoExternal: false')}`),
      item('files', `bundle: false, ${output('files')}`),
    ),
  };
  await withBuild('package-styles', files, ({ code, dist }) => {
    expect(code).toBe(0);
    for (const file of ['bundle/index.js', 'files/index.js'])
      expect(dist.get(file)).toContain('import "some-ui/style.css"');
    expect(dist.get('bundle/index.css')).toContain('.ui');
    expect(dist.get('files/own.css')).toContain('@import "some-ui/style.css"');
    expect(dist.get('inside/index.js')).not.toContain('import');
    expect(dist.get('inside/index.css')).toContain('.ui');
  });
});
