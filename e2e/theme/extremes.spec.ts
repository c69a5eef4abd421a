/** Claims about pages at the edges: however much there is and however long it is, nothing is cut and nothing sticks out. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findViolationsInBoth } from '../fixtures/axe.ts';
import { holdScripts } from '../fixtures/held-scripts.ts';
import { scrollPage } from '../fixtures/pages.ts';
import { SITES, testOn } from '../fixtures/site-test.ts';
import { atNight, expect, open, wake } from '../fixtures/test.ts';

const test = testOn(join(SITES, 'extremes'));
const WIDTHS = [320, 390, 768, 1024, 1280, 1440, 1920];
const PAGES = ['', 'guide/long', 'guide/tabs'];
const ROUTES = [...['', 'zh/', 'ar/'].flatMap((locale) => PAGES.map((path) => locale + path)), 'authored/html'];

/** What sticks out of the page, or out of a box that would hide it, as sentences. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The page follows its width in the frame in which it changes.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const faults: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide on a screen of ${clientWidth}`);
    const isScroller = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const findScroller = (element: Element | null): Element | null =>
      element && (isScroller(element) ? element : findScroller(element.parentElement));
    const name = (element: Element) =>
      `<${element.localName} class="${element.className}"> ${element.textContent?.slice(0, 40)}`;
    for (const element of document.querySelectorAll(
      'main *, header *, #q-sidebar *, #q-outline *, [data-local-bar] *',
    )) {
      if (
        !(element instanceof HTMLElement) ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || element.closest('.q-visually-hidden, canvas, [popover]:not([data-part])')) continue;
      if (findScroller(element.parentElement) === null && (box.right > clientWidth + 1 || box.left < -1)) {
        faults.push(`${name(element)} is from ${Math.round(box.left)} to ${Math.round(box.right)}`);
      }
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1 && textOverflow !== 'ellipsis') {
        faults.push(`${name(element)} hides a part of itself`);
      }
      if (element.matches('#q-sidebar :is(a, summary)') && element.scrollWidth > element.clientWidth + 1) {
        faults.push(`${name(element)} is cut at the side of the sidebar`);
      }
    }
    return faults;
  });
}

/** Pairs of controls of the bar that are over each other. */
function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('header :is(a, button):not([popover] *)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({
        name: element.ariaLabel ?? element.textContent?.trim(),
        box: element.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0)
      .sort((a, b) => a.box.left - b.box.left);
    return controls.flatMap((control, index) => {
      const next = controls[index + 1];
      return next && control.box.right > next.box.left + 0.5 ? [`${control.name} is over ${next.name}`] : [];
    });
  });
}

/** What is left to the nightly run is the same page in a language that reads, or breaks lines, as another one here. */
const NIGHTLY = ['zh/guide/long', 'zh/guide/tabs', 'ar/guide/tabs'];

