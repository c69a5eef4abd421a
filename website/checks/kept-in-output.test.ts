/** What the pages say of comments, names of modules and whole files that a build keeps, changes or loses, tried with Rslib. */
import { expect } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';

const test = testClaims(import.meta.filename);

test('minify: false loses a comment behind an opening bracket, a comma or a class field, and keeps those on lines of their own', async () => {
  const files = {
    'rslib.config.ts': configure('{ output: { minify: false } }'),
    'src/index.ts': `export function half(value: number): number {
  /* kept 1 */
  if (value === 0) { /* lost 1 */
    return 0;
  }
  return value / 2; // kept 2
}
export const list = [ // lost 2
  1, // lost 3
  // kept 3
  2,
];
export class Box {
  size = 1; // lost 4
  // kept 4
  name = '';
}
`,
  };
  await withBuild('comments', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('index.js')?.match(/(?:kept|lost) \d/g)).toEqual(['kept 1', 'kept 2', 'kept 3', 'kept 4']);
  });
});

test('license comments: //! leaves the code by default, and inline with minify: true loses what linked collects', async () => {
  const item = (id: string, options: string) => `{ id: '${id}', output: { distPath: 'dist/${id}', ${options} } }`;
  const files = {
    'rslib.config.ts': configure(
      item('preset', "legalComments: 'inline'"),
      item('inline', "legalComments: 'inline', minify: true"),
      item('linked', 'minify: true'),
    ),
    'src/index.ts':
      '/*! first */\nexport const a = 1;\n/*! second */\nexport const b = 2;\n//! third\nexport const c = 3;\n',
  };
  await withBuild('licenses', files, ({ dist }) => {
    const found = (file: string) =>
      dist
        .get(file)
        ?.match(/first|second|third/g)
        ?.sort();
    expect(found('preset/index.js')).toEqual(['first', 'second']);
    expect(found('inline/index.js')).toEqual(['first']);
    expect(found('linked/index.js.LICENSE.txt')).toEqual(['first', 'second', 'third']);
  });
});

test('the prefix node: is dropped for Node.js before 14.18 and for versions before ES2020, unless the module has no other name', async () => {
  const item = (id: string, syntax: string) => `{ id: '${id}', syntax: ${syntax}, output: { distPath: 'dist/${id}' } }`;
  const files = {
    'rslib.config.ts': configure(
      item('old', "['node 14.17']"),
      item('new', "['node 14.18']"),
      item('es2019', "'es2019'"),
      item('es2020', "'es2020'"),
    ),
    'src/index.ts': "export { sep } from 'node:path';\nexport { run } from 'node:test';\n",
    'src/env.d.ts': "declare module 'node:path';\ndeclare module 'node:test';\n",
  };
  await withBuild('prefix', files, ({ code, dist }) => {
    expect(code).toBe(0);
    const names = (id: string) =>
      [...(dist.get(`${id}/index.js`) ?? '').matchAll(/from "(.+)"/g)].map((match) => match[1]);
    for (const id of ['old', 'es2019']) expect(names(id).sort()).toEqual(['node:test', 'path']);
    for (const id of ['new', 'es2020']) expect(names(id).sort()).toEqual(['node:path', 'node:test']);
  });
});

test('target: web rejects modules of Node.js in a bundle, and keeps their imports with bundle: false', async () => {
  const files = (bundle: boolean) => ({
    'rslib.config.ts': configure(`{ bundle: ${bundle}, output: { target: 'web' } }`),
    'src/index.ts': "export { readFile } from 'node:fs';\n",
  });
  await withBuild('web-bundle', files(true), ({ code }) => {
    expect(code).toBe(1);
  });
  await withBuild('web-bundleless', files(false), ({ code, dist }) => {
    expect([code, dist.get('index.js')]).toEqual([0, expect.stringContaining('"node:fs"')]);
  });
});

test('autoExternal.packageJson replaces the package.json of the project', async () => {
  const item = (id: string, paths: string) =>
    `{ id: '${id}', output: { distPath: 'dist/${id}', autoExternal: { packageJson: ${paths} } } }`;
  const files = {
    'rslib.config.ts': configure(item('other', "'./other.json'"), item('both', "['./package.json', './other.json']")),
    'package.json': '{ "name": "my-lib", "type": "module", "dependencies": { "picocolors": "*" } }\n',
    'other.json': '{ "dependencies": { "mitt": "*" } }\n',
    'src/index.ts': "export { default as emitter } from 'mitt';\nexport { default as colors } from 'picocolors';\n",
  };
  await withBuild('package-json', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('both/index.js')).toMatch(/from "mitt"[\s\S]*from "picocolors"/);
    expect(dist.get('other/index.js')).toContain('from "mitt"');
    expect(dist.get('other/index.js')).not.toContain('from "picocolors"');
  });
});

