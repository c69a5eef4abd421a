import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { preload, QUIRE } from '../../../test/run-quire.ts';
import { createSite, writeFiles } from '../../../test/temporary-site.ts';

const started: Array<{ server: ChildProcess; dir: string }> = [];

afterEach(() => {
  for (const { server, dir } of started.splice(0)) {
    server.kill();
    rmSync(dir, { recursive: true, force: true });
  }
});

async function start(dir: string, options = ''): Promise<string> {
  const env = { ...process.env, NODE_OPTIONS: options };
  const server = spawn(process.execPath, [QUIRE, 'dev', dir, '--port', '0'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push({ server, dir });
  const url = await new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => resolve(/http:\S+/.exec(chunk.toString())?.[0] ?? ''));
    server.stderr.on('data', (chunk: Buffer) => reject(new Error(chunk.toString())));
  });
  return new URL(url).origin;
}

const load = async (url: string) => (await fetch(url)).text();

/** Every file that a document names is there. */
async function expectAssets(origin: string, html: string) {
  const paths = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(1);
  for (const path of paths) expect((await fetch(origin + path)).status).toBe(200);
}

test('a site without components of its own is served without the bundler', async () => {
  const origin = await start(createSite({ 'docs/index.md': '# Home\n' }), preload('no-bundler'));
  const html = await load(origin);
  expect(html).toContain('Home');
  await expectAssets(origin, html);
  const [script = ''] = /\/assets\/quire\.[^"]+\.js/.exec(html) ?? [];
  expect(await load(origin + script)).toContain('__quire');
});

test('a site for Rspress without components of its own has its variables at once', async () => {
  const dir = createSite({ 'docs/index.md': '# Home\n', 'rspress.config.mjs': "export default { title: 'Quay' };\n" });
  const origin = await start(dir);
  const html = await load(origin);
  await expectAssets(origin, html);
  const sheets = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path = '']) => load(origin + path));
  expect((await Promise.all(sheets)).join('')).toContain('--rp-c-brand:var(--q-brand)');
});

test('with the first component of its own the site gets a bundle of its own, and open pages keep their files', async () => {
  const dir = createSite({ 'docs/index.md': '# Home\n', 'box.jsx': 'export const Box = () => <p>In a box</p>;\n' });
  const origin = await start(dir);
  const before = await load(origin);
  writeFiles(dir, { 'docs/own.mdx': "import { Box } from '../box.jsx';\n\n# Own\n\n<Box />\n" });
  await expect.poll(() => load(`${origin}/own`)).toContain('<p>In a box</p>');
  const after = await load(origin);
  expect(after).not.toBe(before);
  await expectAssets(origin, before);
  await expectAssets(origin, after);
  writeFiles(dir, { 'box.jsx': 'export const Box = () => <p>In another box</p>;\n' });
  await expect.poll(() => load(`${origin}/own`)).toContain('<p>In another box</p>');
});

test('what is changed in a theme is shown, also where the theme was bundled before', async () => {
  const dir = createSite({ 'docs/index.md': '# Home\n' });
  // As a workspace has it: the installed package is a link to a folder.
  const theme = join(dir, 'theme');
  const { resolve } = createRequire(import.meta.url);
  cpSync(dirname(dirname(dirname(resolve('@quire/theme/bundle')))), theme, { recursive: true });
  symlinkSync(dirname(dirname(resolve('react/package.json'))), join(theme, 'node_modules'));
  mkdirSync(join(dir, 'node_modules/@quire'));
  symlinkSync(theme, join(dir, 'node_modules/@quire/theme'));
  const origin = await start(dir);
  expect(await load(origin)).not.toContain('data-changed');
  const file = join(theme, 'dist/modules/layout/shell.jsx');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('<main id=', '<main data-changed="" id='));
  expect(readFileSync(file, 'utf8')).not.toBe(text);
  await expect.poll(() => load(origin)).toContain('data-changed');
});

test('a theme folder and a public folder that are created while the server runs are used', async () => {
  const dir = createSite({ 'docs/index.md': '# Home\n' });
  const origin = await start(dir);
  expect(await load(origin)).not.toContain('<p>In the foot</p>');
  writeFiles(dir, { 'public/note.txt': 'A public file' });
  await expect.poll(() => load(`${origin}/note.txt`)).toBe('A public file');
  writeFiles(dir, {
    'theme/index.jsx': `
      import { Layout as Original } from '@theme-original';
      export const Layout = () => <Original bottom={<p>In the foot</p>} />;`,
  });
  await expect.poll(() => load(origin)).toContain('<p>In the foot</p>');
});
