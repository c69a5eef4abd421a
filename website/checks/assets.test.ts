/** What the pages say of `new URL`, of prefixes, of paths in stylesheets, of `public` and of addons, tried with the real tools. */
import { runInNewContext } from 'node:vm';
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

test('new URL of a folder with an index file is the URL of a copy of that file, without a warning', async () => {
  const files = {
    'src/index.ts': "export const folder = new URL('.', import.meta.url);\n",
    'src/data.ts': "export const data = new URL('./data', import.meta.url);\n",
    'rslib.config.ts': configure("{ source: { entry: { index: './src/index.ts', data: './src/data.ts' } } }"),
  };
  await withBuild('url-folder', files, ({ code, output, dist }) => {
    expect(code).toBe(0);
    expect(output).not.toMatch(/warn/i);
    expect(dist.get('index.js')).toContain('new URL("./static/assets/index.ts", import.meta.url)');
    expect(dist.get('data.js')).toContain('new URL("./static/assets/data.ts", import.meta.url)');
    expect(dist.get('static/assets/index.ts')).toBe(files['src/index.ts']);
  });
});

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

const CDN = 'https://cdn.example/my-lib/';

/** Runs the text of a script as a page does that has loaded it from the CDN, and returns the globals that it has set. */
function runAsScript(code: string): Record<string, unknown> {
  const globals: Record<string, unknown> = {
    document: { currentScript: { tagName: 'SCRIPT', src: `${CDN}index.js` } },
  };
  globals.self = globals;
  globals.globalThis = globals;
  runInNewContext(code, globals);
  return globals;
}

test('assetPrefix auto: a UMD script finds its assets beside itself, and throws where no script tag has loaded it', async () => {
  const item = (prefix: string) =>
    `{ id: '${prefix}', format: 'umd', umdName: 'Lib', output: { target: 'web', dataUriLimit: 0, distPath: 'dist/${prefix}', assetPrefix: '${prefix === 'root' ? '/' : prefix}' } }`;
  const files = {
    'rslib.config.ts': configure(item('auto'), item('root')),
    'src/index.ts': "import icon from './icon.svg';\nexport { icon };\n",
    'src/icon.svg': SVG,
  };
  await withBuild('prefix-umd', files, ({ code, dist }) => {
    expect(code).toBe(0);
    const auto = dist.get('auto/index.js') ?? '';
    expect(runAsScript(auto).Lib).toMatchObject({ icon: `${CDN}static/svg/icon.svg` });
    expect(runAsScript(dist.get('root/index.js') ?? '').Lib).toMatchObject({ icon: '/static/svg/icon.svg' });
    expect(() => runInNewContext(auto, { module: { exports: {} }, exports: {} })).toThrow(
      'Automatic publicPath is not supported in this browser',
    );
  });
});

test('assetPrefix auto makes IIFE output a syntax error in a script, any other prefix does not', async () => {
  const item = (id: string, prefix: string) =>
    `{ id: '${id}', format: 'iife', output: { target: 'web', dataUriLimit: 0, distPath: 'dist/${id}', assetPrefix: '${prefix}' } }`;
  const files = {
    'rslib.config.ts': configure(item('auto', 'auto'), item('fixed', CDN)),
    'src/index.ts': "import icon from './icon.svg';\nglobalThis.icon = icon;\n",
    'src/icon.svg': SVG,
  };
  await withBuild('prefix-iife', files, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(() => runAsScript(dist.get('auto/index.js') ?? '')).toThrow("Cannot use 'import.meta' outside a module");
    expect(runAsScript(dist.get('fixed/index.js') ?? '').icon).toBe(`${CDN}static/svg/icon.svg`);
  });
});

test('public is copied for the target web and for no other, unless publicDir is false', async () => {
  const items = [
    "{ id: 'node', output: { target: 'node', distPath: 'dist/node' } }",
    "{ id: 'web', output: { target: 'web', distPath: 'dist/web' } }",
  ];
  const files = { 'src/index.ts': 'export const one = 1;\n', 'public/robots.txt': 'robots\n' };
  await withBuild('public', { ...files, 'rslib.config.ts': configure(...items) }, ({ dist }) => {
    expect([...dist.keys()].filter((file) => file.endsWith('robots.txt'))).toEqual(['web/robots.txt']);
  });
  const config = configure(...items).replace('({ lib', '({ server: { publicDir: false }, lib');
  await withBuild('public-off', { ...files, 'rslib.config.ts': config }, ({ code, dist }) => {
    expect(code).toBe(0);
    expect([...dist.keys()].filter((file) => file.endsWith('robots.txt'))).toEqual([]);
  });
});
