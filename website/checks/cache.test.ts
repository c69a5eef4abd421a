/** What the pages say of the build cache: which changes of the configuration it notices, tried with Rslib. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@rstest/core';
import { configure, type ProjectFiles, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';
import { runScript } from './rebuild-example.ts';

const test = testClaims(import.meta.filename);

/** `listed` is external and the others are bundled, unless a flag says otherwise. */
const PACKAGES: ProjectFiles = {
  'package.json': JSON.stringify({ name: 'my-lib', type: 'module', dependencies: { listed: '1' } }),
  ...createPackage('listed'),
  ...createPackage('named'),
  ...createPackage('split'),
  'node_modules/split/package.json': JSON.stringify({
    name: 'split',
    type: 'module',
    exports: { browser: './browser.js', default: './index.js' },
  }),
  'node_modules/split/browser.js': "export const split = 'for browsers';\n",
};

const FLAGS = '--syntax es2015 --target web --externals named --no-auto-external';

test('flags for syntax, target and externals have no effect on a cached build, until the cache is deleted', async () => {
  const files = {
    ...PACKAGES,
    'src/index.ts': [
      "export { listed } from 'listed';",
      "export { named } from 'named';",
      "export { split } from 'split';",
      'export const size = globalThis.name?.length;',
    ].join('\n'),
    'rslib.config.ts': configure('{}'),
  };
  await withBuild('cached-flags', files, async ({ folder, dist }) => {
    const cached = dist.get('index.js');
    expect(cached).toContain('from "listed"');
    expect(await rebuild(folder, `rslib ${FLAGS}`)).toBe(cached);
    expect(await rebuild(folder, 'rslib --minify')).not.toBe(cached);
    rmSync(join(folder, 'node_modules/.cache'), { recursive: true });
    const fresh = await rebuild(folder, `rslib ${FLAGS}`);
    expect(fresh).toContain('from "named"');
    expect(fresh).toContain('for browsers');
    expect(fresh).not.toMatch(/from "listed"|\?\./);
  });
});

test('--bundle and --no-auto-extension have no effect on a cached build either: what is imported is not in dist', async () => {
  const files = {
    'package.json': JSON.stringify({ name: 'my-lib' }),
    'src/index.ts': "export { value } from './value';\n",
    'src/value.ts': 'export const value = 1;\n',
    'rslib.config.ts': configure('{ bundle: false }'),
  };
  await withBuild('cached-bundle', files, async ({ folder, dist }) => {
    const cached = dist.get('index.mjs');
    expect(cached).toContain('./value.mjs');
    expect(await rebuild(folder, 'rslib --no-auto-extension')).toBe(cached);
    expect(await runScript('rslib --bundle', folder)).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, 'dist/index.mjs'), 'utf8')).toBe(cached);
    expect(existsSync(join(folder, 'dist/value.mjs'))).toBe(false);
  });
});

const MODERN: ProjectFiles = {
  'src/index.ts': "export { value } from './value';\nexport const size = globalThis.name?.length;\n",
  'src/value.ts': 'export const value = VALUE;\n',
};

test('a variable that the configuration reads has no effect either, unless it is part of the digest', async () => {
  const config = configure(
    '{ syntax: process.env.SYNTAX, source: { define: { VALUE: JSON.stringify(process.env.SYNTAX) } } }',
  );
  await withBuild('cached-variable', { ...MODERN, 'rslib.config.ts': config }, async ({ folder, dist }) => {
    expect(dist.get('index.js')).toContain('?.');
    const second = await rebuild(folder, 'SYNTAX=es2015 rslib');
    expect(second).toContain('?.');
    expect(second).toContain('es2015');
    writeFileSync(join(folder, 'rslib.config.ts'), configure("{ syntax: 'es2015' }"));
    expect(await rebuild(folder, 'rslib')).not.toContain('?.');
  });
  const digest = 'performance: { buildCache: { cacheDigest: [...process.argv, process.env.SYNTAX] } }';
  const keyed = config.replace('({', `({ ${digest},`);
  await withBuild('cached-digest', { ...MODERN, 'rslib.config.ts': keyed }, async ({ folder, dist }) => {
    expect(dist.get('index.js')).toContain('?.');
    expect(await rebuild(folder, 'SYNTAX=es2015 rslib')).not.toContain('?.');
    expect(await rebuild(folder, 'rslib --syntax es2016')).not.toContain('?.');
  });
});

