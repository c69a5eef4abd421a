/** Claims about pages whose frontmatter decides whether or how they are published, while a site is written. */
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { createSite, writeFiles } from '../../../test/temporary-site.ts';
import { answerRequest } from './answer-request.ts';
import { createRestartingSite, type RestartingSite } from './restarting-site.ts';

const dir = createSite({ 'docs/index.md': '# Home\n', 'docs/guide.md': '# Guide\n' });
let site: RestartingSite;

beforeAll(async () => {
  site = await createRestartingSite(dir, { onChange: () => {}, onDiagnostics: () => {}, onRestart: () => {} });
});
afterAll(() => site.close());

const request = (path: string) => answerRequest(path, site.get().live);
const read = async (path: string) => String((await request(path)).body);

test('an alias inside the value that it refers to is reported for its own page alone', async () => {
  const message = 'is inside the value that it refers to';
  writeFiles(dir, { 'docs/twisted.md': '---\na: &a { b: *a }\n---\n\n# Twisted\n' });
  await expect.poll(() => read('/__quire/report?page=/twisted')).toContain(message);
  expect((await request('/guide')).status).toBe(200);
  expect(await read('/__quire/report?page=/guide')).not.toContain(message);
});

test('a page that cannot be rendered leaves the others as they are', async () => {
  writeFiles(dir, { 'docs/broken.mdx': '# Broken\n\n{never closed\n' });
  await expect.poll(async () => (await request('/broken')).status).toBe(500);
  expect((await request('/guide')).status).toBe(200);
});

test('a draft is shown, marked as one, and in the sidebar', async () => {
  writeFiles(dir, { 'docs/sketch.md': '---\ndraft: true\n---\n\n# Sketch\n' });
  await expect.poll(() => read('/guide')).toContain('>Sketch</a>');
  expect(await read('/sketch')).toContain('This page is a draft');
});
