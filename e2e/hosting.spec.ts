/** Claims about the URLs of the built site on a static host. */
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
  test(`${path} is a 404 page in ${lang} without scripts`, async ({ get }) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(new RegExp(`<html[^>]* lang="${lang}`));
  });
}

test('the content security policy allows nothing unsafe', async ({ get }) => {
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

test('every URL of the sitemap responds with 200, without a redirect', async ({ get }) => {
  const sitemap = await (await get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url ?? '').pathname);
  const published = readFileSync(PUBLISHED, 'utf8').trim().split('\n');
  expect(paths.filter((path) => path.startsWith('/zh/'))).toHaveLength(paths.length / 2);
  // The sample page for writers is not in the sitemap.
  expect(paths.toSorted()).toEqual([...published, '/writing', '/zh/writing'].sort());
  for (const path of paths) {
    const response = await get(path, { redirect: 'manual' });
    expect([path, response.status]).toEqual([path, 200]);
    await response.arrayBuffer();
  }
});