test('another value of a PUBLIC_ variable takes effect on a cached build, and a variable that is new does not', async () => {
  const files = {
    'rslib.config.ts': configure('{}'),
    'src/index.ts': 'export const known = process.env.PUBLIC_KNOWN;\nexport const added = process.env.PUBLIC_ADDED;\n',
    'src/env.d.ts': 'declare const process: { env: Record<string, string> };\n',
    '.env': 'PUBLIC_KNOWN=first\n',
  };
  await withBuild('cached-env', files, async ({ folder, dist }) => {
    expect(dist.get('index.js')).toContain('"first"');
    writeFileSync(join(folder, '.env'), 'PUBLIC_KNOWN=first\nPUBLIC_ADDED=third\n');
    expect(await rebuild(folder, 'rslib')).toContain('process.env.PUBLIC_ADDED');
    rmSync(join(folder, 'node_modules/.cache'), { recursive: true });
    expect(await rebuild(folder, 'rslib')).toContain('"third"');
    writeFileSync(join(folder, '.env'), 'PUBLIC_KNOWN=second\n');
    expect(await rebuild(folder, 'rslib')).toContain('"second"');
    expect(await rebuild(folder, 'PUBLIC_KNOWN=shell rslib')).toContain('"shell"');
  });
});

test('changes of the PostCSS configuration, of an extended tsconfig and of a patched package have no effect on a cached build', async () => {
  const tsconfig = (options: object) =>
    JSON.stringify({ compilerOptions: { module: 'ESNext', moduleResolution: 'Bundler', ...options } });
  const postcss = (color: string) =>
    `export default { plugins: [{ postcssPlugin: 'paint', Declaration(rule) { if (rule.prop === 'color') rule.value = '${color}'; } }] };\n`;
  const files = {
    'rslib.config.ts': configure("{ output: { target: 'web' } }"),
    'tsconfig.json': '{ "extends": "./tsconfig.base.json" }',
    'tsconfig.base.json': tsconfig({}),
    'postcss.config.mjs': postcss('green'),
    ...createPackage('patched'),
    'src/index.ts':
      "import './style.css';\nexport { patched } from 'patched';\nexport class Box {\n  size?: number;\n}\n",
    'src/style.css': '.a { color: gray; }\n',
  };
  await withBuild('cached-others', files, async ({ folder, dist }) => {
    const cached = dist.get('index.js');
    expect([cached, dist.get('index.css')]).toEqual([
      expect.stringContaining('size;'),
      expect.stringContaining('green'),
    ]);
    writeFileSync(join(folder, 'tsconfig.base.json'), tsconfig({ experimentalDecorators: true }));
    writeFileSync(join(folder, 'postcss.config.mjs'), postcss('brown'));
    writeFileSync(join(folder, 'node_modules/patched/index.js'), "export const patched = 'by hand';\n");
    const style = () => readFileSync(join(folder, 'dist/index.css'), 'utf8');
    expect([await rebuild(folder, 'rslib'), style()]).toEqual([cached, expect.stringContaining('green')]);
    rmSync(join(folder, 'node_modules/.cache'), { recursive: true });
    expect(await rebuild(folder, 'rslib')).toMatch(/^(?!.*size;)[\s\S]*by hand/);
    expect(style()).toMatch(/brown|#a52a2a/);
  });
});

const SCRIPT = `import { createRslib } from '@rslib/core';
const [syntax, buildCache] = process.argv.slice(2);
const config = { lib: [{ syntax }], performance: { buildCache: buildCache !== 'off' } };
const { close } = await (await createRslib({ config })).build();
await close();
`;

test('another object from a script has no effect either, unless the cache is off', async () => {
  await withBuild('cached-script', { ...MODERN, 'build.mjs': SCRIPT }, async ({ folder }) => {
    const modern = await rebuild(folder, 'node build.mjs es2022');
    expect(modern).toContain('?.');
    expect(await rebuild(folder, 'node build.mjs es2015')).toBe(modern);
    expect(await rebuild(folder, 'node build.mjs es2015 off')).not.toContain('?.');
  });
});

function createPackage(name: string): ProjectFiles {
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, type: 'module', main: './index.js' }),
    [`node_modules/${name}/index.js`]: `export const ${name} = '${name}';\n`,
  };
}

/** Builds a project once more, and returns what came out. */
async function rebuild(folder: string, script: string): Promise<string> {
  const { code, output } = await runScript(script, folder);
  expect([code, output]).toEqual([0, expect.any(String)]);
  return readFileSync(join(folder, 'dist/index.js'), 'utf8');
}
