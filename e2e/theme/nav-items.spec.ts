/** Claims about the items of the nav: sides, groups, tags, what is active. (docs/behavior/chrome.md) */
import type { Page } from '@playwright/test';
import { measureClosing } from '../fixtures/measure-closing.ts';
import { testOnTheme as test } from '../fixtures/site-test.ts';
import { expect, open } from '../fixtures/test.ts';

const opened = (page: Page) => page.locator('header [popover]:popover-open');
const group = (page: Page) => page.getByRole('button', { name: 'More beta', exact: true });

test('items are left or right of the room between them, each side a navigation with a name', async ({ page }) => {
  await open(page, '/guide/');
  const [left, right] = [
    page.getByRole('navigation', { name: 'More' }),
    page.getByRole('navigation', { name: 'Main' }),
  ];
  await expect(left.getByRole('link', { name: 'Left' })).toBeVisible();
  await expect(right.getByRole('link', { name: 'API' })).toBeVisible();
  const [first, brand, search, last] = await Promise.all(
    [left, page.locator('header a[href="/"]').first(), page.getByRole('button', { name: 'Search' }).first(), right].map(
      async (part) => (await part.boundingBox()) ?? { x: Number.NaN, width: 0 },
    ),
  );
  expect(first?.x).toBeGreaterThan((brand?.x ?? 0) + (brand?.width ?? 0));
  expect(last?.x).toBeGreaterThan((search?.x ?? 0) + (search?.width ?? 0) - 1);
});

test('a tag is beside its item, and beside its group: in the bar and in the menu of a phone', async ({ page }) => {
  await open(page, '/guide/');
  await expect(group(page)).toHaveText('Morebeta');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' })).toHaveText('APInew');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Main menu' }).click();
  await expect(page.getByRole('dialog').locator('span', { hasText: /^Morebeta$/ })).toBeVisible();
});

test('a group opens when the pointer comes, stays while it is inside, and closes 150 ms after it left', async ({
  page,
}) => {
  await open(page, '/guide/');
  await group(page).hover();
  await expect(group(page)).toHaveAttribute('aria-expanded', 'true');
  const closing = group(page).evaluate(measureClosing);
  await opened(page).getByRole('link', { name: 'Components' }).hover();
  await page.waitForTimeout(300);
  await expect(group(page)).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(700, 850);
  expect(await closing).toBeGreaterThan(149);
});

test('by keyboard a group opens with Enter, Space or an arrow, and its links are walked by the arrows', async ({
  page,
}) => {
  await open(page, '/guide/');
  for (const key of ['Enter', 'Space', 'ArrowDown']) {
    await group(page).focus();
    await page.keyboard.press(key);
    await expect(group(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(group(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(group(page)).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(opened(page).getByRole('link', { name: 'Code' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(opened(page).getByRole('link', { name: 'Example' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(opened(page).getByRole('link', { name: 'Code' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(opened(page).getByRole('link', { name: 'Example' })).toBeFocused();
});

test('an arrow that opens a group in the moment in which it has closed leads to its first link', async ({ page }) => {
  await open(page, '/guide/');
  await group(page).press('ArrowDown');
  await expect(opened(page).getByRole('link', { name: 'Code' })).toBeFocused();
  await opened(page).evaluate(async (panel: HTMLElement) => {
    panel.hidePopover();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const transition of panel.getAnimations()) transition.finish();
    const press = { key: 'ArrowDown', bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
  });
  await expect(opened(page).getByRole('link', { name: 'Code' })).toBeFocused();
});

test('a group closes when the focus leaves it', async ({ page }) => {
  await open(page, '/guide/');
  await group(page).press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(group(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('button', { name: 'Linked' })).toBeFocused();
});

test('a group with a link of its own leads there too, and groups in it are headed lists', async ({ page }) => {
  await open(page, '/guide/');
  await page.getByRole('button', { name: 'Linked' }).press('Enter');
  await expect(page.locator('header [popover]:popover-open a')).toHaveText(['Linked', 'Bare page']);
  await page.keyboard.press('Escape');
  await group(page).press('Enter');
  await expect(opened(page).getByText('Outside')).toBeVisible();
  await expect(opened(page).getByRole('link', { name: 'Example' })).toHaveAttribute('target', '_blank');
});

test('a group is marked where one of its pages is shown, an item by its pattern', async ({ page }) => {
  await open(page, '/guide/code');
  await expect(group(page)).toHaveAttribute('data-active', 'true');
  await expect(page.getByRole('link', { name: 'Left' })).not.toHaveAttribute('aria-current');
  await group(page).press('Enter');
  await expect(opened(page).getByRole('link', { name: 'Code' })).toHaveAttribute('aria-current', 'page');
});

test('the logo is the one of the appearance', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/guide/');
  const shown = page.locator('header a[href="/"] img:visible');
  await expect(shown).toHaveAttribute('src', '/light.svg');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(shown).toHaveAttribute('src', '/dark.svg');
});
