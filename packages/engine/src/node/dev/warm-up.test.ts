import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test } from '@rstest/core';
import { quireAlone } from '../../../test/run-quire.ts';
import { createSite } from '../../../test/temporary-site.ts';

const QUIRE = join(import.meta.dirname, '../../../bin/quire.mjs');

let server: ChildProcess | undefined;

afterEach(() => {
  server?.kill();
});

function startServer(dir: string): Promise<string> {
  const started = spawn(process.execPath, [QUIRE, 'dev', dir, '--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] });
  server = started;
  return new Promise((resolve, reject) => {
    started.stdout.on('data', (chunk: Buffer) => resolve(/http:\S+/.exec(chunk.toString())?.[0] ?? ''));
    started.on('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}

test('a site whose pages cannot be listed is served all the same, and says why', async () => {
  const url = await startServer(createSite({ 'docs/guide.md': '# One\n', 'docs/guide.mdx': '# Other\n' }));
  for (const path of ['', 'guide']) expect(await (await fetch(url + path)).text()).toContain('guide.mdx');
});

test('a page that breaks while the server makes itself ready is reported where it is asked for', async () => {
  // The first of all pages, and one whose title only compiling shows.
  const broken = '# About *us*\n\n{broken(\n';
  const url = await startServer(createSite({ 'docs/about.mdx': broken, 'docs/guide.md': '# Guide\n' }));
  expect(await (await fetch(`${url}guide`)).text()).toContain('<h1');
  expect(await (await fetch(`${url}about`)).text()).toContain('about.mdx');
});

const PLUGIN = `{
  name: 'all',
  emit: ({ routes }) => [{ path: 'list.json', body: routes.pages.map(({ title }) => title).join() }],
  head: ({ routePath }) => [['meta', { name: 'route', content: routePath }]],
  page: ({ title }) => ({ title: title + '!' }),
  markdown: { fences: { bars: ({ code }) => '<b>' + code + '</b>' } },
}`;

test('the hooks of plugins are called for pages and files that are asked for', async () => {
  const url = await startServer(
    createSite({
      'docs/guide.md': '# Guide\n\n```bars\n3\n```\n',
      'site.config.mjs': `export default { plugins: [${PLUGIN}] };\n`,
    }),
  );
  const guide = await (await fetch(`${url}guide`)).text();
  for (const part of ['<title>Guide!', '<meta name="route" content="/guide">', '<b>3</b>'])
    expect(guide).toContain(part);
  expect(await (await fetch(`${url}list.json`)).text()).toContain('Guide!');
});

test('a plugin that fails to emit is reported where one of its files is asked for, and pages are served', async () => {
  const emit = "emit() { throw new Error('no list'); }";
  const url = await startServer(
    createSite({
      'docs/guide.md': '# Guide\n',
      'site.config.mjs': `export default { plugins: [{ name: 'a', ${emit} }] };\n`,
    }),
  );
  expect(await (await fetch(`${url}guide`)).text()).toContain('<h1');
  expect(await (await fetch(`${url}list.json`)).text()).toContain('failed: no list.');
});

test('a host that is not this machine ends the command, with the reason', async () => {
  const { code, stderr } = await quireAlone(
    'dev',
    createSite({ 'docs/index.md': '# Home\n' }),
    '--host',
    'no.such.host.invalid',
  );
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('There is no host with the name "no.such.host.invalid".'),
  ]);
});
