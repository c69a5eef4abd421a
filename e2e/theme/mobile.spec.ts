/** Claims about narrow screens: menu, drawer, outline. (docs/behavior/appearance.md) */
import { expect, mark, open, test } from '../fixtures/test.ts';

const PAGE = '/guide/basic/cli';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the menu locks the page, takes the focus, and Escape gives both back', async ({ page }) => {
  await open(page, PAGE);
  const button = page.getByRole('button', { name: 'Main menu' });
  await button.tap();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  expect(await page.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null)).toBe(true);
  await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(
      () => document.activeElement?.closest('[role=dialog]') !== null || document.activeElement === document.body,
    );
    expect(place).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
});

test('the menu closes when another page comes', async ({ page }) => {
  await open(page, PAGE);
  await mark(page);
  const button = page.getByRole('button', { name: 'Main menu' });
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await button.tap();
  await menu.getByRole('link', { name: 'Config' }).tap();
  await expect(page).toHaveURL('/config/');
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
});

test('menu, drawer and outline close where they are no longer needed; the page is free, the focus in the text', async ({
  page,
}) => {
  await open(page, PAGE);
  for (const { button, panel, until } of [
    { button: 'header button[aria-label="Main menu"]', panel: 'header [data-modal]', until: 768 },
    { button: '[data-local-bar] [data-part=sidebar]', panel: '#q-sidebar', until: 961 },
    { button: '[popovertarget=q-outline]', panel: '#q-outline', until: 1281 },
  ]) {
    await page.setViewportSize({ width: 500, height: 844 });
    await page.locator(button).focus();
    await page.keyboard.press('Enter');
    await page.setViewportSize({ width: until - 1, height: 844 });
    await expect(page.locator(`${panel}:popover-open`)).toBeVisible();
    await page.setViewportSize({ width: until, height: 844 });
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator(':popover-open, [role=dialog], [inert]')).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  }
});

test('the drawer shows the current page, and closes by a press outside, Escape and a link, to the same page too', async ({
  page,
}) => {
  await open(page, PAGE);
  const button = page.locator('[data-local-bar]').getByRole('button', { name: 'Menu' });
  const drawer = page.locator('#q-sidebar');
  await expect(drawer).toBeHidden();
  await button.tap();
  await expect(drawer.locator('[aria-current=page]')).toBeInViewport();
  // The strip of the scroll bar is as dark as the page beside it.
  const grounds = () =>
    [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor);
  const [strip, ground] = await page.evaluate(grounds);
  expect(strip).not.toBe(ground);
  await page.touchscreen.tap(380, 500);
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.tap();
  await drawer.locator('[aria-current=page]').tap();
  await expect(drawer).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await button.tap();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.tap();
  await drawer.getByRole('link', { name: 'TypeScript' }).tap();
  await expect(page).toHaveURL('/guide/basic/typescript');
  await expect(drawer).toBeHidden();
});

test('the close button of the drawer can be pressed at its edge', async ({ page }) => {
  await open(page, PAGE);
  await page.locator('[data-local-bar]').getByRole('button', { name: 'Menu' }).tap();
  const drawer = page.locator('#q-sidebar');
  await drawer.getByRole('button', { name: 'Close' }).tap({ position: { x: 3, y: 18 } });
  await expect(drawer).toBeHidden();
});

test('the outline drops down, leads to a heading and goes', async ({ page }) => {
  await open(page, PAGE);
  const button = page.getByRole('button', { name: 'On this page' });
  const outline = page.locator('#q-outline');
  await button.tap();
  await expect(outline).toBeVisible();
  await button.tap();
  await expect(outline).toBeHidden();
  await button.tap();
  await outline.getByRole('link').nth(2).tap();
  await expect(outline).toBeHidden();
  expect(new URL(page.url()).hash).not.toBe('');
  await button.tap();
  await page.touchscreen.tap(40, 700);
  await expect(outline).toBeHidden();
});

test('the drawer opens without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto(PAGE);
  await page.locator('[data-local-bar]').getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#q-sidebar').getByRole('link', { name: 'TypeScript' })).toBeVisible();
  await context.close();
});

test('the date of a post and what can be done with it are under the title, beside no text, on any phone', async ({
  page,
}) => {
  for (const width of [320, 390, 480]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/zh/blog/introducing-rslib');
    const measure = (selector: string) => page.locator(selector).evaluate((element) => element.getBoundingClientRect());
    const [title, actions, text, last] = [
      await measure('#quire-article > h1'),
      await measure('[data-page-actions]'),
      await measure('#quire-article > h1 + *'),
      await measure('[data-page-actions] > :last-child'),
    ];
    expect(actions.top).toBeGreaterThan(title.bottom);
    expect(actions.bottom).toBeLessThan(text.top - 8);
    expect(last.right).toBeLessThanOrEqual(text.right);
  }
});

test('the sign of a heading takes no line of its own, however full the line before it is', async ({ page }) => {
  await open(page, '/zh/guide/faq/troubleshooting-types');
  const title = page.locator('#quire-article > h1');
  for (let width = 360; width <= 400; width += 2) {
    await page.setViewportSize({ width, height: 844 });
    const { lines, height } = await title.evaluate((heading) => {
      const text = document.createRange();
      text.selectNode(heading.firstChild as Node);
      return { lines: text.getBoundingClientRect().height, height: heading.getBoundingClientRect().height };
    });
    expect(height - lines, `${width} pixels`).toBeLessThan(20);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
