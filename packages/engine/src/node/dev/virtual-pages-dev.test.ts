/** Claims about pages that plugins make, while a site is written. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { openDevSite } from '../../../test/dev-site.ts';
import { createSite, writeFiles } from '../../../test/temporary-site.ts';

/** A page for each tag that lists its pages. A tag named "broken" is more than the plugin can take. */
const TAGS = `({
  name: 'tags',
  pages({ routes }) {
    const tags = new Set(routes.pages.flatMap(({ frontmatter }) => frontmatter.tags ?? []));
    if (tags.has('broken')) throw new Error('a broken tag');
    return [...tags].map((tag) => ({
      path: 'tags/' + tag + '.md',
      text: '# About ' + tag + '\\n\\n' + routes.pages.filter(({ frontmatter }) => frontmatter.tags?.includes(tag))
        .map(({ title, routePath, frontmatter }) => '- [' + title + '](' + routePath + ')\\n\\n' + (frontmatter.note ?? '')).join('\\n') + '\\n',
    }));
  },
})`;

const dir = createSite({
  'docs/index.md': '# Home\n\n[Rust](./tags/rust.md)\n',
  'docs/one.md': '---\ntags: [rust]\n---\n\n# One\n',
  'docs/two.md': '# Two\n',
  'site.config.mjs': `export default { plugins: [${TAGS}] };\n`,
});
let site: Awaited<ReturnType<typeof openDevSite>>;
let changes = 0;

beforeAll(async () => {
  site = await openDevSite(dir, () => {
    changes += 1;
  });
});
afterAll(() => site.close());

const read = (path: string) => site.read(path);

test('a page that a plugin makes is served, listed, searched and linked, before any other was asked for', async () => {
  const body = await read('/tags/rust');
  expect(body).toContain('<a href="/one">One</a>');
  expect(body).toMatch(/aria-current="page"[^>]*>About rust</);
  expect(await read('/tags/rust.md')).toContain('[One](/one.md)');
  expect(await read('/search/en.json')).toContain('/tags/rust');
  expect(JSON.parse(await read('/__quire/report?page=/'))).toEqual([]);
});

test('the pages are made again when a page changes, and open pages are notified', async () => {
  const before = changes;
  writeFiles(dir, { 'docs/two.md': '---\ntags: [rust, css]\n---\n\n# The second\n' });
  await expect.poll(() => read('/tags/rust')).toContain('<a href="/two">The second</a>');
  expect(await read('/one')).toContain('About css');
  expect(changes).toBeGreaterThan(before);
  writeFiles(dir, { 'docs/two.md': '# Two\n' });
  await expect.poll(async () => (await site.request('/tags/css')).status).toBe(404);
  expect(await read('/tags/rust')).not.toContain('<a href="/two">');
});

test('a plugin that fails is reported on every page until what it fails for is fixed', async () => {
  writeFiles(dir, { 'docs/two.md': '---\ntags: [broken]\n---\n\n# Two\n' });
  await expect.poll(() => read('/one')).toContain('of the plugin "tags" failed: a broken tag.');
  writeFiles(dir, { 'docs/two.md': '# Two\n' });
  await expect.poll(async () => (await site.request('/one')).status).toBe(200);
});

test('a file with the route of such a page is an error that names both, until it is gone', async () => {
  writeFiles(dir, { 'docs/tags/rust.md': '# By hand\n' });
  await expect.poll(() => read('/one')).toContain('have the same route, /tags/rust.');
  rmSync(join(dir, 'docs/tags/rust.md'));
  await expect.poll(() => read('/tags/rust')).toContain('About rust');
});

test('a problem in such a page is shown with its line, and the plugin that made it', async () => {
  writeFiles(dir, { 'docs/two.md': '---\ntags: [rust]\nnote: "[Lost](/nowhere)"\n---\n\n# Two\n' });
  await expect.poll(() => read('/__quire/report?page=/tags/rust')).toContain('nowhere');
  expect(JSON.parse(await read('/__quire/report?page=/tags/rust'))).toMatchObject([
    {
      file: expect.stringMatching(/docs\/tags\/rust\.md$/),
      line: 8,
      frame: expect.stringContaining('> 8 | [Lost](/nowhere)'),
      help: expect.stringContaining('The plugin "tags" created the page.'),
    },
  ]);
});
