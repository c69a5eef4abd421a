/** What the page about web workers says of outputs that no example shows, tried with Rslib. */
import { expect } from '@rstest/core';
import { configure, type ProjectFiles, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';

const test = testClaims(import.meta.filename);

const START = "new Worker(new URL('./worker.ts', import.meta.url))";
const WORKER: ProjectFiles = {
  'src/index.ts': `export const start = () => ${START};\n`,
  'src/worker.ts': 'const sum: number = 1;\npostMessage(sum);\nexport {};\n',
  'src/run.ts': `${START};\n`,
  'src/run-inline.ts': "import Inline from './worker?worker&inline';\nnew Inline();\n",
  'src/inline.ts': "import Inline from './worker?worker&inline';\nexport const start = () => new Inline();\n",
};

function item(format: string, output = '', more = ''): string {
  return `{ format: '${format}', ${more} output: { target: 'web', ${output} } }`;
}

const listScripts = (dist: Map<string, string>) => [...dist.keys()].filter((file) => /\.[cm]?[jt]s$/.test(file)).sort();

test('a SharedWorker is found too; the name of its file comes from the source, from `name`, and from the item', async () => {
  const files = {
    ...WORKER,
    'src/index.ts': `export const one = () => ${START.replace('new Worker', 'new SharedWorker')};\nexport const two = () => new Worker(new URL('./worker.ts', import.meta.url), { name: 'adder' });\n`,
  };
  await withBuild('worker-shared', { ...files, 'rslib.config.ts': configure(item('esm')) }, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(listScripts(dist)).toEqual(['adder.js', 'index.js', 'worker.js']);
  });
  const config = configure(item('esm', "distPath: 'dist/0'"), item('esm', "distPath: 'dist/1'", "id: 'second',"));
  await withBuild('worker-items', { ...WORKER, 'rslib.config.ts': config }, ({ dist }) => {
    expect(listScripts(dist).filter((file) => file.includes('worker'))).toEqual(['0/worker~0.js', '1/worker~1.js']);
  });
});

test('a URL that is passed on is copied as TypeScript', async () => {
  const files = { ...WORKER, 'src/index.ts': "export const url = new URL('./worker.ts', import.meta.url);\n" };
  await withBuild('worker-url', { ...files, 'rslib.config.ts': configure(item('esm')) }, ({ code, dist }) => {
    expect(code).toBe(0);
    expect([...dist].find(([file]) => file.endsWith('.ts'))?.[1]).toContain('sum: number');
  });
});

test('bundleless output has the worker where the entries match it', async () => {
  const config = configure(item('esm', '', "bundle: false, source: { entry: { index: './src/{index,worker}.ts' } },"));
  await withBuild('worker-bundleless', { ...WORKER, 'rslib.config.ts': config }, ({ dist }) => {
    expect(listScripts(dist)).toEqual(['index.js', 'worker.js']);
    expect(dist.get('index.js')).toMatch(/"\.\/worker\.js"[\s\S]*type: "module"/);
  });
});

test('CJS leaves the path and emits no worker; with an inline worker the build fails', async () => {
  await withBuild('worker-cjs', { ...WORKER, 'rslib.config.ts': configure(item('cjs')) }, ({ code, output, dist }) => {
    expect(code).toBe(0);
    expect(output).not.toMatch(/warn/i);
    expect(listScripts(dist)).toEqual(['index.cjs']);
    expect(dist.get('index.cjs')).toContain('./worker.ts');
  });
  const inline = configure(item('cjs', '', "source: { entry: { index: './src/inline.ts' } },"));
  await withBuild('worker-cjs-inline', { ...WORKER, 'rslib.config.ts': inline }, ({ code, output }) => {
    expect(code).toBe(1);
    expect(output).toContain('Failed to find the inline worker output');
  });
});

test('UMD loads the worker from the root of the site, unless assetPrefix is auto; IIFE keeps import.meta', async () => {
  const config = configure(
    item('umd', "distPath: 'dist/umd'", "umdName: 'Lib',"),
    item('umd', "distPath: 'dist/auto', assetPrefix: 'auto'", "id: 'auto', umdName: 'Lib',"),
    item('iife', "distPath: 'dist/iife'", "source: { entry: { index: './src/run.ts' } },"),
  );
  await withBuild('worker-umd', { ...WORKER, 'rslib.config.ts': config }, ({ code, dist }) => {
    expect(code).toBe(0);
    expect(listScripts(dist).filter((file) => file.startsWith('umd/'))).toHaveLength(2);
    expect(dist.get('umd/index.js')).toMatch(/\.p\s*=\s*"\/"/);
    expect(dist.get('auto/index.js')).toContain('currentScript');
    expect(dist.get('iife/index.js')).toContain('import.meta');
  });
});

test('inline workers work in ESM, UMD and IIFE, and lose their query in bundleless output', async () => {
  const entry = "source: { entry: { index: './src/inline.ts' } },";
  const config = configure(
    item('esm', "distPath: 'dist/esm'", entry),
    item('umd', "distPath: 'dist/umd'", `umdName: 'Lib', ${entry}`),
    item('iife', "distPath: 'dist/iife'", entry.replace('inline', 'run-inline')),
    item('esm', "distPath: 'dist/files'", `id: 'files', bundle: false, ${entry}`),
  );
  await withBuild('worker-inline', { ...WORKER, 'rslib.config.ts': config }, ({ dist }) => {
    for (const format of ['esm', 'umd', 'iife']) {
      expect(listScripts(dist).filter((file) => file.startsWith(format))).toHaveLength(1);
      expect([...dist].find(([file]) => file.startsWith(format))?.[1]).toMatch(/postMessage/);
    }
    expect(dist.get('files/inline.js') ?? dist.get('files/index.js')).toMatch(/from "\.\/worker(?:\.js)?"/);
  });
});
