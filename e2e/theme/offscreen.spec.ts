/** Claims about long texts: blocks out of view are not laid out, and no reader notices it. */
import type { Page } from '@playwright/test';
import { readLayoutShifts, watchLayoutShifts } from '../fixtures/layout-shifts.ts';
import { FIRST, follow, followTo, heading } from '../fixtures/pages.ts';
import { pressShortcut } from '../fixtures/search.ts';
import { expect, open, test, wake } from '../fixtures/test.ts';

const LONG = '/zh/config/lib/dts';
/** Headings of it: near its end, and before that. */
const FAR = 'dtsalias';
const MIDDLE = 'dtsbuild';
const BLOCKS = ['p', '.q-code', '.q-table', '.q-callout', '.q-tabs']
  .map((kind) => `#quire-article > ${kind}, .q-steps > ${kind}`)
  .join(', ');
/** A line may be one pixel higher or lower where heights are no whole pixels. */
const SLACK_PX = 2;

test.use({ firstVisit: true });

/** Until scrolling has led to nothing new for some frames. */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let calm = 0, last = Number.NaN; calm < 20; ) {
      await new Promise(requestAnimationFrame);
      const now = scrollY + document.documentElement.scrollHeight;
      calm = now === last ? calm + 1 : 0;
      last = now;
    }
  });
}

/** How far a heading is below where an anchor leads to. */
async function findOffset(page: Page, id: string): Promise<number> {
  await settle(page);
  return page.evaluate((target) => {
    const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    return (document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN) - room;
  }, id);
}

async function findPlace(page: Page): Promise<number> {
  await settle(page);
  return page.evaluate(() => scrollY);
}

/** Blocks whose content is not laid out. */
function countSkipped(page: Page): Promise<number> {
  return page.locator(`:is(${BLOCKS}) > :first-child`).evaluateAll((contents) => {
    const isLeftOut = (each: Element) =>
      each.checkVisibility() && !each.checkVisibility({ contentVisibilityAuto: true });
    return contents.filter(isLeftOut).length;
  });
}

test('blocks far below are laid out once the reader does anything, and on paper', async ({ page }) => {
  await open(page, LONG);
  const all = await page.locator(BLOCKS).count();
  expect(await countSkipped(page)).toBeGreaterThan(all / 3);
  await page.emulateMedia({ media: 'print' });
  expect(await countSkipped(page)).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  expect(await countSkipped(page)).toBeGreaterThan(all / 3);
  await page.keyboard.press('ArrowRight');
  expect(await countSkipped(page)).toBe(0);
  // A page that follows begins again.
  await followTo(page, FIRST.path);
  await expect(heading(page)).toHaveText(FIRST.heading);
  expect(await countSkipped(page)).toBeGreaterThan(10);
});

test('keys that open the search and type into it cause no layout of the page, and the next key does', async ({
  page,
}) => {
  await open(page, LONG);
  const skipped = await countSkipped(page);
  const { root, input } = await pressShortcut(page);
  await page.keyboard.type('dts');
  await expect(input).toHaveValue('dts');
  expect(await countSkipped(page)).toBe(skipped);
  // The field may keep the focus until the browser has reported that the dialog closed.
  await root.evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  expect(await countSkipped(page)).toBe(0);
});

for (const width of [390, 1440]) {
  test(`${width} wide, an anchor far below is reached from a link, on load, and by back and forward`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${LONG}#${FAR}`);
    expect(Math.abs(await findOffset(page, FAR)), 'on load').toBeLessThanOrEqual(SLACK_PX);
    await open(page, LONG);
    await follow(page, `#${FAR}`);
    expect(Math.abs(await findOffset(page, FAR)), 'from a link').toBeLessThanOrEqual(SLACK_PX);
    await follow(page, `#${MIDDLE}`);
    expect(Math.abs(await findOffset(page, MIDDLE)), 'upwards').toBeLessThanOrEqual(SLACK_PX);
    await page.goBack();
    expect(Math.abs(await findOffset(page, FAR)), 'by back').toBeLessThanOrEqual(SLACK_PX);
    await page.goForward();
    expect(Math.abs(await findOffset(page, MIDDLE)), 'by forward').toBeLessThanOrEqual(SLACK_PX);
    await followTo(page, FIRST.path);
    await expect(heading(page)).toHaveText(FIRST.heading);
    await followTo(page, `${LONG}#${FAR}`);
    await expect(page.locator(`#${FAR}`)).toBeVisible();
    expect(Math.abs(await findOffset(page, FAR)), 'from another page').toBeLessThanOrEqual(SLACK_PX);
    await expect(page.locator(`#q-outline a[href="#${FAR}"]`)).toHaveAttribute('aria-current', /.+/);
  });

  test(`${width} wide, the reader’s place is kept by going back, and by loading again`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, LONG);
    for (let turn = 0; turn < 4; turn += 1) {
      await page.mouse.wheel(0, 1500);
      await settle(page);
    }
    const place = await findPlace(page);
    expect(place).toBeGreaterThan(3000);
    await followTo(page, FIRST.path);
    await expect(heading(page)).toHaveText(FIRST.heading);
    await page.goBack();
    await expect(page.locator(`#${FAR}`)).toBeVisible();
    expect(Math.abs((await findPlace(page)) - place)).toBeLessThanOrEqual(SLACK_PX);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.reload();
    await wake(page);
    expect(Math.abs((await findPlace(page)) - place)).toBeLessThanOrEqual(SLACK_PX);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });

  test(`${width} wide, nothing moves while a text is read down and up, and the End key leads to its end`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchLayoutShifts(page);
    await open(page, LONG);
    for (const distance of [900, -700])
      for (let turn = 0; turn < 12; turn += 1) {
        await page.mouse.wheel(0, distance);
        await settle(page);
      }
    expect(await readLayoutShifts(page)).toEqual([]);
    await page.keyboard.press('Home');
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press('End');
    await settle(page);
    const left = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    expect(Math.abs(left)).toBeLessThanOrEqual(SLACK_PX);
    expect(await readLayoutShifts(page)).toEqual([]);
  });
}

test('a text out of view is found in the page, and is in what is selected', async ({ page }) => {
  await open(page, LONG);
  const last = page.locator('#quire-article > p').last();
  const text = (await last.textContent())?.slice(0, 12) ?? '';
  expect(await last.evaluate((each) => each.getBoundingClientRect().top > 3 * innerHeight)).toBe(true);
  // As the browser's own search does, it scrolls to what it finds.
  expect(await page.evaluate((wanted) => Reflect.get(window, 'find').call(window, wanted), text)).toBe(true);
  await expect(last).toBeInViewport();
  await open(page, LONG);
  await page.keyboard.press('Control+a');
  expect(await page.evaluate(() => String(getSelection()))).toContain(text);
});
