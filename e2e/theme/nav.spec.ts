/** Claims about the nav and its menus. (SPEC.md 2.3 and 4) */
import { measureClosing } from '../fixtures/measure-closing.ts';
import { expect, isMarked, mark, open, test } from '../fixtures/test.ts';

const PAGE = '/guide/start/quick-start';

test('the language menu leads to the same page, with query and hash', async ({ page }) => {
  await open(page, `${PAGE}?sidebar=0#next-steps`);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`/zh${PAGE}?sidebar=0#next-steps`);
});

test('a menu opens on hover, and closes 150 ms after the pointer left', async ({ page }) => {
  await open(page, PAGE);
  const button = page.getByRole('button', { name: 'Language' });
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const closing = button.evaluate(measureClosing);
  await page.getByRole('link', { name: '简体中文' }).hover();
  await page.waitForTimeout(300);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(400, 500);
  expect(await closing).toBeGreaterThan(149);
});

test('a press after the hover keeps the menu open, the next one closes it', async ({ page }) => {
  await open(page, PAGE);
  const button = page.getByRole('button', { name: 'Language' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a menu works by keyboard: Enter, arrows, Escape, and the focus comes back', async ({ page }) => {
  await open(page, PAGE);
  const button = page.getByRole('button', { name: 'Language' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: '简体中文' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('a menu closes when another page comes', async ({ page }) => {
  await open(page, PAGE);
  await mark(page);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`/zh${PAGE}`);
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByRole('button', { name: '语言' })).toHaveAttribute('aria-expanded', 'false');
});

test('the active item of the nav is marked, in both languages', async ({ page }) => {
  for (const [path, name] of [
    ['/config/lib/dts', 'Config'],
    ['/zh/config/lib/dts', '配置'],
  ] as const) {
    await open(page, path);
    const current = page.locator('header nav [aria-current]:visible');
    await expect(current).toHaveText([name]);
  }
});

test('before the text there are at most 12 tab stops, the first of them leads to it', async ({ page }) => {
  await open(page, PAGE);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  let stops = 1;
  while (stops < 40) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('main') !== null)) break;
    stops++;
  }
  expect(stops).toBeLessThanOrEqual(12);
});

test('menus, groups and languages work without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
  await page.keyboard.press('Escape');
  const group = page.locator('#q-sidebar summary').first();
  await expect(page.locator('#q-sidebar').getByRole('link', { name: 'Glossary' })).toBeVisible();
  await group.click();
  await expect(page.locator('#q-sidebar').getByRole('link', { name: 'Glossary' })).toBeHidden();
  await context.close();
});
