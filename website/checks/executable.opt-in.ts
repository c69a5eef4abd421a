/**
 * Not part of `npm test`, because it writes 150 MB, and skipped by a Node.js before 25.7, which cannot build
 * executables: run it with a later one after a change to the page about `experiments`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { ROOT, WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

const TIMEOUT_MS = 300_000;
/** Inside the website, so that its packages are found; never committed. */
const FOLDER = join(WEBSITE, '.out/executable');

const SOURCE = `
import pc from 'picocolors';
const { extra } = await import('./extra.ts');
console.log(pc.bold('hello'), process.argv.slice(2).join(), extra);
`;
const CONFIG = `
export default { lib: [{ format: 'esm', source: { entry: { hello: './index.ts' } }, experiments: { exe: true } }] };
`;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const canBuild = major > 25 || (major === 25 && minor >= 7);

test.runIf(canBuild)(
  'the executable runs without node_modules, with its dependencies and dynamic imports inside',
  async () => {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module", "dependencies": { "picocolors": "1" } }');
    writeFileSync(join(FOLDER, 'rslib.config.mjs'), CONFIG);
    writeFileSync(join(FOLDER, 'index.ts'), SOURCE);
    writeFileSync(join(FOLDER, 'extra.ts'), "export const extra = 'extra';");
    const build = `"${process.execPath}" "${join(ROOT, 'node_modules/@rslib/core/bin/rslib.js')}"`;
    expect(await runScript(build, FOLDER)).toMatchObject({ code: 0 });
    expect(await runScript(`"${join(FOLDER, 'dist/hello')}" a b`, '/')).toEqual({
      code: 0,
      output: 'hello a,b extra\n',
    });
    rmSync(FOLDER, { recursive: true, force: true });
  },
  TIMEOUT_MS,
);
