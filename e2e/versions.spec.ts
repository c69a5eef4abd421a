/** Claims about a site with two versions and two languages. (docs/behavior/page-types.md) */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BEHIND, findViolationsInBoth } from './fixtures/axe.ts';
import { testOn } from './fixtures/fixture-site.ts';
import { pressShortcut, search } from './fixtures/search.ts';
import { atNight, expect, isMarked, mark, open } from './fixtures/test.ts';

const test = testOn('versions');

const title = (page: Page) => page.locator('main h1');

/** @param name of the button: it says which version is shown */
async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('link', { name: item, exact: true }).click();
}

test('the menu leads to the same page of the other version, and back, without loading again', { tag: '@dev' }, async ({
  page,
}) => {
  await open(page, '/guide/#shared');
  await mark(page);
  await choose(page, 'v2', 'v1');
  await expect(title(page)).toHaveText('Guide of v1');
  await expect(page).toHaveURL('/v1/guide/#shared');
  await expect(page.locator('#q-sidebar')).toContainText('Only old');
  await expect(page.locator('#q-sidebar')).not.toContainText('The new page');
  await choose(page, 'v1', 'v2');
  await expect(title(page)).toHaveText('Guide of v2');
  await expect(page).toHaveURL('/guide/#shared');
  await expect(page.locator('#q-sidebar')).toContainText('The new page');
  expect(await isMarked(page)).toBe(true);
});

for (const { path, name, menu, heading } of [
  { path: '/v1/guide/', name: 'Version: v1', menu: 'Main menu', heading: 'Version' },
  { path: '/v1/zh/guide/', name: '版本：v1', menu: '主菜单', heading: '版本' },
]) {
  test(
    `on ${path} the menu says which version is shown, works by keys, and is part of a phone’s menu`,
    atNight(path.includes('/zh/')),
    async ({ page }) => {
      await open(page, path);
      const button = page.getByRole('button', { name, exact: true });
      await expect(button).toHaveText('v1');
      await button.press('ArrowDown');
      const rows = page.locator('header :popover-open a');
      await expect(rows).toHaveText(['v2', 'v1']);
      await expect(rows.first()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(rows.last()).toBeFocused();
      await expect(rows.and(page.locator('[aria-current=true]:has(svg)'))).toHaveText('v1');
      const [above, below] = [await button.boundingBox(), await rows.first().boundingBox()];
      expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Number.NaN) + (above?.height ?? 0));
      await page.keyboard.press('Escape');
      await expect(rows).toHaveCount(0);
      await expect(button).toBeFocused();

      await page.setViewportSize({ width: 390, height: 844 });
      await expect(button).toBeHidden();
      await page.locator('header').getByRole('button', { name: menu }).click();
      const section = page.getByRole('dialog', { name: menu }).locator('section', { hasText: heading });
      await section.getByRole('link', { name: 'v2' }).click();
      await expect(page).toHaveURL(path.replace('/v1', ''));
    },
  );
}

test('axe finds nothing with the menu open, in either language and appearance', async ({ page }) => {
  for (const path of ['/guide/', '/zh/guide/']) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, path);
    await page.getByRole('button', { name: 'v2' }).click();
    await expect(page.getByRole('link', { name: 'v1', exact: true })).toBeVisible();
    expect(await findViolationsInBoth(page, { apartFrom: BEHIND })).toEqual([]);
  }
});

test('a page that the other version does not have leads to its home', async ({ page }) => {
  await open(page, '/guide/new');
  await choose(page, 'v2', 'v1');
  await expect(title(page)).toHaveText('Home of v1');
  await expect(page).toHaveURL('/v1/');
});

test('the menu keeps the language, and the language menu keeps the version', async ({ page }) => {
  await open(page, '/v1/zh/guide/');
  await choose(page, 'v1', 'v2');
  await expect(title(page)).toHaveText('v2 指南');
  await expect(page).toHaveURL('/zh/guide/');
  await choose(page, 'v2', 'v1');
  await expect(title(page)).toHaveText('v1 指南');
  await choose(page, '语言', 'English');
  await expect(title(page)).toHaveText('Guide of v1');
  await expect(page).toHaveURL('/v1/guide/');
});

