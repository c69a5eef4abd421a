/** Claims about sidebar and outline. (docs/behavior/chrome.md) */
import rslib from '@rslib/core/package.json' with { type: 'json' };
import { atNight, expect, isMarked, mark, open, test } from '../fixtures/test.ts';

for (const route of ['/guide/start/', '/zh/config/lib/dts']) {
  test(
    `the sidebar names the version of Rslib that is installed (${route})`,
    atNight(!route.startsWith('/zh/')),
    async ({ page }) => {
      await open(page, route);
      await expect(page.locator('#q-sidebar nav > p')).toHaveText(`Rslib${rslib.version}`);
    },
  );
}

test('a closed group stays closed, and the sidebar where it was scrolled, from page to page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/guide/basic/cli');
  await mark(page);
  const sidebar = page.locator('#q-sidebar');
  await sidebar.locator('summary').first().click();
  const link = sidebar.getByRole('link', { name: 'TypeScript' });
  await link.scrollIntoViewIfNeeded();
  const scrolled = await sidebar.evaluate((element) => element.scrollTop);
  expect(scrolled).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL('/guide/basic/typescript');
  expect(await isMarked(page)).toBe(true);
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('TypeScript');
  expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(scrolled);
  expect(
    await sidebar
      .locator('details')
      .first()
      .evaluate((element) => (element as HTMLDetailsElement).open),
  ).toBe(false);
});

test('the head of a group leads to the page of the group, and opens it', async ({ page }) => {
  await open(page, '/guide/basic/cli');
  const sidebar = page.locator('#q-sidebar');
  const below = sidebar.getByRole('link', { name: 'Node.js' });
  await sidebar.locator('summary[aria-label="Pages of Solution"]').click();
  await expect(below).toBeHidden();
  const head = sidebar.getByRole('link', { name: 'Solution' });
  await head.click();
  await expect(page).toHaveURL('/guide/solution/');
  await expect(head).toHaveAttribute('aria-current', 'page');
  await expect(below).toBeVisible();
});

/** In place of what was stored, by this site in another form or by another program. */
const SPOILT = [
  '{',
  '42',
  'null',
  '[null, 1]',
  '[["Basic"], [1, true], ["Basic", "yes"]]',
  '{"a": "b"}',
  '"text"',
  '<b>',
];

test('whatever is stored under its keys, a page is as on a first visit, and its links lead on', async ({ page }) => {
  await open(page, '/guide/basic/cli');
  const readGroups = () =>
    page.locator('#q-sidebar details').evaluateAll((groups) => groups.map((group) => group.hasAttribute('open')));
  const first = await readGroups();
  for (const text of SPOILT) {
    await page.evaluate((value) => {
      for (const key of ['quire-groups', 'quire-scroll', 'quire-sidebar-scroll']) sessionStorage.setItem(key, value);
      for (const key of ['rspress-theme-appearance', 'rspress-visited', 'rspress.tabs.package-manager'])
        localStorage.setItem(key, value);
    }, text);
    // The page itself stores where it was, once it is left.
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {};
    });
    await open(page, '/guide/basic/cli');
    expect(await readGroups(), text).toEqual(first);
    expect(await page.evaluate(() => [scrollX, scrollY]), text).toEqual([0, 0]);
  }
  await page.locator('#q-sidebar').getByRole('link', { name: 'TypeScript' }).click();
  await expect(page).toHaveURL('/guide/basic/typescript');
  await page.goBack();
  await expect(page).toHaveURL('/guide/basic/cli');
});

test('groups stay as the reader left them in other sections, and after a reload from the first paint on', async ({
  page,
}) => {
  await open(page, '/guide/basic/cli');
  const group = page.locator('#q-sidebar details[data-group^=Solution]');
  const link = page.locator('#q-sidebar').getByRole('link', { name: 'React', exact: true });
  await group.locator('summary').click();
  await expect(link).toBeHidden();
  for (const path of ['/config/', '/guide/start/']) {
    await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
  }
  await expect(group).not.toHaveAttribute('open');
  // Nothing that could close it later comes.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  // Heard before the page itself does anything with the whole document.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const row = document.querySelector('#q-sidebar a[href="/guide/solution/react"]');
      Reflect.set(globalThis, 'wasSeen', row?.checkVisibility());
    });
  });
  await page.reload();
  await expect(link).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'wasSeen'))).toBe(false);
  await expect(group).not.toHaveAttribute('open');
  // It is really closed: without any script it opens again.
  await group.locator('summary').click();
  await expect(link).toBeVisible();
  await page.unroute('**/assets/*.js');
  await open(page, '/guide/start/');
  await expect(group).not.toHaveAttribute('open');
  await group.locator('summary').click();
  await expect(link).toBeVisible();
  await page.goto('/guide/solution/vue');
  await expect(link).toBeVisible();
});

test('the group of the current page opens, and its row comes into view without moving the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/guide/basic/cli');
  const sidebar = page.locator('#q-sidebar');
  await sidebar.locator('summary').last().click();
  await page.goto('/guide/faq/features');
  await expect(sidebar.locator('[aria-current=page]')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the outline follows the reader, and at the end the last heading is current', async ({ page }) => {
  await open(page, '/guide/basic/cli');
  const outline = page.locator('#q-outline');
  await expect(outline.locator('[aria-current]')).toHaveCount(0);
  await outline.getByRole('link').nth(1).click();
  await expect(outline.locator('[aria-current=location]')).toHaveText(
    (await outline.getByRole('link').nth(1).textContent()) ?? '',
  );
  await page.keyboard.press('End');
  await expect(outline.getByRole('link').last()).toHaveAttribute('aria-current', 'location');
});

test('the marker is at the current heading', async ({ page }) => {
  await open(page, '/guide/basic/cli');
  const outline = page.locator('#q-outline');
  await outline.getByRole('link').nth(2).click();
  const link = outline.locator('[aria-current]');
  await expect(link).toHaveCount(1);
  await expect
    .poll(() =>
      outline.locator('ul').evaluate((list) => {
        const { transform } = getComputedStyle(list, '::before');
        const current = list.querySelector('[aria-current]')?.getBoundingClientRect();
        return Math.round(list.getBoundingClientRect().top + new DOMMatrix(transform).f - (current?.top ?? 0));
      }),
    )
    .toBe(0);
});

test('parts can be hidden by the URL', async ({ page }) => {
  await open(page, '/guide/basic/cli?navbar=0&sidebar=0&outline=0&footer=0');
  await expect(page.locator('header')).toBeHidden();
  await expect(page.locator('#q-sidebar')).toBeHidden();
  await expect(page.locator('#q-outline')).toBeHidden();
  await expect(page.locator('main footer')).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
});
