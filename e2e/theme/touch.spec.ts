/** Claims about fingers: everything that a pointer opens is opened and closed by touch. */
import type { Page } from '@playwright/test';
import { testOnTheme as test } from '../fixtures/site-test.ts';
import { expect, isMarked, mark, open } from '../fixtures/test.ts';

const PAGE = '/guide/components';

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true });

  test('a group of the nav opens by one touch, closes by the next, and by one outside', async ({ page }) => {
    await open(page, '/guide/');
    const group = page.getByRole('button', { name: 'More beta', exact: true });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await group.tap();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await group.tap();
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await group.tap();
    await page.touchscreen.tap(700, 800);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  });

  test('a page is chosen from a menu, and the menu is gone', async ({ page }) => {
    await open(page, '/guide/');
    await mark(page);
    await page.getByRole('button', { name: 'More beta', exact: true }).tap();
    await page.locator('header [popover]:popover-open').getByRole('link', { name: 'Code' }).tap();
    await expect(page.locator('main h1')).toHaveText('Code');
    await expect(page.locator('header [popover]:popover-open')).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('the appearance changes by touch', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, '/guide/');
    await page.getByRole('button', { name: 'Dark appearance' }).tap();
    await expect(page.locator('html')).toHaveClass(/dark/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('tabs change by touch', async ({ page }) => {
    await open(page, PAGE);
    await page.getByRole('tab', { name: 'Inner B' }).tap();
    await expect(page.getByText('Inner text B.')).toBeVisible();
  });

  test('a tooltip comes with a touch of its word and goes with one elsewhere', async ({ page }) => {
    await open(page, PAGE);
    const tooltip = page.getByRole('tooltip', { includeHidden: true }).first();
    await page.getByRole('button', { name: 'word', exact: true }).tap();
    await expect(tooltip).toBeVisible();
    await page.locator('main h1').tap();
    await expect(tooltip).toBeHidden();
  });

  test('a box opens by touch and closes by one outside', async ({ page }) => {
    await open(page, PAGE);
    const box = page.getByRole('note', { name: 'Title' });
    await page.getByRole('button', { name: 'box', exact: true }).tap();
    await expect(box).toBeVisible();
    await page.touchscreen.tap(195, 90);
    await expect(box).toBeHidden();
  });

  test('an image is enlarged by touch, and closes by another', async ({ page }) => {
    await open(page, PAGE);
    const image = page.getByRole('button', { name: 'Enlarge image: Near' });
    const before = (await image.boundingBox())?.width ?? Number.NaN;
    await image.tap();
    const zoom = page.locator('dialog.q-zoom');
    await expect(zoom).toHaveAttribute('data-state', 'opened');
    expect((await zoom.locator('img').boundingBox())?.width).toBeGreaterThan(before * 1.25);
    await page.touchscreen.tap(195, 780);
    await expect(zoom).toHaveCount(0);
  });

  /** As wide as the text, as large pictures are. */
  async function enlargeWide(page: Page) {
    await open(page, PAGE);
    const image = page.getByRole('button', { name: 'Enlarge image: Near' });
    await image.evaluate((element: HTMLImageElement) => {
      element.width = 340;
      element.height = 100;
      element.style.objectFit = 'cover';
      Object.defineProperties(element, { naturalWidth: { value: 3400 }, naturalHeight: { value: 1000 } });
    });
    await image.tap();
    const zoom = page.locator('dialog.q-zoom');
    await expect(zoom).toHaveAttribute('data-state', 'opened');
    return { image, zoom };
  }

  test('a wide image is as high as the screen, and is moved on it by finger and by key', async ({ page }) => {
    const { image, zoom } = await enlargeWide(page);
    const box = await zoom.locator('img').boundingBox();
    expect(Math.round(box?.height ?? Number.NaN)).toBe(page.viewportSize()?.height);
    expect(box?.x).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => zoom.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    await expect(zoom.getByRole('button')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(zoom).toHaveCount(0);
    await expect(image).toBeFocused();
  });

  test('a wide image is closed by what scrolls the page behind it, a finger or a key', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
    for (const [way, scroll] of [
      [
        'finger',
        async () => {
          await touch('touchStart', 300);
          for (let y = 310; y <= 600; y += 10) await touch('touchMove', y);
          await touch('touchEnd');
        },
      ],
      [
        'keys',
        async () => {
          for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowUp');
        },
      ],
    ] as const) {
      const { zoom } = await enlargeWide(page);
      await scroll();
      await expect(zoom, way).toHaveCount(0);
    }
  });

  test('code has its buttons in view, because nothing hovers; a long block unfolds', async ({ page }) => {
    await open(page, '/guide/code');
    const long = page.locator('.q-code', { hasText: '.a20' });
    await expect(long.getByRole('button', { name: 'Copy code' })).toHaveCSS('opacity', '1');
    expect(await long.locator('.q-code-actions').evaluate((actions) => getComputedStyle(actions).opacity)).toBe('1');
    await long.getByRole('button', { name: 'Show all lines' }).tap();
    await expect(long.getByRole('button', { name: 'Show fewer lines' })).toBeVisible();
  });

  test('a group of the sidebar folds by touch, in the drawer', async ({ page }) => {
    await open(page, '/guide/');
    await page.locator('[data-local-bar]').getByRole('button', { name: 'Menu' }).tap();
    const drawer = page.locator('#q-sidebar');
    await drawer.locator('summary', { hasText: 'Closed' }).tap();
    await expect(drawer.getByRole('link', { name: 'Closed page' })).toBeVisible();
  });
});
