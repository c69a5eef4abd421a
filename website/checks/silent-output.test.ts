/** What the pages say of output that is missing or different without an error, tried with Rslib. */
import { expect } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';

const test = testClaims(import.meta.filename);

test('source maps: an ESM file that only re-exports has none, its CommonJS has one', async () => {
  const items = ['esm', 'cjs'].map(
    (format) => `{ format: '${format}', bundle: false, output: { sourceMap: true, distPath: 'dist/${format}' } }`,
  );
  const files = {
    'rslib.config.ts': configure(...items),
    'src/index.ts': "export { one } from './one';\n",
    'src/one.ts': 'export const one = () => 1;\n',
  };
  await withBuild('maps', files, ({ code, dist }) => {
    expect(code).toBe(0);
    const maps = [...dist.keys()].filter((file) => file.endsWith('.map')).sort();
    expect(maps).toEqual(['cjs/index.cjs.map', 'cjs/one.cjs.map', 'esm/one.js.map']);
    expect(dist.get('esm/index.js')).not.toContain('sourceMappingURL');
  });
});

test('two plugins of the same name both run, without a warning', async () => {
  const plugin = (text: string) =>
    `{ name: 'same', setup(api: any) { api.onAfterBuild(() => console.log('ran ${text}')); } }`;
  const files = {
    'rslib.config.ts': `export default { plugins: [${plugin('one')}], lib: [{ plugins: [${plugin('two')}] }] };\n`,
    'src/index.ts': 'export const one = 1;\n',
  };
  await withBuild('same-name', files, ({ code, output }) => {
    expect(code).toBe(0);
    expect(output).toMatch(/ran one[\s\S]*ran two/);
    expect(output).not.toMatch(/warn/i);
  });
});

test('a .webmanifest gets a URL computed at run time, like .pdf and .txt; images and fonts stay imports', async () => {
  const assets = ['manifest.webmanifest', 'guide.pdf', 'notes.txt', 'font.woff2', 'icon.png'];
  const names = assets.map((file) => file.split('.')[0]);
  const files = {
    'rslib.config.ts': configure('{ bundle: false }'),
    'src/index.ts': `${assets.map((file, index) => `import ${names[index]} from './${file}';`).join('\n')}\nexport { ${names.join(', ')} };\n`,
    'src/assets.d.ts': "declare module '*';\n",
    ...Object.fromEntries(assets.map((file) => [`src/${file}`, 'bytes'])),
  };
  await withBuild('asset-kinds', files, ({ code, dist }) => {
    expect(code).toBe(0);
    const atRunTime = [...dist].filter(([, text]) => /__webpack_require__\.p \+|\.p \+ "static/.test(text));
    expect(atRunTime.map(([file]) => file).sort()).toEqual(['guide.js', 'manifest.js', 'notes.js']);
    expect(dist.get('font.js')).toContain('from "./static/font/font.woff2"');
    expect(dist.get('icon.js')).toContain('from "./static/image/icon.png"');
  });
});

test('autoExtension: a missing package.json is a warning, one that is not valid JSON stops the build', async () => {
  const files = { 'rslib.config.ts': configure('{}'), 'src/index.ts': 'export const one = 1;\n' };
  await withBuild('broken-package', { ...files, 'package.json': '{ "name": ' }, ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain('SyntaxError');
  });
});

test('import.meta.webpackContext stays in the output, and require.context too in .js files of ES modules, without a warning', async () => {
  const source =
    "export const meta = import.meta.webpackContext('./lang', { regExp: /json$/ });\nexport const context = require.context('./lang', false, /json$/);\n";
  const item = (entry: string, isBundle: boolean) =>
    `{ id: '${entry}-${isBundle}', bundle: ${isBundle}, source: { entry: { index: './src/${entry}.${entry}' } }, output: { distPath: 'dist/${entry}-${isBundle}' } }`;
  const files = {
    'rslib.config.ts': configure(item('ts', true), item('js', true), item('ts', false), item('js', false)),
    'src/ts.ts': source,
    'src/js.js': source,
    'src/lang/en.json': '{ "yes": "yes" }',
  };
  await withBuild('context', files, ({ code, output, dist }) => {
    expect([code, output]).toEqual([0, expect.not.stringMatching(/warn/i)]);
    for (const file of ['ts-true/index.js', 'ts-false/ts.js', 'js-true/index.js', 'js-false/js.js']) {
      expect(dist.get(file)).toContain('import.meta.webpackContext(');
      expect([file, dist.get(file)?.includes('require.context(')]).toEqual([file, file.startsWith('js')]);
    }
  });
  const umd = configure("{ format: 'umd', umdName: 'Lib', source: { entry: { index: './src/ts.ts' } } }");
  await withBuild('context-umd', { ...files, 'rslib.config.ts': umd }, ({ code, output }) => {
    expect([code, output]).toEqual([1, expect.stringContaining('import.meta')]);
  });
});

