/** Claims about redirects of moved pages and anchors. (docs/behavior/content.md) */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { testOn } from './fixtures/fixture-site.ts';
import { followTo } from './fixtures/pages.ts';
import { expect, isMarked, mark, open } from './fixtures/test.ts';

const test = testOn('moved');

const title = (page: Page) => page.locator('main h1');

for (const [path, address, text] of [
  ['/old?x=1', '/guide?x=1', 'Guide'],
  ['/old/', '/guide', 'Guide'],
  ['/zh/old', '/zh/guide', '指南'],
] as const) {
  test(`${path} leads to ${address}`, async ({ page, get }) => {
    expect((await get(path, { redirect: 'manual' })).status).toBe(301);
    await page.goto(path);
    await expect(page).toHaveURL(address);
    await expect(title(page)).toHaveText(text);
  });
}

test('an old URL may redirect to an anchor', { tag: '@dev' }, async ({ page }) => {
  await page.goto('/old-part');
  await expect(page).toHaveURL('/guide#part');
  await expect(page.locator('#part')).toBeInViewport();
});

test('a link to an old URL opens the new page without a reload, and going back works', async ({ page }) => {
  await open(page, '/other');
  await mark(page);
  await followTo(page, '/old');
  await expect(title(page)).toHaveText('Guide');
  await expect(page).toHaveURL('/guide');
  await page.goBack();
  await expect(title(page)).toHaveText('Other');
  expect(await isMarked(page)).toBe(true);
});

test('a moved anchor is redirected when it is opened, and when followed from the same or another page', {
  tag: '@dev',
}, async ({ page }) => {
  const expectHere = async () => {
    await expect(page).toHaveURL('/other#here');
    await expect(page.locator('#here')).toBeInViewport();
  };
  await open(page, '/guide#before');
  await expectHere();
  await open(page, '/guide');
  await followTo(page, '#before');
  await expectHere();
  await open(page, '/');
  await followTo(page, '/guide#before');
  await expectHere();
});

test.describe('on a host without redirects', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.route(/\/(?:zh\/)?old(?:-part)?(?:\?|$)/, (route) => {
      const file = `${new URL(route.request().url()).pathname.slice(1)}.html`;
      return route.fulfill({ contentType: 'text/html', body: readFileSync(join(site.outDir ?? '', file), 'utf8') });
    });
  });

  test('the page at the old URL redirects, with query and anchor', async ({ page }) => {
    await page.goto('/old?x=1#part');
    await expect(page).toHaveURL('/guide?x=1#part');
    await page.goto('/old-part');
    await expect(page).toHaveURL('/guide#part');
    await page.goto('/zh/old');
    await expect(title(page)).toHaveText('指南');
  });

  test('a link opens the new page without loading again', async ({ page }) => {
    await open(page, '/other');
    await mark(page);
    await followTo(page, '/old');
    await expect(title(page)).toHaveText('Guide');
    await expect(page).toHaveURL('/guide');
    expect(await isMarked(page)).toBe(true);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the page leads on too', async ({ page }) => {
      await page.goto('/old-part');
      await expect(page).toHaveURL('/guide#part');
    });
  });
});
