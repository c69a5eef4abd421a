/** Claims about the URLs of the built site, as a static host answers them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './fixtures/test.ts';

const PUBLISHED = fileURLToPath(new URL('../website/docs/published-urls.txt', import.meta.url));

for (const [path, location] of [
  ['/guide/start/quick-start.html?navbar=0', '/guide/start/quick-start?navbar=0'],
  ['/guide/start/index', '/guide/start/'],
  ['/guide/start', '/guide/start/'],
  ['/guide/start/quick-start/', '/guide/start/quick-start'],
  ['/zh/guide/start/quick-start.html', '/zh/guide/start/quick-start'],
  ['/Guide/Start/Quick-Start', '/guide/start/quick-start'],
  ['/zh', '/zh/'],
  ['/en/guide/start/?a=1', '/guide/start/?a=1'],
  ['/guide', '/guide/start/'],
  ['/guide/', '/guide/start/'],
  ['/zh/guide', '/zh/guide/start/'],
] as const) {
  test(`${path} leads to ${location}`, async ({ get }) => {
    const response = await get(path, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(location);
  });
}

for (const [path, lang] of [
  ['/nowhere', 'en'],
  ['/zh/nowhere/at/all', 'zh'],
] as const) {
  test(`${path} is missing, and says so in ${lang} before any script runs`, async ({ get }) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(new RegExp(`<html[^>]* lang="${lang}`));
  });
}

test('pages run under a policy without anything unsafe', async ({ get }) => {
  const headers = (await get('/')).headers;
  expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

for (const path of ['/sitemap.xml', '/robots.txt', '/llms.txt', '/zh/llms.txt', '/blog-rss.xml', '/blog-rss-zh.xml']) {
  test(`${path} is there`, async ({ get }) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect((await response.text()).length).toBeGreaterThan(20);
  });
}

test('every URL of the sitemap answers 200 itself', async ({ get }) => {
  const sitemap = await (await get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url ?? '').pathname);
  const published = readFileSync(PUBLISHED, 'utf8').trim().split('\n');
  expect(paths.filter((path) => path.startsWith('/zh/'))).toHaveLength(paths.length / 2);
  // The page of samples for those who write is not one of them.
  expect(paths.toSorted()).toEqual([...published, '/writing', '/zh/writing'].sort());
  for (const path of paths) {
    const response = await get(path, { redirect: 'manual' });
    expect([path, response.status]).toEqual([path, 200]);
    await response.arrayBuffer();
  }
});
