/** What the pages say of `require` in ES modules, by the extension of the source, tried with Rslib. */
import { expect } from '@rstest/core';
import { configure, type ProjectFiles, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';

const test = testClaims(import.meta.filename);

const CALL =
  "let loaded = null;\ntry { loaded = require('present'); } catch {}\nexport const name = loaded && loaded.name;\n";
const EXTENSIONS = ['ts', 'js', 'mjs', 'cjs'];

/** A package with `"type": "module"` that depends on `present`, and an entry for each extension that calls `require`. */
function createPackage(item: string): ProjectFiles {
  const entries = EXTENSIONS.map((extension) => `${extension}: './src/${extension}-file.${extension}'`);
  const sources = EXTENSIONS.map((extension) => [
    `src/${extension}-file.${extension}`,
    extension === 'cjs' ? CALL.replace('export const name =', 'exports.name =') : CALL,
  ]);
  return {
    'package.json': JSON.stringify({ name: 'my-lib', type: 'module', optionalDependencies: { present: '1' } }),
    'rslib.config.ts': configure(`{ source: { entry: { ${entries.join(', ')} } }${item} }`),
    ...Object.fromEntries(sources),
    'node_modules/present/package.json': '{ "name": "present", "version": "1.0.0" }',
    'node_modules/present/index.js': "exports.name = 'present';\n",
  };
}

test('require of an external works in ESM from .ts and .cjs files; in .js and .mjs files it is kept and always fails', async () => {
  await withBuild('require-extensions', createPackage(''), async ({ code, output, dist, load }) => {
    expect(code).toBe(0);
    expect(output).not.toMatch(/warn/i);
    for (const file of ['js.js', 'mjs.js']) expect(dist.get(file)).toContain("= require('present')");
    expect(await load('ts.js')).toBe('{"name":"present"}');
    expect(await load('cjs.js')).toContain('"present"');
    // Installed, and still null.
    expect(await load('js.js')).toBe('{"name":null}');
    expect(await load('mjs.js')).toBe('{"name":null}');
  });
});

test('shims.esm.require makes require work in .js and .mjs files', async () => {
  const shims = ', shims: { esm: { require: true } }';
  await withBuild('require-shim', createPackage(shims), async ({ code, load }) => {
    expect(code).toBe(0);
    expect(await load('js.js')).toBe('{"name":"present"}');
    expect(await load('mjs.js')).toBe('{"name":"present"}');
  });
});

test('a .js file of a package without "type": "module" is treated like TypeScript', async () => {
  const { 'src/js-file.js': source = '', ...files } = createPackage('');
  const project = {
    ...files,
    'package.json': JSON.stringify({ name: 'my-lib', optionalDependencies: { present: '1' } }),
    'rslib.config.ts': configure("{ source: { entry: { js: './src/js-file.js' } } }"),
    'src/js-file.js': source,
  };
  await withBuild('require-commonjs', project, async ({ code, load }) => {
    expect(code).toBe(0);
    expect(await load('js.mjs')).toBe('{"name":"present"}');
  });
});

test('a missing package is reported and its require throws in .ts files; in .js files of ES modules nothing is reported', async () => {
  const files = (extension: string) => ({
    'rslib.config.ts': configure(`{ source: { entry: { index: './src/index.${extension}' } } }`),
    [`src/index.${extension}`]: "export let found = true;\ntry { require('absent'); } catch { found = false; }\n",
  });
  await withBuild('require-absent-ts', files('ts'), async ({ code, output, dist, load }) => {
    expect(code).toBe(0);
    expect(output).toContain("Can't resolve 'absent'");
    expect(dist.get('index.js')).toContain('Cannot find module');
    expect(await load('index.js')).toBe('{"found":false}');
  });
  await withBuild('require-absent-js', files('js'), ({ code, output, dist }) => {
    expect(code).toBe(0);
    expect(output).not.toContain('absent');
    expect(dist.get('index.js')).toContain("require('absent')");
  });
});

test('require of a file of the package is neither bundled nor rewritten in .js files, in CJS output too', async () => {
  const files = {
    'src/index.js': "export const read = () => require('./part').part;\n",
    'src/part.js': 'export const part = 1;\n',
    'rslib.config.mjs': configure(
      ...['esm', 'cjs'].flatMap((format) =>
        [true, false].map(
          (bundle) => `{ format: '${format}', bundle: ${bundle}, output: { distPath: 'dist/${format}-${bundle}' } }`,
        ),
      ),
    ),
  };
  await withBuild('require-file', files, ({ code, output, dist }) => {
    expect(code).toBe(0);
    expect(output).not.toMatch(/warn/i);
    for (const file of ['esm-true/index.js', 'esm-false/index.js', 'cjs-true/index.cjs', 'cjs-false/index.cjs'])
      expect(dist.get(file)).toContain("=>require('./part').part");
    expect(dist.get('cjs-true/index.cjs')).not.toContain('part = 1');
  });
});