test('a page without a translation replaces it in its own version', { tag: '@dev' }, async ({ page }) => {
  await open(page, '/v1/zh/guide/old');
  await expect(title(page)).toHaveText('Only old');
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  await expect(page.locator('#q-sidebar a[href="/v1/zh/guide/"]')).toBeVisible();
});

test('links, the logo and the navigation stay in the version', async ({ page }) => {
  await open(page, '/v1/guide/old');
  await expect(page.locator('header').getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/v1/guide/');
  await page.locator('header').getByRole('link', { name: 'Versions' }).click();
  await expect(title(page)).toHaveText('Home of v1');
  await expect(page).toHaveURL('/v1/');
});

test('search finds pages of the version that is read, and no others, also after a change of the version', {
  tag: '@dev',
}, async ({ page }) => {
  await open(page, '/guide/');
  for (const [other, path] of [
    ['v1', '/v1/guide/'],
    ['v2', '/guide/'],
  ] as const) {
    // The search of the version before has been loaded, and has a history.
    const before = await pressShortcut(page);
    await search(before, 'guide');
    await page.keyboard.press('Enter');
    await expect(before.root).toHaveCount(0);
    await choose(page, other === 'v1' ? 'v2' : 'v1', other);
    await expect(page).toHaveURL(path);
    const dialog = await pressShortcut(page);
    await expect(dialog.root).toContainText('No recent searches');
    await search(dialog, 'guide');
    await expect(dialog.options.first()).toHaveAttribute('href', path);
    const hrefs = await dialog.options.evaluateAll((options) => options.map((option) => option.getAttribute('href')));
    expect(hrefs.filter((href) => href?.startsWith('/v1/') !== path.startsWith('/v1/'))).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.evaluate(() => localStorage.clear());
  }
});

test.describe('an unknown URL', () => {
  test.use({ allowedNoise: /status of 404/ });

  for (const [path, home, lang] of [
    ['/nowhere', '/', /^en/],
    ['/zh/nowhere', '/zh/', /^zh/],
    ['/v1/nowhere', '/v1/', /^en/],
    ['/v1/zh/guide/nowhere', '/v1/zh/', /^zh/],
    ['/v1/ZH/nowhere', '/v1/zh/', /^zh/],
    ['/en/nowhere', '/', /^en/],
    ['/v1/en/nowhere', '/v1/', /^en/],
  ] as const) {
    test(`${path} leads home to ${home}`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('main').getByRole('link').first()).toHaveAttribute('href', home);
    });
  }
});

for (const [path, canonical] of [
  ['/v2/guide/?a=1', '/guide/?a=1'],
  ['/en/guide/new', '/guide/new'],
  ['/v1/en/guide/', '/v1/guide/'],
  ['/V1/Guide', '/v1/guide/'],
] as const) {
  test(`${path} leads to ${canonical}`, async ({ get }) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(new URL(response.url).href).toMatch(new RegExp(`${canonical.replace('?', '\\?')}$`));
  });
}

test.describe('on a host that answers every unknown URL with one page', () => {
  test.use({ allowedNoise: /status of 404/ });

  test.beforeEach(async ({ page, site }) => {
    const body = readFileSync(join(site.outDir ?? '', '404.html'), 'utf8');
    const answer = { status: 404, contentType: 'text/html', body };
    await page.route(/^https?:\/\/[^/]+\/(?:en|v2|v1\/en)\//, (route) => route.fulfill(answer));
  });

  for (const [path, canonical] of [
    ['/en/guide/new?a=1#b', '/guide/new?a=1#b'],
    ['/v2/zh/guide/', '/zh/guide/'],
    ['/v1/en/Guide/old.html', '/v1/guide/old'],
    ['/v1/en/', '/v1/'],
  ] as const) {
    test(`${path} leads to ${canonical}`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(canonical);
    });
  }

  test('a path that begins like the URL of another host stays on the site', async ({ page, site }) => {
    const { origin } = site;
    await page.goto(`${origin}/en//other.example/x`);
    await expect(title(page)).toHaveText('PAGE NOT FOUND');
    expect(new URL(page.url()).origin).toBe(origin);
  });
});
