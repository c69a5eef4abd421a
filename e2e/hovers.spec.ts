/** Claims about the explanations of names in code on hover, focus and tap. */
import type { Page } from '@playwright/test';
import { findViolations } from './fixtures/axe.ts';
import { expect, open, test } from './fixtures/test.ts';

const PAGE = '/config/lib/format';

/** Requests for the data and for the scripts that show it. */
function watchHovers(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/hovers\/|hovers/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

const findBlock = (page: Page) => page.locator('.q-code:visible', { hasText: 'defineConfig' }).first();
const findName = (page: Page, name: string) => findBlock(page).locator('code a', { hasText: new RegExp(`^${name}$`) });
const findBox = (page: Page) => page.locator('.q-hover:popover-open');

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('nothing is loaded before a reader turns to code, and one file of data then', async ({ page }) => {
    const loaded = watchHovers(page);
    await open(page, PAGE);
    await page.locator('h1').hover();
    expect(loaded).toEqual([]);
    await findName(page, 'format').hover();
    await expect(findBox(page)).toBeVisible();
    expect(loaded.filter((path) => path.endsWith('.json'))).toHaveLength(1);
    await findName(page, 'dts').hover();
    await expect(findBox(page)).toContainText('dts?:');
    expect(loaded.filter((path) => path.endsWith('.json'))).toHaveLength(1);
  });
});

test('pointing at an option shows type, first sentence and default, until the pointer leaves', async ({ page }) => {
  await open(page, PAGE);
  await findName(page, 'format').hover();
  await expect(findBox(page)).toHaveText(
    /^format\?: 'esm' \| 'cjs' \| 'umd' \| 'mf' \| 'iife'The module format of the emitted JavaScript.*@default 'esm'$/,
  );
  await findBox(page).hover();
  await expect(findBox(page)).toBeVisible();
  await page.locator('h1').hover();
  await expect(findBox(page)).toBeHidden();
});

test('a Chinese page says it in Chinese', async ({ page }) => {
  await open(page, `/zh${PAGE}`);
  await findName(page, 'format').hover();
  await expect(findBox(page)).toContainText('JavaScript 产物的模块格式');
});

test('arrow keys move from name to name, each described by its box, and Escape closes it @dev', async ({ page }) => {
  await open(page, PAGE);
  await findName(page, 'lib').focus();
  await page.keyboard.press('ArrowRight');
  await expect(findName(page, 'format')).toBeFocused();
  await expect(findName(page, 'format')).toHaveAccessibleDescription(/^format\?: 'esm'.*The module format/);
  await page.keyboard.press('ArrowRight');
  await expect(findBox(page)).toContainText('dts?:');
  await expect(findName(page, 'format')).not.toHaveAttribute('aria-describedby');
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(findBox(page)).toBeHidden();
  await expect(findName(page, 'dts')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(findBlock(page).locator('code :focus')).toHaveCount(0);
});

test('code without links is one stop of the Tab key, which leads to its first name', async ({ page }) => {
  await open(page, '/guide/advanced/javascript-api');
  const code = page.locator('.q-code:visible code', { hasText: 'createRslib' }).first();
  await expect(code).toHaveAttribute('tabindex', '0');
  await code.focus();
  const names = code.getByRole('button');
  await expect(names.first()).toBeFocused();
  await expect(names.first()).toHaveAccessibleDescription(/^\w+/);
  await page.keyboard.press('End');
  await expect(names.last()).toBeFocused();
  await expect(findBox(page)).toBeVisible();
  await expect(code).not.toHaveAttribute('tabindex');
  expect(await findViolations(page, { within: 'figure:has(.q-hover)' })).toEqual([]);
});

test('code without names is no stop of the Tab key once that is known', async ({ page }) => {
  await open(page, '/guide/advanced/json-files');
  const findCode = (hasText: string) => page.locator('.q-code:visible code', { hasText }).first();
  const code = findCode('// TypeError: Module');
  const next = findCode('export interface Theme');
  await expect(code).toHaveAttribute('tabindex', '0');
  await code.focus();
  await expect(next).not.toHaveAttribute('tabindex');
  await expect(code).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(code).not.toHaveAttribute('tabindex');
  await expect(page.locator(':focus')).toHaveAccessibleName('Wrap lines');
});

test('names in both panels of a twin show their types', async ({ page }) => {
  await open(page, '/config/lib/syntax');
  const panels = page.locator('.q-twin').first().locator('code');
  for (const panel of [panels.first(), panels.last()]) {
    await panel.hover({ position: { x: 2, y: 2 } });
    await panel.getByRole('button').first().hover();
    await expect(findBox(page)).toBeVisible();
  }
});

test('another page has its own', async ({ page }) => {
  await open(page, PAGE);
  await findName(page, 'format').hover();
  await expect(findBox(page)).toBeVisible();
  await page.getByRole('link', { name: 'lib.bundle', exact: true }).first().click();
  await expect(page.locator('h1')).toContainText('lib.bundle');
  await expect(findBox(page)).toBeHidden();
  await page
    .locator('.q-code:visible code a', { hasText: /^bundle$/ })
    .first()
    .hover();
  await expect(findBox(page)).toContainText('bundle?: boolean');
});

test.describe('where nothing hovers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 760 } });

  test('a tap shows it at the bottom of the screen, with the link to the section', async ({ page }) => {
    await open(page, PAGE);
    await findName(page, 'format').tap();
    const sheet = page.getByRole('dialog', { name: 'format' });
    await expect(sheet).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    const box = await sheet.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(760);
    expect(box?.width).toBe(390);
    expect(await findViolations(page)).toEqual([]);
    await page.touchscreen.tap(195, 20);
    await expect(sheet).toBeHidden();
    await findName(page, 'dts').tap();
    await page.getByRole('dialog', { name: 'dts' }).getByRole('link', { name: 'dts' }).tap();
    await expect(page).toHaveURL(/\/config\/lib\/dts$/);
  });

  test('Escape gives the focus back to the name, which can be tapped again', async ({ page }) => {
    await open(page, PAGE);
    await findName(page, 'format').tap();
    const sheet = page.getByRole('dialog', { name: 'format' });
    await expect(sheet).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(findName(page, 'format')).toBeFocused();
    await expect(sheet).toBeHidden();
    await expect(findName(page, 'format')).not.toHaveAttribute('aria-describedby');
    await findName(page, 'format').tap();
    await expect(sheet).toBeVisible();
  });

  test('keys that lead from the sheet straight to a name in another block show the explanation of that name', async ({
    page,
  }) => {
    await open(page, PAGE);
    await findName(page, 'format').tap();
    const sheet = page.getByRole('dialog', { name: 'format' });
    await expect(sheet).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sheet.getByRole('link')).toBeFocused();
    // Blocks of this page have other stops of the Tab key between them.
    const next = page.locator('.q-code:visible', { hasText: 'defineConfig' }).nth(1);
    await next.getByRole('link', { name: 'lib', exact: true }).focus();
    await expect(page.getByRole('dialog', { name: 'lib' })).toBeFocused();
  });

  test.describe('and the explanations cannot be loaded', () => {
    test.use({ allowedNoise: /ERR_FAILED|Failed to fetch/ });

    test('a tap follows the link', async ({ page }) => {
      await open(page, PAGE);
      await page.route(/\.js$/, (route) => route.abort());
      await findName(page, 'format').tap();
      await expect(page).toHaveURL(/\/config\/lib\/format$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('lib.format');
      await page.waitForLoadState();
    });
  });
});
