/** Claims about pages whose frontmatter decides whether or how they are published, while a site is written. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { openDevSite } from '../../../test/dev-site.ts';
import { createSite, writeFiles } from '../../../test/temporary-site.ts';

const dir = createSite({
  'site.config.ts': "export default { check: { ignore: ['/other'] } };",
  'docs/index.md': '# Home\n',
  'docs/guide.md': '# Guide\n\n[Other](/other)\n',
});
let site: Awaited<ReturnType<typeof openDevSite>>;

beforeAll(async () => {
  site = await openDevSite(dir);
});
afterAll(() => site.close());

test('an alias inside the value that it refers to is reported for its own page alone, and an ignored link for none', async () => {
  const message = 'is inside the value that it refers to';
  writeFiles(dir, { 'docs/twisted.md': '---\na: &a { b: *a }\n---\n\n# Twisted\n' });
  await expect.poll(() => site.read('/__quire/report?page=/twisted')).toContain(message);
  expect((await site.request('/guide')).status).toBe(200);
  expect(await site.read('/__quire/report?page=/guide')).toBe('[]');
});

test('a draft is shown, marked as one, and in the sidebar', async () => {
  writeFiles(dir, { 'docs/sketch.md': '---\ndraft: true\n---\n\n# Sketch\n' });
  await expect.poll(() => site.read('/guide')).toContain('>Sketch</a>');
  expect(await site.read('/sketch')).toContain('This page is a draft');
});

test('a README takes the place of an index page that is removed, and a module is no page while a page imports it', async () => {
  writeFiles(dir, {
    'docs/a/index.md': '# Index\n',
    'docs/a/README.md': '# Readme\n',
    'docs/box.tsx': 'export default () => <i>Box</i>;\n',
  });
  await expect.poll(() => site.read('/a/README')).toContain('>Readme<');
  await expect.poll(async () => (await site.request('/box')).status).toBe(200);
  rmSync(join(dir, 'docs/a/index.md'));
  await expect.poll(() => site.read('/a/')).toContain('>Readme<');
  writeFiles(dir, {
    'docs/a/README.md': '# Readme\n',
    'docs/use.mdx': "import Box from './box.tsx';\n\n# Use\n\n<Box />\n",
  });
  await expect.poll(async () => (await site.request('/box')).status).toBe(404);
  writeFiles(dir, { 'docs/use.mdx': '# Use\n' });
  await expect.poll(async () => (await site.request('/box')).status).toBe(200);
});
