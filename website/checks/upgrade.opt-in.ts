/** What the page about upgrading says of 0.23 and 1.0: one project, built by both, fetched from npm. Not part of `npm test`, like `migrations.opt-in.ts`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { readTree, runScript } from './rebuild-example.ts';

const TIMEOUT_MS = 600_000;
const VERSIONS = { old: '0.23.2', now: '1.0.1' } as const;
type Age = keyof typeof VERSIONS;

const item = (id: string, entry: string, more = '') =>
  `{ id: '${id}', format: 'esm', source: { entry: { index: ${JSON.stringify(entry)} } }, output: { target: 'node', distPath: 'dist/${id}' }, ${more} }`;
const ITEMS = [
  item('node', './src/index.ts', 'dts: true'),
  item('web', './src/required.ts', "output: { target: 'web', distPath: 'dist/web' }"),
  item('cjs', './src/index.ts', "format: 'cjs'"),
  item('worker', './src/start.ts', "output: { target: 'web', distPath: 'dist/worker' }"),
  item('wasm', './src/sum.js', 'bundle: false').replace('"./src/sum.js"', "['./src/sum.js', './src/add.wasm']"),
  ...['es2022', 'es2023', 'es2024', 'esnext'].map((level) => item(level, './src/shape.ts', `syntax: '${level}'`)),
];

const MODULE = Buffer.from('AGFzbQEAAAABBwFgAn9/AX8DAgEABwcBA2FkZAAACgkBBwAgACABags=', 'base64');
const FILES: Record<string, string | Buffer> = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'Bundler',
      rootDir: 'src',
      types: ['node'],
    },
    include: ['src/*.ts'],
  }),
  'rslib.config.mjs': `export default { lib: [${ITEMS.join(', ')}] };\n`,
  'deprecated.mjs':
    "export default { lib: [{ format: 'esm', autoExternal: false, experiments: { advancedEsm: true } }] };\n",
  'short.mjs': "export default { dts: false, output: { distPath: 'dist/short' } };\n",
  'failing.mjs': `export default { lib: [${item('failing', './src/parent.ts')}] };\n`,
  'api.mjs':
    "import { createRslib } from '@rslib/core';\nconst rslib = await createRslib({ config: { lib: [{ format: 'esm' }] } });\nawait rslib.inspectConfig({ mode: 'none' });\n",
  'src/index.ts': "export * from './shape';\nexport * from './required';\nexport * from './values';\n",
  'src/shape.ts':
    'export interface Shape { size?: number }\nexport const getSize = (shape: Shape) => shape.size ?? 1;\n',
  'src/required.ts': "export const load = () => require('mitt');\n",
  'src/values.ts':
    "export const mode = (import.meta as unknown as { env: { MODE: string } }).env.MODE;\nexport const base = process.env.BASE_URL;\nexport const text = new URL('./a.txt', import.meta.url);\n",
  'src/a.txt': 'a\n',
  'src/parent.ts': "export const parent = new URL('..', import.meta.url);\n",
  'src/start.ts': "export const start = () => new Worker(new URL('./worker.ts', import.meta.url));\n",
  'src/worker.ts': 'postMessage(1);\nexport {};\n',
  'src/sum.js': "import { add } from './add.wasm';\nexport const two = add(1, 1);\n",
  'src/add.wasm': MODULE,
};

let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  await Promise.all(Object.entries(VERSIONS).map(([age, version]) => install(join(folder, age), version)));
}, TIMEOUT_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'what changes in the output without an edit',
  async () => {
    const [old, now] = [await build('old'), await build('now')];

    expect(old.get('node/index.js')).toContain('.size ?? 1');
    expect(now.get('node/index.js')).not.toContain('??');

    expect(old.get('node/index.d.ts')).toContain("from './shape'");
    expect(now.get('node/index.d.ts')).toContain("from './shape.js'");

    expect(old.get('node/index.js')).toMatch(/^import .* from "mitt";$/m);
    expect(now.get('node/index.js')).toMatch(/createRequire\(import\.meta\.url\)[\s\S]*_require\("mitt"\)/);
    expect(old.get('web/index.js')).toMatch(/^import .* from "mitt";$/m);
    expect(now.get('web/index.js')).toContain('=>require("mitt")');

    expect(old.get('node/index.js')).toMatch(/mode = "production";[\s\S]*base = "\/";/);
    expect(now.get('node/index.js')).toMatch(/mode = import\.meta\.env\.MODE;[\s\S]*base = process\.env\.BASE_URL;/);
    expect(old.get('cjs/index.cjs')).toContain('mode = "production"');
    expect(now.get('cjs/index.cjs')).toMatch(/mode = \(void 0\)\.MODE/);

    expect(old.get('node/index.js')).toContain("new URL('./a.txt', import.meta.url)");
    expect(now.get('node/index.js')).toContain('new URL("./static/assets/a.txt", import.meta.url)');
    expect([old, now].map((dist) => dist.has('node/static/assets/a.txt'))).toEqual([false, true]);

    expect(old.get('worker/index.js')).toContain("new Worker(new URL('./worker.ts', import.meta.url))");
    expect(now.get('worker/index.js')).toMatch(
      /new URL\("\.\/worker[^"]*\.js", import\.meta\.url\), \{\s*type: "module"/,
    );

    expect(old.get('wasm/add.js')).toContain('__webpack_require__');
    expect(old.has('wasm/add.wasm')).toBe(false);
    expect(now.get('wasm/sum.js')).toContain('from "./add.wasm"');
    expect(now.has('wasm/add.wasm')).toBe(true);
  },
  TIMEOUT_MS,
);

test(
  'before, es2023 meant the same as es2022, es2024 the same as esnext, and es2025 did not exist',
  async () => {
    const levels = ['es2022', 'es2023', 'es2024', 'esnext'];
    const [old, now] = [await readTargets('old', levels), await readTargets('now', levels)];
    expect([old[1], old[2]]).toEqual([old[0], old[3]]);
    expect(new Set(now).size).toBe(levels.length);
    const unknown = "export default { lib: [{ format: 'esm', syntax: 'es2025' }] };\n";
    for (const age of ['old', 'now'] as const) writeFileSync(join(folder, age, 'newest.mjs'), unknown);
    expect((await run('old', 'rslib build --config newest.mjs')).code).toBe(1);
    expect((await run('now', 'rslib build --config newest.mjs')).code).toBe(0);
  },
  TIMEOUT_MS,
);

test(
  'what has to be edited: autoExternal, new URL that leads to no file, and the mode of inspectConfig',
  async () => {
    const deprecated = await run('now', 'rslib build --config deprecated.mjs');
    expect(deprecated.output).toContain('lib.autoExternal is deprecated, use output.autoExternal instead');
    expect(deprecated.code).toBe(0);
    for (const [script, before, after] of [
      ['rslib build --config failing.mjs', 0, 1],
      ['node api.mjs', 0, 1],
      ['rslib build --config short.mjs', 1, 0],
    ] as const) {
      const codes = [(await run('old', script)).code, (await run('now', script)).code];
      expect([script, ...codes]).toEqual([script, before, after]);
    }
  },
  TIMEOUT_MS,
);

async function install(project: string, version: string): Promise<void> {
  const packages = { '@rslib/core': version, '@types/node': '24.10.1', mitt: '3.0.1', typescript: '5.9.3' };
  const manifest = {
    name: 'my-lib',
    version: '1.0.0',
    type: 'module',
    engines: { node: '>=12' },
    dependencies: packages,
  };
  for (const [path, text] of Object.entries({ ...FILES, 'package.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const { code, output } = await runScript('npm install --no-audit --no-fund', project);
  expect([code, output]).toEqual([0, output]);
}

/** Every file of `dist`, by its path in it. */
async function build(age: Age): Promise<Map<string, string>> {
  const { code, output } = await run(age, 'rslib build');
  expect([code, output]).toEqual([0, output]);
  const tree = [...readTree(join(folder, age, 'dist'))].map(([file, bytes]) => [file, bytes.toString('utf8')] as const);
  return new Map(tree);
}

/** The browsers of each level of syntax, as `rslib inspect` writes them. */
async function readTargets(age: Age, levels: string[]): Promise<string[]> {
  await run(age, 'rslib inspect');
  const files = readTree(join(folder, age, 'dist/.rsbuild'));
  return levels.map((level) => {
    const file = [...files].find(([name]) => name.startsWith(`rsbuild.config.${level}.`))?.[1].toString('utf8') ?? '';
    const list = /overrideBrowserslist: \[([^\]]*)\]/.exec(file)?.[1];
    expect([level, typeof list]).toEqual([level, 'string']);
    return list?.replaceAll(/\s/g, '') ?? '';
  });
}

function run(age: Age, script: string) {
  const project = join(folder, age);
  return runScript(`PATH="${join(project, 'node_modules/.bin')}:$PATH" && ${script}`, project);
}
