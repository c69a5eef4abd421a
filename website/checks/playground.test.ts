/** What the page about playgrounds says, tried with Rsbuild and the example. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@rstest/core';
import { testClaims } from './claims.ts';
import { withExampleCopy } from './copy-example.ts';
import { ROOT } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

const EXAMPLE = 'advanced-playground';
const BUILD = 'rsbuild build --root playground';
const test = testClaims(import.meta.filename, [EXAMPLE]);

test('with paths the playground has the source, without a build; without paths it has dist, by the name of the package', async () => {
  await withExampleCopy(EXAMPLE, 'paths', async (copy) => {
    expect((await runScript(BUILD, copy)).code).toBe(0);
    expect((await runScript('tsc -p playground', copy)).code).toBe(0);
    editFile(copy, 'playground/tsconfig.json', (text) => text.replace(/,\s*"paths": \{.*\}/, ''));
    expect((await runScript(BUILD, copy)).code).toBe(1);
    expect((await runScript(`rslib && ${BUILD}`, copy)).code).toBe(0);
    expect((await runScript('npm pack --dry-run 2>&1', copy)).output).not.toContain('playground');
  });
});

test('the server of a playground compiles a changed source, and a changed dist', async () => {
  await withExampleCopy(EXAMPLE, 'server', async (copy) => {
    await expectRebuild(copy, 'src/Button.tsx');
    editFile(copy, 'playground/tsconfig.json', (text) => text.replace(/,\s*"paths": \{.*\}/, ''));
    await runScript('rslib', copy);
    await expectRebuild(copy, 'dist/Button.js');
  });
});

async function expectRebuild(folder: string, file: string): Promise<void> {
  rmSync(join(folder, 'playground/node_modules'), { recursive: true, force: true });
  const rsbuild = join(ROOT, 'node_modules/.bin/rsbuild');
  const server = spawn(rsbuild, ['dev', '--root', 'playground', '--host', '127.0.0.1'], { cwd: folder });
  let output = '';
  const printed = (text: string) =>
    new Promise<void>((resolve, reject) => {
      server.stdout.on('data', () => output.includes(text) && resolve());
      server.once('exit', () => reject(new Error(output)));
    });
  server.stdout.on('data', (text) => (output += text));
  try {
    await printed('built in');
    editFile(folder, file, (text) => `${text}// changed\n`);
    await printed(`${file}\n`);
  } finally {
    server.kill();
  }
}

function editFile(folder: string, file: string, edit: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
}
