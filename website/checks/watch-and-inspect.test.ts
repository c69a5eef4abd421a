/** What the pages say of files that `rslib inspect`, `DEBUG` and watch mode leave behind, and a build that moved its output, tried with Rslib and npm. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@rstest/core';
import { configure, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';
import { ROOT } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

const test = testClaims(import.meta.filename);

const PACKAGE = JSON.stringify({ name: 'my-lib', version: '1.0.0', type: 'module', files: ['dist'] });

test('rslib inspect and DEBUG=rslib write absolute paths to dist/.rsbuild, which is packed, until the next build', async () => {
  const files = {
    'package.json': PACKAGE,
    'rslib.config.ts': configure('{}'),
    'src/index.ts': 'export const one = 1;\n',
  };
  await withBuild('inspected', files, async ({ folder }) => {
    const listPacked = async () => (await runScript('npm pack --dry-run 2>&1', folder)).output;
    expect(await listPacked()).not.toContain('.rsbuild');
    const { output } = await runScript('rslib inspect', folder);
    expect(output).toContain(`Rslib Config: ${folder}/dist/.rsbuild/rslib.config.mjs`);
    expect(await listPacked()).toContain('dist/.rsbuild/rspack.config');
    expect((await runScript('cat dist/.rsbuild/rspack.config*', folder)).output).toContain(folder);
    await runScript('rslib', folder);
    expect(await listPacked()).not.toContain('.rsbuild');
    await runScript('DEBUG=rslib rslib', folder);
    expect(await listPacked()).toContain('dist/.rsbuild/rspack.config');
  });
});

test('DEBUG=rslib logs an import that is not rewritten only where the build does not come from the cache', async () => {
  const files = {
    'rslib.config.ts': configure('{ bundle: false }'),
    'src/index.ts': "export { one } from './nowhere';\n",
  };
  await withBuild('debug-cache', files, async ({ code, folder }) => {
    expect(code).toBe(0);
    const line = /Failed to resolve module "\.\/nowhere"/;
    expect((await runScript('DEBUG=rslib rslib', folder)).output).not.toMatch(line);
    rmSync(join(folder, 'node_modules/.cache'), { recursive: true });
    expect((await runScript('DEBUG=rslib rslib', folder)).output).toMatch(line);
  });
});

test('bundleless watch mode emits new files, and keeps the code of deleted ones, also with cleanDistPath', async () => {
  const files = {
    'rslib.config.ts': configure('{ bundle: false, dts: true, output: { cleanDistPath: true } }'),
    'src/index.ts': 'export const one = 1;\n',
    'src/old.ts': 'export const old = 1;\n',
  };
  await withBuild('watched', files, async ({ folder }) => {
    const watch = spawn(join(ROOT, 'node_modules/.bin/rslib'), ['--watch'], { cwd: folder });
    try {
      await waitForText(watch, 'declaration files generated');
      writeFileSync(join(folder, 'src/new.ts'), 'export const fresh = 1;\n');
      writeFileSync(join(folder, 'src/index.ts'), "export * from './new';\n");
      await waitForText(watch, 'declaration files generated');
      rmSync(join(folder, 'src/old.ts'));
      writeFileSync(join(folder, 'src/index.ts'), "export { fresh } from './new';\n");
      await waitForText(watch, 'declaration files generated');
      const code = readdirSync(join(folder, 'dist')).filter((file) => file.endsWith('.js'));
      expect(code.sort()).toEqual(['index.js', 'new.js', 'old.js']);
    } finally {
      watch.kill();
    }
    expect((await runScript('rslib', folder)).code).toBe(0);
    expect(existsSync(join(folder, 'dist/old.js'))).toBe(false);
  });
});

test('a build cleans only the folders of its configuration', async () => {
  const files = { 'rslib.config.ts': configure('{}'), 'src/index.ts': 'export const one = 1;\n' };
  await withBuild('moved', files, async ({ folder }) => {
    writeFileSync(join(folder, 'rslib.config.ts'), configure("{ output: { distPath: './dist/esm' } }"));
    expect((await runScript('rslib', folder)).code).toBe(0);
    expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['esm', 'index.js']);
  });
});

/** Resolves when the process has printed the text after now. */
function waitForText(child: ChildProcess, text: string): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (!output.includes(text)) return;
      child.stdout?.off('data', read);
      resolve();
    };
    child.stdout?.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
}