for (const route of ROUTES) {
  test(`/${route} holds at every width`, atNight(NIGHTLY.includes(route)), async ({ page }) => {
    await open(page, `/${route}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, faults: await findFaults(page), overlaps: await findOverlaps(page) }).toEqual({
        width,
        faults: [],
        overlaps: [],
      });
    }
  });
}

test('magnified four times, the text is read without anything over it', async ({ page }) => {
  // 1280 by 900 at 400 %.
  await page.setViewportSize({ width: 320, height: 225 });
  await open(page, '/guide/long');
  await page.evaluate(() => scrollTo(0, 600));
  const covered = await page.evaluate(() =>
    [20, 110, 200].map((y) => document.elementFromPoint(160, y)?.closest('header, [data-local-bar]') !== null),
  );
  expect(covered).toEqual([false, false, false]);
  expect(await findFaults(page)).toEqual([]);
});

test('nine items of the nav are in the menu where the bar has no room for them', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await open(page, '/guide/');
  await expect(page.locator('header nav').getByRole('link', { name: 'Showcase' })).toBeHidden();
  await page.getByRole('button', { name: 'Main menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  for (const name of ['Intro', 'Showcase', 'Blog', 'Long']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu).toBeHidden();
  // It closes where a phone ends as well, though its button stays, which has the focus again.
  const button = page.getByRole('button', { name: 'Main menu' });
  await page.setViewportSize({ width: 700, height: 900 });
  await button.click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('header nav').getByRole('link', { name: 'Showcase' })).toBeVisible();
});

test('nine items are in the bar at every width at which they fit beside everything else', async ({ page }) => {
  await open(page, '/guide/');
  await wake(page);
  const last = page.locator('header nav').getByRole('link', { name: 'Showcase' });
  const button = page.getByRole('button', { name: 'Main menu' });
  const shown: number[] = [];
  for (let width = 2560; width >= 768; width -= 64) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const isShown = await last.isVisible();
    expect(await button.isVisible(), `${width}`).toBe(!isShown);
    expect(await findOverlaps(page), `${width}`).toEqual([]);
    const lacking = await page.evaluate(() => {
      const widthOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.scrollWidth ?? 0;
      return widthOf('header nav > ul') - widthOf('header [data-space]');
    });
    if (isShown) shown.push(width);
    else expect(lacking, `${width}`).toBeGreaterThan(0);
  }
  expect(shown).toContain(1472);
  expect(shown).not.toContain(768);
});

test('of eighty-four rows, the current one is in view, in its column and in the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page, '/guide/long');
  const current = page.locator('#q-sidebar [aria-current=page]');
  await expect(current).toHaveText(/^Entry 30/);
  await expect(current).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize({ width: 390, height: 600 });
  await page.locator('[data-local-bar]').getByRole('button', { name: 'Menu' }).click();
  await expect(current).toBeInViewport();
});

test('a closed group of a sidebar that comes in two parts is closed when the second has come', async ({ page }) => {
  await open(page, '/guide/');
  const group = page.locator('#q-sidebar details').first();
  await expect(group.getByRole('link').first()).toBeVisible();
  await group.locator('summary').click();
  await expect(group).not.toHaveAttribute('open');
  await open(page, '/guide/');
  await expect(group.getByRole('link', { includeHidden: true })).toHaveCount(12);
  await expect(page.locator('#q-sidebar').getByRole('link', { name: 'Entry 84' })).toBeVisible();
  await expect(group).not.toHaveAttribute('open');
});

test('a table of ten columns and a line of 400 characters scroll in themselves, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/guide/long');
  for (const name of ['Table 1', /index\.ts \(1\)/]) {
    const region = page.getByRole('region', { name });
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  }
});

test('the longest outline follows the reader to its end', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open(page, '/guide/long');
  await page.keyboard.press('End');
  const last = page.locator('#q-outline').getByRole('link').last();
  await expect(last).toHaveAttribute('aria-current', 'location');
  await expect(last).toBeInViewport();
});

test.describe('from right to left', () => {
  test('the columns change sides', async ({ page }) => {
    await open(page, '/ar/guide/long');
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x ?? Number.NaN;
    expect(await left('#q-sidebar')).toBeGreaterThan(await left('main'));
    expect(await left('#q-outline')).toBeLessThan(await left('main'));
    expect(await left('header a[href="/ar/"]')).toBeGreaterThan(await left('header button[aria-label="Language"]'));
  });

  test('the drawer comes from the right, code stays as it is', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/ar/guide/long');
    const pre = page.locator('.q-code pre').first();
    expect(await pre.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    const inline = page.locator('.q-article p > code').first();
    expect(await inline.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe('plaintext');
    await page.locator('[data-local-bar]').getByRole('button').first().click();
    const drawer = page.locator('#q-sidebar');
    await expect(drawer).toBeVisible();
    const distance = () =>
      drawer.evaluate((element) => document.body.getBoundingClientRect().right - element.getBoundingClientRect().right);
    await expect.poll(distance).toBe(0);
  });

  test('axe finds nothing with the language menu open, in either appearance', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, '/ar/guide/');
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.locator('header :popover-open')).toBeVisible();
    expect(await findViolationsInBoth(page)).toEqual([]);
  });

  test('arrow keys walk tabs as they are seen', async ({ page }) => {
    await open(page, '/ar/guide/tabs');
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toBeInViewport();
  });
});

test('a bar that hides looks where the page is scrolled to every 200 ms', async ({ page }) => {
  await page.clock.install();
  await open(page, '/guide/long');
  await page.clock.pauseAt(Date.now() + 60_000);
  const hidden = page.locator('header[data-hidden]');
  await scrollPage(page, 900);
  await expect(hidden).toHaveCount(1);
  await scrollPage(page, 700);
  await page.clock.runFor(199);
  await expect(hidden).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(hidden).toHaveCount(0);
});

test('a bar that hides does not go when a page that was scrolled before its script ran is scrolled up', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/guide/long');
  await scrollPage(page, 900);
  release();
  await wake(page);
  const hidden = page.locator('header[data-hidden]');
  await scrollPage(page, 700);
  await expect(hidden).toHaveCount(0);
  await page.mouse.move(700, 500);
  await goOnScrolling(page, async () => (await hidden.count()) === 1);
});

/** Turns the wheel until the bar is hidden. */
async function goOnScrolling(page: Page, isHidden: () => Promise<boolean>): Promise<void> {
  const scroll = async () => {
    await page.mouse.wheel(0, 150);
    return isHidden();
  };
  await expect.poll(scroll).toBe(true);
}

test('a bar that hides goes on scrolling down, and comes back on scrolling up and with the focus', async ({ page }) => {
  await open(page, '/guide/long');
  const bar = page.locator('header[data-part=navbar]');
  const top = async () => Math.round((await bar.boundingBox())?.y ?? Number.NaN);
  await page.mouse.move(700, 500);
  await goOnScrolling(page, async () => (await top()) <= -56);
  await page.mouse.wheel(0, -200);
  await expect.poll(top).toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(top).toBeLessThanOrEqual(-56);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(top).toBe(0);
});
