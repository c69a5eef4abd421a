/** What the pages say of `new URL`, of paths in stylesheets and of addons, tried with the real tools. */
import { expect } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';

const test = testClaims(import.meta.filename);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>\n';
const IGNORED = '/* rspackIgnore: true */ ';

test.each(['./generated.js', '..'])(
  'new URL("%s") stops an ESM build, unless a comment says to leave it',
  async (path) => {
    const source = (comment: string) => `export const url = new URL(${comment}'${path}', import.meta.url);\n`;
    const config = configure('{}', "{ bundle: false, output: { distPath: 'dist/bundleless' } }");
    await withBuild('url', { 'rslib.config.ts': config, 'src/index.ts': source('') }, ({ code, output }) => {
      expect(code).toBe(1);
      expect(output).toContain(`Module not found: Can't resolve '${path}'`);
    });
    await withBuild('url-left', { 'rslib.config.ts': config, 'src/index.ts': source(IGNORED) }, ({ code, dist }) => {
      expect(code).toBe(0);
      expect(dist.get('index.js')).toContain(`new URL('${path}', import.meta.url)`);
      expect(dist.get('bundleless/index.js')).toContain(`new URL('${path}', import.meta.url)`);
    });
  },
);

test('in bundleless mode, new URL also imports a module of the asset, unless the entry leaves the asset out', async () => {
  const files = {
    'rslib.config.ts': configure(
      "{ id: 'all', bundle: false, output: { distPath: 'dist/all' } }",
      "{ id: 'code', bundle: false, source: { entry: { index: ['src/**', '!src/**/*.svg'] } }, output: { distPath: 'dist/code' } }",
    ),
    'src/index.ts': "export const url = new URL('./icon.svg', import.meta.url).href;\n",
    'src/icon.svg': SVG,
  };
  await withBuild('url-bundleless', files, async ({ code, dist, load }) => {
    expect(code).toBe(0);
    expect(dist.get('all/index.js')).toContain('import "./icon.js"');
    expect(await load('all/index.js')).toContain('Unknown file extension ".svg"');
    expect([...dist.keys()].filter((file) => file.startsWith('code/')).sort()).toEqual([
      'code/index.js',
      'code/static/svg/icon.svg',
    ]);
    expect(await load('code/index.js')).toContain('/static/svg/icon.svg');
  });
});

test('a path from the root in a stylesheet stops the build, unless a filter leaves it alone', async () => {
  const files = {
    'src/index.ts': "import './style.css';\n",
    'src/style.css': '.a { src: url("/fonts/a.woff2"); background: url("./icon.svg"); }\n',
    'src/icon.svg': SVG,
  };
  const items = [
    "{ output: { target: 'web' } }",
    "{ bundle: false, output: { target: 'web', distPath: 'dist/bundleless' } }",
  ];
  const filter = "tools: { cssLoader: { url: { filter: (url: string) => !url.startsWith('/') } } }";
  await withBuild('css-url', { ...files, 'rslib.config.ts': configure(...items) }, ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain("Can't resolve '/fonts/a.woff2'");
  });
  const filtered = configure(...items).replace('({ lib', `({ ${filter}, lib`);
  await withBuild('css-url-filter', { ...files, 'rslib.config.ts': filtered }, ({ code, dist }) => {
    expect(code).toBe(0);
    for (const file of ['index.css', 'bundleless/style.css']) {
      expect(dist.get(file)).toContain('url("/fonts/a.woff2")');
      expect(dist.get(file)).toContain('static/svg/icon.svg');
    }
  });
});

test('an addon is copied as it is by an import, but not by new URL', async () => {
  const addon = 'the bytes of an addon';
  const files = {
    'rslib.config.ts': configure(
      "{ id: 'import' , source: { entry: { index: 'src/import.ts' } }, output: { distPath: 'dist/import' } }",
      "{ id: 'url', source: { entry: { index: 'src/url.ts' } }, output: { distPath: 'dist/url' } }",
      "{ id: 'folder', source: { entry: { 'bin/index': 'src/import.ts' } }, output: { distPath: 'dist/folder' } }",
    ),
    'src/import.ts': "import native from './native.node';\nexport { native };\n",
    'src/url.ts': "export const url = new URL('./native.node', import.meta.url).href;\n",
    'src/native.node': addon,
  };
  await withBuild('addon', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(dist.get('import/native.node')).toBe(addon);
    expect(dist.get('import/index.js')).toContain('"native.node"');
    expect(dist.get('url/static/assets/native.node')).not.toBe(addon);
    // The path is that of the root of the output, not that of the file in `bin`.
    expect(dist.get('folder/bin/index.js')).toContain('native_dirname, "native.node"');
    expect(dist.has('folder/bin/native.node')).toBe(false);
  });
});
