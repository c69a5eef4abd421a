/** Claims about what a site puts into the layout, and components of its theme that it replaces. (docs/behavior/chrome.md) */
import { testOn } from './fixtures/fixture-site.ts';
import { expect, isMarked, mark, open } from './fixtures/test.ts';

const test = testOn('slots', 'rspress');

test('what a site puts into the bar is interactive, and keeps its state from page to page', { tag: '@dev' }, async ({
  page,
}) => {
  await open(page, '/quay/guide/one');
  await mark(page);
  const counter = page.locator('header .counter');
  await counter.click();
  await counter.click();
  await expect(counter).toHaveText('pressed 2');
  await page.locator('#q-sidebar').getByRole('link', { name: 'Two' }).click();
  await expect(page.locator('main h1')).toHaveText('Two');
  await expect(page.locator('.place')).toHaveText('/guide/two');
  await expect(page.locator('.level')).toHaveText('level unknown');
  await expect(counter).toHaveText('pressed 2');
  expect(await isMarked(page)).toBe(true);
});

test('what only a browser can render comes once its island is hydrated', { tag: '@dev' }, async ({ page }) => {
  await open(page, '/quay/guide/one');
  const width = await page.evaluate(() => innerWidth);
  await expect(page.locator('.width')).toHaveText(`${width} wide`);
});

test('the text stays where it is from a document to the home page and back', async ({ page }) => {
  await open(page, '/quay/guide/one');
  await page.locator('header').getByRole('link', { name: 'Quay' }).click();
  await expect(page.locator('.sections')).toHaveText('sections of Quay');
  await expect(page.locator('#quire-article')).toHaveText('Between hero and features.');
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('One');
  await expect(page.locator('#quire-article')).toContainText('Nine metres.');
});

test('components of the theme are interactive in a slot', async ({ page }) => {
  await open(page, '/quay/');
  const tabs = page.locator('main .q-slot .q-tabs');
  await tabs.getByRole('tab', { name: 'pnpm' }).click();
  await expect(tabs.locator('[role=tabpanel]:visible')).toHaveText(/pnpm create quay/);
  await expect(tabs.locator('[data-action=copy]:visible')).toHaveCount(1);
});

test('a notice that the reader closes stays closed', async ({ page }) => {
  await open(page, '/quay/');
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await expect(page.getByText('High water')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('before the title')).toBeVisible();
  await expect(page.getByText('High water')).toHaveCount(0);
});

test('colors of the site are those of the theme, and stylesheets that ask for dark get it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/quay/');
  await expect(page.locator('html')).toHaveClass(/(^| )dark rp-dark( |$)/);
  await expect(page.locator('main').getByRole('link', { name: 'Begin' })).toHaveCSS(
    'background-color',
    'rgb(0, 90, 200)',
  );
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});
