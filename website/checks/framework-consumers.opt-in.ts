/** What the pages about React and Svelte say of applications on Next.js and SvelteKit, fetched from npm. Not part of `npm test`, like `migrations.opt-in.ts`. SvelteKit needs Node.js 22.17 or later. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

const TIMEOUT_MS = 600_000;
const NEXT = 'next@16.4.6 react@19.3.1 react-dom@19.3.1';
const SVELTE_KIT =
  '@sveltejs/kit@3.2.0 @sveltejs/adapter-node @sveltejs/vite-plugin-svelte@7 svelte@5.57.3 vite@8 typescript@6.0.3';

const NEXT_PAGE = "import { Button } from 'my-lib';\nexport default () => <Button>press</Button>;\n";
const NEXT_LAYOUT = 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n';
const TRANSPILE = "export default { transpilePackages: ['my-lib'] };\n";
const SVELTE_PAGE =
  '<script>\nimport { Counter } from \'my-lib\';\n</script>\n<Counter label="Clicks" initial={3} />\n';
const SVELTE_CONFIG = `
import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
export default { plugins: [sveltekit({ adapter: adapter() })] };
`;
const SVELTE_DOCUMENT =
  '<!doctype html><html lang="en"><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>';

const started: ChildProcess[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const server of started.splice(0)) server.kill();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test(
  'the App Router of Next.js takes the library as it is, the Pages Router only with transpilePackages',
  async () => {
    const folder = await createApplication('solution-react', NEXT, {
      'app/layout.jsx': NEXT_LAYOUT,
      'app/page.jsx': NEXT_PAGE,
    });
    expect(await runScript('npx next build', folder)).toMatchObject({ code: 0 });
    expect(readFileSync(join(folder, '.next/server/app/index.html'), 'utf8')).toContain('class="lib-button frame-');
    writeFiles(folder, { 'pages/old.jsx': NEXT_PAGE });
    const failed = await runScript('npx next build', folder);
    expect([failed.code, failed.output]).toEqual([1, expect.stringContaining('Unknown file extension ".css"')]);
    writeFiles(folder, { 'next.config.mjs': TRANSPILE });
    expect(await runScript('npx next build', folder)).toMatchObject({ code: 0 });
  },
  TIMEOUT_MS,
);

test.each([
  ['with the condition svelte, it is rendered on the server', true],
  ['without it, the page responds with status 500', false],
])(
  'SvelteKit: %s',
  async (_, hasSources) => {
    const folder = await createApplication('solution-svelte', SVELTE_KIT, {
      'vite.config.js': SVELTE_CONFIG,
      'src/app.html': SVELTE_DOCUMENT,
      'src/routes/+page.svelte': SVELTE_PAGE,
    });
    if (!hasSources) removeCondition(join(folder, 'node_modules/my-lib/package.json'), 'svelte');
    expect(await runScript('npx vite build', folder)).toMatchObject({ code: 0 });
    const { status, text, printed } = await askServer(folder);
    expect(status).toBe(hasSources ? 200 : 500);
    expect(hasSources ? text : printed()).toMatch(
      hasSources ? /<button class="svelte-\w+">Clicks: 3</ : /document is not defined/,
    );
  },
  TIMEOUT_MS,
);

/** An application of these files, with the example installed as `my-lib`. */
async function createApplication(example: string, packages: string, files: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `${example}-`));
  folders.push(folder);
  writeFiles(folder, { 'package.json': '{ "private": true, "type": "module" }', ...files });
  const { code, output } = await runScript(`npm install --no-audit --no-fund ${packages}`, folder);
  expect([code, output]).toEqual([0, output]);
  for (const name of ['dist', 'package.json']) {
    cpSync(join(WEBSITE, 'examples', example, name), join(folder, 'node_modules/my-lib', name), { recursive: true });
  }
  return folder;
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function removeCondition(filePath: string, condition: string): void {
  const manifest = JSON.parse(readFileSync(filePath, 'utf8'));
  delete manifest.exports['.'][condition];
  writeFileSync(filePath, JSON.stringify(manifest));
}

/** Starts what SvelteKit has built, and asks it for the page. */
async function askServer(folder: string): Promise<{ status: number; text: string; printed: () => string }> {
  const port = await findFreePort();
  const server = spawn(process.execPath, ['build'], { cwd: folder, env: { ...process.env, PORT: String(port) } });
  started.push(server);
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (printed += text));
  await expect.poll(() => printed).toContain('Listening');
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const text = await response.text();
  return { status: response.status, text, printed: () => printed };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
