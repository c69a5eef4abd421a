import { afterEach, expect, test } from '@rstest/core';
import { startDevServer } from '../../../test/dev-site.ts';
import { quireAlone } from '../../../test/run-quire.ts';
import { createSite } from '../../../test/temporary-site.ts';

let stop = () => {};
afterEach(() => stop());

/** Serves a site, and gives what reads its pages. */
async function serve(files: Record<string, string>) {
  const server = await startDevServer(createSite(files));
  stop = server.stop;
  return async (path: string) => (await fetch(`${server.origin}/${path}`)).text();
}

test('a site whose pages cannot be listed is served all the same, and says why', async () => {
  const read = await serve({ 'docs/guide.md': '# One\n', 'docs/guide.mdx': '# Other\n' });
  for (const path of ['', 'guide']) expect(await read(path)).toContain('guide.mdx');
});

test('a page that breaks while the server makes itself ready is reported where it is asked for', async () => {
  // The first of all pages, and one whose title only compiling shows.
  const broken = '# About *us*\n\n{broken(\n';
  const read = await serve({ 'docs/about.mdx': broken, 'docs/guide.md': '# Guide\n' });
  expect(await read('guide')).toContain('<h1');
  expect(await read('about')).toContain('about.mdx');
});

const PLUGIN = `{
  name: 'all',
  emit: ({ routes }) => [{ path: 'list.json', body: routes.pages.map(({ title }) => title).join() }],
  head: ({ routePath }) => [['meta', { name: 'route', content: routePath }]],
  page: ({ title }) => ({ title: title + '!' }),
  markdown: { fences: { bars: ({ code }) => '<b>' + code + '</b>' } },
}`;

test('the hooks of plugins are called for pages and files that are asked for', async () => {
  const read = await serve({
    'docs/guide.md': '# Guide\n\n```bars\n3\n```\n',
    'site.config.mjs': `export default { plugins: [${PLUGIN}] };\n`,
  });
  const guide = await read('guide');
  for (const part of ['<title>Guide!', '<meta name="route" content="/guide">', '<b>3</b>'])
    expect(guide).toContain(part);
  expect(await read('list.json')).toContain('Guide!');
});

test('a plugin that fails to emit is reported where one of its files is asked for, and pages are served', async () => {
  const emit = "emit() { throw new Error('no list'); }";
  const read = await serve({
    'docs/guide.md': '# Guide\n',
    'site.config.mjs': `export default { plugins: [{ name: 'a', ${emit} }] };\n`,
  });
  expect(await read('guide')).toContain('<h1');
  expect(await read('list.json')).toContain('failed: no list.');
});

test('a host that is not this machine ends the command, with the reason', async () => {
  const site = createSite({ 'docs/index.md': '# Home\n' });
  const { code, stderr } = await quireAlone('dev', site, '--host', 'no.such.host.invalid');
  expect(code).toBe(1);
  expect(stderr).toContain('There is no host with the name "no.such.host.invalid".');
});
