/** Claims about social links: four modes, five inline, the rest in a popup. (docs/behavior/chrome.md) */
import type { Page } from '@playwright/test';
import { testOnTheme as test } from '../fixtures/site-test.ts';
import { expect, isMarked, mark, open } from '../fixtures/test.ts';

const PAGE = '/guide/';
const inline = (page: Page) =>
  page
    .locator('header div:not([popover]) > ul:has(> li > a[href="https://example.com/code"]) > li')
    .filter({ visible: true });
const popup = (page: Page) => page.locator('header [popover]:popover-open');

test('five are inline, the others in a popup', async ({ page }) => {
  await open(page, PAGE);
  await expect(inline(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'More links' }).click();
  const rows = popup(page).locator('> ul > li:visible');
  await expect(rows).toHaveText([/^X$/, /^The seventh/]);
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', 'https://example.com/sixth');
});

test('where the bar is narrow, the popup holds them all', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await open(page, PAGE);
  await expect(inline(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'More links' }).click();
  await expect(popup(page).locator('> ul > li:visible')).toHaveCount(7);
});

test('a link opens a new tab, and its sign has a name', async ({ page }) => {
  await open(page, PAGE);
  const link = inline(page).getByRole('link', { name: 'GitHub' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a sign of one’s own is as large as the others, and has their color in either appearance', async ({ page }) => {
  await open(page, PAGE);
  const own = inline(page).getByRole('button', { name: 'Link' }).locator('svg');
  const [size, other] = [await own.boundingBox(), await inline(page).locator('svg.q-icon').first().boundingBox()];
  expect([size?.width, size?.height]).toEqual([other?.width, other?.height]);
  const readColors = () =>
    own.locator('path').evaluate((path) => [getComputedStyle(path).fill, getComputedStyle(path).color]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [fill, color] = await readColors();
    expect(fill, colorScheme).toBe(color);
  }
});

test('a text, an image and markup open in a box', async ({ page }) => {
  await open(page, PAGE);
  await inline(page).getByRole('button', { name: 'X' }).click();
  await expect(popup(page)).toHaveText('@theme on X');
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);

  await inline(page).getByRole('button', { name: 'Discord' }).click();
  const image = popup(page).getByRole('img', { name: 'Discord' });
  await expect(image).toBeVisible();
  expect(await image.evaluate((element: HTMLImageElement) => element.decode().then(() => element.naturalWidth))).toBe(
    32,
  );
  await page.keyboard.press('Escape');

  await inline(page).getByRole('button', { name: 'Link' }).click();
  await expect(popup(page).locator('b')).toHaveText('Call us');
});

test('a box within the popup opens beside its row, and Escape closes one after the other', async ({ page }) => {
  await open(page, PAGE);
  await page.getByRole('button', { name: 'More links' }).press('Enter');
  await popup(page).getByRole('button', { name: 'The seventh' }).press('Enter');
  await expect(popup(page)).toHaveCount(2);
  await expect(popup(page).last()).toHaveText('The seventh');
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
});

test('signs and boxes of markup are there too when the bar comes with another page', async ({ page }) => {
  await open(page, '/guide/blank');
  await mark(page);
  await expect(page.locator('header')).toHaveCount(0);
  await page.getByRole('link', { name: 'To the guide' }).click();
  await expect(page.locator('main h1')).toHaveText('Guide');
  expect(await isMarked(page)).toBe(true);
  const button = inline(page).getByRole('button', { name: 'Link' });
  await expect(button.locator('svg')).toBeVisible();
  await button.click();
  await expect(popup(page).locator('b')).toHaveText('Call us');
});