test('CJS output keeps import() at any syntax, and a bundled CommonJS package can require modules of Node.js in ESM', async () => {
  const old = "{ format: 'cjs', syntax: 'es2015', output: { externals: ['esm-only'] } }";
  const dynamic = { 'src/index.ts': "// @ts-ignore\nexport const load = () => import('esm-only');\n" };
  await withBuild('dynamic-import', { ...dynamic, 'rslib.config.ts': configure(old) }, ({ dist }) => {
    expect(dist.get('index.cjs')).toContain('import("esm-only")');
  });
  const bundled = {
    'rslib.config.ts': configure('{}'),
    'src/index.js': "import dep from './dep.cjs';\nexport const kind = dep.kind;\nexport const tried = dep.tried;\n",
    'src/dep.cjs':
      "exports.kind = typeof require('fs').readFileSync;\nconst load = (name) => require(name);\ntry { load('os'); } catch (error) { exports.tried = error.message; }\n",
  };
  await withBuild('bundled-require', bundled, async ({ load }) => {
    expect(await load('index.js')).toBe('{"kind":"function","tried":"require is not defined"}');
  });
});

test('the constant of import.meta.url is in CommonJS files that do not use it, if minify is true or false', async () => {
  const item = (id: string, minify: string) =>
    `{ id: '${id}', format: 'cjs', output: { distPath: 'dist/${id}'${minify} } }`;
  const files = {
    'rslib.config.ts': configure(item('preset', ''), item('off', ', minify: false'), item('on', ', minify: true')),
    'src/index.ts': 'export const one = 1;\n',
  };
  await withBuild('unused-shim', files, ({ dist }) => {
    const having = [...dist].filter(([, text]) => text.includes('import_meta_url')).map(([file]) => file);
    expect(having.sort()).toEqual(['off/index.cjs', 'on/index.cjs']);
  });
});

test('ESM and UMD of a package with "type": "module" have one file name, and one of them is lost without a warning', async () => {
  const files = {
    'rslib.config.ts': configure("{ format: 'esm' }", "{ format: 'umd', umdName: 'Lib', output: { target: 'web' } }"),
    'src/index.ts': 'export const one = 1;\n',
  };
  await withBuild('same-names', files, ({ code, output, dist }) => {
    expect([code, output]).toEqual([0, expect.not.stringMatching(/warn/i)]);
    expect([...dist.keys()]).toEqual(['index.js']);
  });
});

test('output.copy stops the build where a pattern matches nothing, unless noErrorOnMissing is set', async () => {
  const files = (extra: string) => ({
    'rslib.config.ts': configure(`{ output: { copy: [{ from: 'nowhere/*.txt'${extra} }] } }`),
    'src/index.ts': 'export const one = 1;\n',
  });
  await withBuild('copy-missing', files(''), ({ code, output }) => {
    expect([code, output]).toEqual([1, expect.stringContaining('unable to locate')]);
  });
  await withBuild('copy-allowed', files(', noErrorOnMissing: true'), ({ code }) => {
    expect(code).toBe(0);
  });
});

test('sideEffects of package.json applies to the bundle itself, by the paths of the source, and not with bundle: false', async () => {
  const build = (sideEffects: unknown, bundle: boolean) => ({
    'rslib.config.ts': configure(`{ bundle: ${bundle}, output: { target: 'web' } }`),
    'package.json': JSON.stringify({ name: 'my-lib', type: 'module', sideEffects }),
    'src/index.ts': "import './setup';\nimport './style.css';\nexport const one = 1;\n",
    'src/setup.ts': "console.log('set up');\n",
    'src/style.css': '.a { color: gray; }\n',
  });
  for (const [name, sideEffects, kept] of [
    ['none', false, false],
    ['styles', ['**/*.css'], false],
    ['output', ['./dist/index.js'], false],
    ['source', ['./src/setup.ts', './dist/index.js'], true],
  ] as const) {
    await withBuild(`effects-${name}`, build(sideEffects, true), ({ output, dist }) => {
      expect([name, dist.get('index.js')?.includes('set up')]).toEqual([name, kept]);
      expect([output, dist.has('index.css')]).toEqual([expect.not.stringMatching(/warn/i), true]);
    });
  }
  await withBuild('effects-bundleless', build(false, false), ({ dist }) => {
    expect(dist.get('index.js')).toContain('import "./setup.js"');
  });
});

test('an .mts file has declarations in .d.mts, although its JavaScript is named by the format', async () => {
  const files = {
    'rslib.config.ts': configure("{ dts: true, source: { entry: { index: './src/index.mts' } } }"),
    'src/index.mts': 'export const one = 1;\n',
  };
  await withBuild('mts', files, ({ dist }) => {
    expect([...dist.keys()].sort()).toEqual(['index.d.mts', 'index.js']);
  });
});
