import { rmSync } from 'node:fs';
import { afterEach, expect, test } from '@rstest/core';
import { startDevServer } from '../../../test/dev-site.ts';
import { preload } from '../../../test/run-quire.ts';
import { createSite, writeFiles } from '../../../test/temporary-site.ts';

let stop = () => {};
afterEach(() => stop());

async function start(dir: string, nodeOptions = ''): Promise<string> {
  const server = await startDevServer(dir, { nodeOptions });
  stop = server.stop;
  return server.origin;
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
  expect(await load(origin + script)).not.toContain('__quire');
  const client = await load(`${origin}/__quire/client.js`);
  expect(client).toContain('__quire/events');
  // It is served as it is.
  expect(client).not.toMatch(/^\s*import\b|\bimport\(/m);
});

test('a site for Rspress without components of its own has its variables at once', async () => {
  const dir = createSite({ 'docs/index.md': '# Home\n', 'rspress.config.mjs': "export default { title: 'Quay' };\n" });
  const origin = await start(dir);
  const html = await load(origin);
  await expectAssets(origin, html);
  const sheets = [...html.matchAll(/href="(\/assets\/[^"]+\.css[^"]*)"/g)].map(([, path = '']) => load(origin + path));
  expect((await Promise.all(sheets)).join('')).toMatch(/--rp-c-brand:\s*var\(--q-brand\)/);
});

test('with the first component of its own the site gets a bundle of its own, open pages keep their files, and what fails is reported', async () => {
  const first = { 'box.jsx': 'export const Box = () => <p>In a box</p>;\n' };
  const dir = createSite({ 'docs/index.md': '# Home\n', ...first });
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
  writeFiles(dir, { 'box.jsx': "throw new Error('No box.');\nexport const Box = () => null;\n" });
  await expect.poll(() => load(`${origin}/own`)).toContain('The module cannot be loaded: No box.');
  rmSync(`${dir}/box.jsx`);
  await expect.poll(() => load(`${origin}/own`)).toContain('Cannot resolve import');
  await expect.poll(() => load(origin)).toContain('Home');
  writeFiles(dir, first);
  await expect.poll(() => load(`${origin}/own`)).toContain('<p>In a box</p>');
});

test('a theme and public files whose folders come while the server runs are there', async () => {
  const dir = createSite({ 'docs/index.md': '# Home\n' });
  const origin = await start(dir);
  expect(await load(origin)).toContain('Home');
  writeFiles(dir, {
    'public/notes/tides.txt': 'High at noon.',
    'theme/index.jsx': `import { Layout as Original } from '@theme-original';
export const Layout = () => <Original beforeDoc={<p>A theme of its own</p>} />;
`,
  });
  await expect.poll(() => load(`${origin}/notes/tides.txt`)).toBe('High at noon.');
  await expect.poll(() => load(origin)).toContain('<p>A theme of its own</p>');
  rmSync(`${dir}/theme`, { recursive: true });
  await expect.poll(() => load(origin)).not.toContain('A theme of its own');
});

test('a theme module that is half written when it is first read is shown as it is in the end', async () => {
  const theme = "import { Layout as Original } from '@theme-original';\nexport const Layout = () => <p>Whole</p>;\n";
  const origin = await start(
    createSite({ 'docs/index.md': '# Home\n', 'theme/index.jsx': theme }),
    preload('half-written'),
  );
  await expect.poll(() => load(origin)).toContain('<p>Whole</p>');
});

test('each of many edits is shown, also one that is made while the bundler is opened again', async () => {
  const box = (edit: number) => ({ 'box.jsx': `export const Box = () => <p>Edit {'${edit}'}</p>;\n` });
  const dir = createSite({ 'docs/index.mdx': "import { Box } from '../box.jsx';\n\n<Box />\n", ...box(0) });
  const origin = await start(dir);
  for (let edit = 1; edit <= 25; edit++) {
    writeFiles(dir, box(edit));
    await expect.poll(() => load(origin), { interval: 10 }).toContain(`<p>Edit ${edit}</p>`);
  }
  await expectAssets(origin, await load(origin));
});

test('with the first component that is hydrated the site has its theme bundled with it', async () => {
  const files = { 'docs/index.mdx': "import { Box } from '../box.jsx';\n\n<Box />\n" };
  const dir = createSite({ ...files, 'box.jsx': 'export const Box = () => <p>In a box</p>;\n' });
  const origin = await start(dir);
  const before = await load(origin);
  expect(before).toContain('<p>In a box</p>');
  writeFiles(dir, {
    'lid.jsx': "'use client';\nexport const Lid = () => <button onClick={() => alert(1)}>A lid</button>;\n",
    'docs/lid.mdx': "import { Lid } from '../lid.jsx';\n\n<Lid />\n",
  });
  await expect.poll(() => load(`${origin}/lid`)).toContain('<quire-island');
  await expectAssets(origin, await load(`${origin}/lid`));
  await expectAssets(origin, before);
});