test('injectStyles with the default target emits no style at all, without a warning', async () => {
  const item = (id: string, target: string) =>
    `{ id: '${id}', output: { distPath: 'dist/${id}', injectStyles: true${target} } }`;
  const files = {
    'rslib.config.ts': configure(item('default', ''), item('web', ", target: 'web'")),
    'src/index.ts': "import './style.css';\nexport const one = 1;\n",
    'src/style.css': '.injected { color: red; }\n',
  };
  await withBuild('inject', files, ({ code, output, dist }) => {
    expect([code, output]).toEqual([0, expect.not.stringMatching(/warn/i)]);
    const withStyles = [...dist].filter(([, text]) => text.includes('.injected')).map(([file]) => file);
    expect(withStyles).toEqual(['web/index.js']);
  });
});

test('source.exclude of a TypeScript file stops the build, because its types are left', async () => {
  const files = (extension: string, text: string) => ({
    'rslib.config.ts': configure('{ source: { exclude: [/left/] } }'),
    'src/index.ts': `export { value } from './left.${extension}';\n`,
    [`src/left.${extension}`]: text,
  });
  await withBuild('exclude-ts', files('ts', 'export const value: number = 1;\n'), ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toMatch(/left\.ts[\s\S]*(parse|Expect|JavaScript)/);
  });
  await withBuild('exclude-js', files('js', 'export const value = 1;\n'), ({ code }) => {
    expect(code).toBe(0);
  });
});

test('mode: development and none write a source map and keep unused code, also with minify: true; at the top level mode does nothing', async () => {
  const files = {
    'src/index.ts': 'export const one = 1;\nfunction unused() {}\n',
    'rslib.config.ts': configure(
      ...['development', 'none', 'production'].map(
        (mode) => `{ id: '${mode}', mode: '${mode}', output: { minify: true, distPath: 'dist/${mode}' } }`,
      ),
    ),
  };
  await withBuild('mode', files, ({ dist }) => {
    expect([...dist.keys()].filter((file) => file.endsWith('.map')).sort()).toEqual([
      'development/index.js.map',
      'none/index.js.map',
    ]);
    const withUnused = [...dist].filter(([file, text]) => file.endsWith('.js') && text.includes('unused'));
    expect(withUnused.map(([file]) => file).sort()).toEqual(['development/index.js', 'none/index.js']);
  });
  const shared = configure('{}').replace('{ lib', "{ mode: 'development', lib");
  await withBuild('mode-shared', { ...files, 'rslib.config.ts': shared }, ({ dist }) => {
    expect([...dist.keys()]).toEqual(['index.js']);
  });
});

test('[ext] is replaced in the names of assets, not in those of JavaScript and CSS', async () => {
  const files = {
    'src/index.js': "import './own.css';\nimport icon from './icon.svg';\nexport { icon };\n",
    'src/own.css': '.own { color: red; }\n',
    'src/icon.svg': '<svg/>',
    'rslib.config.mjs': configure(
      "{ output: { target: 'web', filename: { js: '[name].x[ext]', css: '[name].y[ext]', svg: '[name]-x[ext]' } } }",
    ),
  };
  await withBuild('name-extension', files, ({ dist }) => {
    expect([...dist.keys()].sort()).toEqual(['index.x[ext]', 'index.y[ext]', 'static/svg/icon-x.svg']);
  });
});

test('an asset of exactly 4096 bytes is inlined in UMD, a larger one is a file', async () => {
  const files = {
    'src/index.js': "export { default as fits } from './fits.png';\nexport { default as large } from './large.png';\n",
    'src/fits.png': 'x'.repeat(4096),
    'src/large.png': 'x'.repeat(4097),
    'rslib.config.mjs': configure("{ format: 'umd', umdName: 'Images' }"),
  };
  await withBuild('inline-limit', files, ({ dist }) => {
    expect([...dist.keys()].sort()).toEqual(['index.js', 'static/image/large.png']);
  });
});
