import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@rstest/core';
import { testClaims } from './claims.ts';
import { WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

const test = testClaims(import.meta.filename, [
  'advanced-workers',
  'advanced-wasm',
  'solution-solid',
  'solution-svelte',
]);

const TIMEOUT_MS = 120_000;
/** Inside the website, so that its packages are found; never committed. */
const APPLICATIONS = join(WEBSITE, '.out/consumers');

/** What the pages about workers and WebAssembly say of applications that bundle the library. */
const OUTPUTS: [claim: string, output: string, file: RegExp, isTaken: boolean][] = [
  ['takes the worker along', 'advanced-workers/dist/index.js', /\/async\/.+\.js$/, true],
  ['takes an addressed .wasm file along', 'advanced-wasm/dist/fetch/index.js', /\.wasm$/, true],
  ['takes a preserved import of a .wasm file along', 'advanced-wasm/dist/preserve/index.js', /\.wasm$/, true],
  ['does not find a .wasm file that was compiled in', 'advanced-wasm/dist/web/index.js', /\.wasm$/, false],
];

test.each(OUTPUTS)(
  'an application that bundles the library %s',
  async (_claim, output, file, isTaken) => {
    const emitted = await bundleApplication(output);
    expect(emitted.some((name) => name.endsWith('.html'))).toBe(true);
    expect(emitted.some((name) => file.test(name))).toBe(isTaken);
  },
  TIMEOUT_MS,
);

/** Both libraries publish compiled components and their sources: an application of the framework takes the sources. */
const FRAMEWORKS: [example: string, plugins: string, source: RegExp][] = [
  [
    'solution-solid',
    "(await import('@rsbuild/plugin-babel')).pluginBabel({ include: /jsx$/ }), (await import('@rsbuild/plugin-solid')).pluginSolid()",
    /dist\/Counter\.jsx/,
  ],
  [
    'solution-svelte',
    "(await import('@rsbuild/plugin-svelte')).pluginSvelte({ preprocessOptions: { typescript: false } })",
    /dist\/source\/Counter\.svelte/,
  ],
];

test.each(FRAMEWORKS)(
  'an application of the framework compiles the sources of the library (%s)',
  async (example, plugins, source) => {
    const folder = createApplication(example, 'my-lib');
    for (const name of ['dist', 'package.json']) {
      cpSync(join(WEBSITE, 'examples', example, name), join(folder, 'node_modules/my-lib', name), { recursive: true });
    }
    const config = `export default { output: { minify: false, sourceMap: { js: 'source-map' } }, plugins: [${plugins}] };`;
    writeFileSync(join(folder, 'rsbuild.config.mjs'), config);
    expect(await runScript('rsbuild build', folder)).toMatchObject({ code: 0 });
    const scripts = readdirSync(join(folder, 'dist/static/js'), { recursive: true, encoding: 'utf8' });
    const maps = scripts.filter((name) => name.endsWith('.map'));
    const texts = maps.map((name) => readFileSync(join(folder, 'dist/static/js', name), 'utf8'));
    expect(texts.join('\n')).toMatch(source);
    rmSync(folder, { recursive: true, force: true });
  },
  TIMEOUT_MS,
);

/** Builds an application with Rsbuild that imports an example's output; the files that it consists of. */
async function bundleApplication(output: string): Promise<string[]> {
  const folder = createApplication(output, join(WEBSITE, 'examples', output));
  expect(await runScript('rsbuild build', folder)).toMatchObject({ code: 0 });
  const emitted = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  return emitted;
}

/** The folder of an application that uses a library, its sources only. */
function createApplication(name: string, library: string): string {
  const folder = join(APPLICATIONS, name.replaceAll('/', '-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  const code = `import * as library from ${JSON.stringify(library)};\nconsole.log(library);\n`;
  writeFileSync(join(folder, 'src/index.js'), code);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'application', type: 'module' }));
  return folder;
}
