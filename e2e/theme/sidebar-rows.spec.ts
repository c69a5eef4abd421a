/** Claims about every kind of row that a sidebar has, and about groups. (docs/behavior/chrome.md) */
import type { Page } from '@playwright/test';
import { testOnTheme as test } from '../fixtures/site-test.ts';
import { expect, isMarked, mark, open } from '../fixtures/test.ts';

const sidebar = (page: Page) => page.locator('#q-sidebar');
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });
/** The fold of a group, by a row right under its head. */
const group = (page: Page, text: string) =>
  sidebar(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: text }) });

test('rows are in the order of their file: items, lines, headings, groups, links', async ({ page }) => {
  await open(page, '/guide/');
  const rows = await sidebar(page)
    .locator('nav > ul > li')
    .evaluateAll((all) =>
      all.map((row) => {
        if (row.getAttribute('aria-hidden') === 'true') return row.hasAttribute('data-dashed') ? '- - -' : '—';
        return (row.querySelector('summary') ?? row.querySelector('a, span') ?? row).textContent?.trim();
      }),
    );
  expect(rows).toEqual([
    ...['Guide', 'Codenew', '—', 'beta', 'Components', 'Ids', '- - -', 'Outerdeep', 'Closed', 'Fixedalways'],
    ...['Elsewhere', 'Sourceout', 'Hidden parts', 'Listed', 'A custom page', 'A blank page'],
  ]);
  await expect(sidebar(page).getByText('Partsbeta')).toBeVisible();
  await expect(sidebar(page).locator('li[data-context="blocks"]')).toHaveText('Codenew');
});

test('groups are open unless their file says otherwise, three deep; a fixed one has nothing to fold', async ({
  page,
}) => {
  await open(page, '/guide/');
  await expect(link(page, 'Outer page')).toBeVisible();
  await expect(link(page, 'Middle page')).toBeVisible();
  await expect(link(page, 'Innermost page')).toBeHidden();
  await expect(link(page, 'Closed page')).toBeHidden();
  await expect(link(page, 'Fixed page')).toBeVisible();
  await expect(group(page, 'Fixed')).toHaveCount(0);
});

test('a group opens and closes by press and by key', async ({ page }) => {
  await open(page, '/guide/');
  const head = sidebar(page).locator('summary', { hasText: 'Closed' });
  await head.click();
  await expect(link(page, 'Closed page')).toBeVisible();
  await head.press('Enter');
  await expect(link(page, 'Closed page')).toBeHidden();
  await head.press('Space');
  await expect(link(page, 'Closed page')).toBeVisible();
});

for (const [path, name] of [
  ['/guide/closed/page', 'Closed page'],
  ['/guide/outer/middle/inner/page', 'Innermost page'],
] as const) {
  test(`the groups around ${path} open, as it is loaded and as it is come to`, async ({ page }) => {
    await page.goto(path);
    await expect(link(page, name)).toBeVisible();
    await open(page, '/guide/');
    await mark(page);
    await page.evaluate((href) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(), path);
    await expect(page.locator('main h1')).toHaveText(name);
    await expect(link(page, name)).toBeVisible();
    await expect(link(page, name)).toHaveAttribute('aria-current', 'page');
    expect(await isMarked(page)).toBe(true);
  });
}

test('links that lead off the site open a new tab, those of the site do not', async ({ page }) => {
  await open(page, '/guide/');
  await expect(sidebar(page).getByRole('link', { name: 'Source' })).toHaveAttribute('target', '_blank');
  await sidebar(page).locator('summary', { hasText: 'Elsewhere' }).click();
  await expect(link(page, 'Example')).toHaveAttribute('target', '_blank');
  await expect(link(page, 'To the API')).toHaveAttribute('href', '/api/');
  await expect(link(page, 'To the API')).not.toHaveAttribute('target');
});

test('a reload keeps the place of the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await open(page, '/guide/components');
  await sidebar(page).evaluate(async (element) => {
    // Its event comes with the next frame, and nobody leaves a page before that.
    const scrolled = new Promise((resolve) => element.addEventListener('scroll', resolve, { once: true }));
    element.scrollTo(0, 60);
    await scrolled;
  });
  await page.reload();
  await expect.poll(() => sidebar(page).evaluate((element) => element.scrollTop)).toBe(60);
});
