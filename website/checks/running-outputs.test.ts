import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

/** Never committed. */
const SCRIPTS = join(WEBSITE, '.out/running-outputs');

/** What the pages say happens when Node.js runs the output of an example, which is often not what the build suggests. */
const CLAIMS: [claim: string, script: string, printed: string][] = [
  ['compiled WebAssembly works in ESM', "print((await import('./advanced-wasm/dist/node/index.js')).sum([1, 2]))", '3'],
  ['so does an addressed file', "print((await import('./advanced-wasm/dist/read/index.js')).add(1, 2))", '3'],
  ['in CJS its exports are undefined', "print(require('./advanced-wasm/dist/cjs/index.cjs').sum)", 'undefined'],
  [
    'the built-in names of import.meta.env break ESM',
    "await import('./advanced-env/dist/esm/index.js').catch(print)",
    "TypeError: Cannot read properties of undefined (reading 'MODE')",
  ],
  [
    'and CJS',
    "try { require('./advanced-env/dist/cjs/index.cjs') } catch (error) { print(error) }",
    "TypeError: Cannot read properties of undefined (reading 'MODE')",
  ],
  [
    'the URL of a stylesheet begins with undefined',
    "print((await import('./advanced-css-inline/dist/bundle/url.js')).href)",
    'undefinedtip.css',
  ],
  [
    'JavaScript that injects its styles loads without a page',
    "print(typeof (await import('./advanced-css/dist/inject/index.js')).createBadge)",
    'function',
  ],
  [
    'JavaScript that imports its stylesheet does not',
    "await import('./advanced-css/dist/banner/index.js').catch((error) => print(error.code))",
    'ERR_UNKNOWN_FILE_EXTENSION',
  ],
  [
    'a worker thread answers',
    `const worker = (await import('./advanced-workers-forms/dist/node/node.js')).createWorker();
    worker.on('message', (sum) => { print(sum); worker.terminate(); });
    worker.postMessage([1, 2]);`,
    '3',
  ],
  [
    'CJS leaves the worker at its TypeScript source',
    `globalThis.Worker = class { constructor(url) { print(url.pathname.split('/').at(-1)) } };
    require('./advanced-workers-forms/dist/cjs/index.cjs').createWorker();`,
    'worker.ts',
  ],
];

test.each(CLAIMS.map((claim, index) => [...claim, index] as const))('%s', async (_claim, script, printed, index) => {
  const module = `
    import { createRequire } from 'node:module';
    const require = createRequire(process.cwd() + '/');
    const print = (value) => console.log(String(value));
    ${script.replaceAll("import('./", "import(process.cwd() + '/")}`;
  mkdirSync(SCRIPTS, { recursive: true });
  writeFileSync(join(SCRIPTS, `${index}.mjs`), module);
  const { output } = await runScript(
    `node ${JSON.stringify(join(SCRIPTS, `${index}.mjs`))}`,
    join(WEBSITE, 'examples'),
  );
  expect(output.trim()).toBe(printed);
});
