/** Claims about sites that do without: one language, always light, below a path, without a bar. (docs/behavior/chrome.md) */
import { join } from 'node:path';
import { SITES, testOn } from '../fixtures/site-test.ts';
import { expect, isMarked, mark, open } from '../fixtures/test.ts';

const onBare = testOn(join(SITES, 'bare'));
const onNoNavbar = testOn(join(SITES, 'no-navbar'));

onBare.describe('where dark mode is off', () => {
  const readLook = () => [
    getComputedStyle(document.documentElement).backgroundColor,
    getComputedStyle(document.documentElement).colorScheme,
    getComputedStyle(document.documentElement).getPropertyValue('--q-is-dark'),
  ];
  const LIGHT = ['rgb(255, 255, 255)', 'light', '0'];

  onBare('the page is light, whatever the system and a former choice say, and there is no toggle', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('rspress-theme-appearance', 'dark'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/below/');
    expect(await page.evaluate(readLook)).toEqual(LIGHT);
    await expect(page.getByRole('button', { name: 'Dark appearance' })).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() =>
      dispatchEvent(new StorageEvent('storage', { key: 'rspress-theme-appearance', newValue: 'dark' })),
    );
    expect(await page.evaluate(readLook)).toEqual(LIGHT);
  });
});

onBare('a logo that holds the name is as high as other logos, and has its own width', async ({ page }) => {
  await page.goto('/below/');
  const logo = page.getByRole('link', { name: 'Bare' }).getByRole('img');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await logo.boundingBox()).toMatchObject({ width: 140, height: 28 });
  }
});

onBare('one language needs no menu for it, nor does the phone’s menu name it', async ({ page }) => {
  await open(page, '/below/');
  await expect(page.getByRole('button', { name: 'Language' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Main menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  await expect(menu.getByText('Language')).toHaveCount(0);
});

onBare('without base and text there is no edit link, and no button leads to the top', async ({ page }) => {
  await open(page, '/below/');
  await expect(page.locator('main footer a[target=_blank]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Back to top', includeHidden: true })).toHaveCount(0);
});

onBare('below a path, logo, images, links and the boxes of social links lie below it too', async ({ page }) => {
  await open(page, '/below/');
  await expect(page.locator('header a').first()).toHaveAttribute('href', '/below/');
  const images = page.locator('img:visible');
  for (const image of await images.all()) await expect(image).toHaveAttribute('src', /^\/below\//);
  await page.getByRole('button', { name: 'X' }).click();
  await expect(page.locator('header [popover]:popover-open img')).toHaveAttribute('src', '/below/mark.svg');
  await page.keyboard.press('Escape');
  await mark(page);
  await page.locator('#quire-article').getByRole('link', { name: 'Second' }).click();
  await expect(page).toHaveURL('/below/second');
  expect(await isMarked(page)).toBe(true);
});

onBare('a stylesheet of the site changes the look by the theme’s variables', async ({ page }) => {
  await open(page, '/below/');
  const article = page.locator('#quire-article');
  await expect(article.locator('h2')).toHaveCSS('color', 'rgb(16, 32, 48)');
  await expect(article.getByRole('link', { name: 'Second' })).toHaveCSS('color', 'rgb(0, 90, 60)');
  expect((await article.boundingBox())?.width).toBe(500);
});

onNoNavbar('a site without a bar has none on any page, and the columns begin at the top', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('header')).toHaveCount(0);
  expect((await page.locator('#q-sidebar').boundingBox())?.y).toBe(0);
  await page.locator('#quire-article').getByRole('link', { name: 'Second' }).click();
  await expect(page.locator('main h1')).toHaveText('Second');
  await expect(page.locator('header')).toHaveCount(0);
  // The search has no button, and its keys all the same.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // On a phone the bar below it is the first thing, and stays; headings come to be below it.
  await page.setViewportSize({ width: 390, height: 500 });
  const bar = page.locator('[data-local-bar]');
  await bar.getByRole('button', { name: 'On this page' }).click();
  await page.locator('#q-outline').getByRole('link', { name: 'A heading' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect((await bar.boundingBox())?.y).toBe(0);
  expect((await page.locator('#a-heading').boundingBox())?.y).toBeGreaterThanOrEqual(46);
  await bar.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'First' }).click();
  await expect(page.locator('main h1')).toHaveText('First');
});
