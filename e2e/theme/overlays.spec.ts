/** Claims about what opens over the text: tooltips, boxes, enlarged images. (docs/behavior/appearance.md) */
import type { Locator, Page } from '@playwright/test';
import { testOnTheme as test } from '../fixtures/site-test.ts';
import { expect, open } from '../fixtures/test.ts';

const PAGE = '/guide/components';

const tooltipOf = (word: Locator) => word.locator('xpath=following-sibling::*[@role="tooltip"]');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
}

test('a tooltip is right of its word, 250 wide at most, and comes and goes 0.1 s after the pointer', async ({
  page,
}) => {
  await open(page, PAGE);
  const word = page.getByRole('button', { name: 'word', exact: true });
  const tooltip = tooltipOf(word);
  const readDelay = () => tooltip.evaluate((element) => getComputedStyle(element).transitionDelay.split(',')[0]);
  expect(await readDelay()).toBe('0.1s');
  await expect(tooltip).toBeHidden();
  await word.hover();
  await expect(tooltip).toBeVisible();
  expect(await readDelay()).toBe('0.1s');
  const [of, at] = [await boxOf(word), await boxOf(tooltip)];
  expect(at.x).toBeGreaterThanOrEqual(of.x + of.width);
  expect(Math.abs(at.y + at.height / 2 - (of.y + of.height / 2))).toBeLessThan(2);
  expect(at.width).toBeLessThanOrEqual(250);
  expect(at.height).toBeGreaterThan(40);
  await page.mouse.move(5, 400);
  await expect(tooltip).toBeHidden();
});

test('a tooltip is where its author says', async ({ page }) => {
  await open(page, PAGE);
  const place = async (name: string) => {
    const word = page.getByRole('button', { name });
    await word.hover();
    const [of, at] = [await boxOf(word), await boxOf(tooltipOf(word))];
    return { above: at.y + at.height <= of.y, below: at.y >= of.y + of.height, before: at.x + at.width <= of.x };
  };
  expect(await place('upper word')).toEqual({ above: true, below: false, before: false });
  expect(await place('lower word')).toEqual({ above: false, below: true, before: false });
  expect(await place('left word')).toEqual({ above: false, below: false, before: true });
});

test('a tooltip describes its word, comes with the focus and goes with Escape', async ({ page }) => {
  await open(page, PAGE);
  const word = page.getByRole('button', { name: 'upper word' });
  await expect(word).toHaveAccessibleDescription('Above');
  await page.getByRole('button', { name: 'word', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(word).toBeFocused();
  await expect(tooltipOf(word)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltipOf(word)).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltipOf(word)).toBeVisible();
});

/** Where the words are depends on the width, and on the fonts of the machine. Those in between are for the nightly run. */
const WIDTHS = process.env.QUIRE_TEST_ALL === undefined ? [320, 390, 600] : [320, 345, 370, 390, 420, 600];

test('near the edge of the screen a tooltip turns to where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  // How it fades is claimed above.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PAGE);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['word', 'upper word', 'lower word', 'left word']) await expectOnScreen(page, name, width);
  }
});

async function expectOnScreen(page: Page, name: string, width: number) {
  const word = page.getByRole('button', { name, exact: true });
  await word.scrollIntoViewIfNeeded();
  await word.hover();
  await expect(tooltipOf(word)).toBeVisible();
  const [of, at] = [await boxOf(word), await boxOf(tooltipOf(word))];
  expect(at.x, `${name} at ${width}`).toBeGreaterThanOrEqual(0);
  expect(at.x + at.width, `${name} at ${width}`).toBeLessThanOrEqual(width);
  const isBeside = at.x >= of.x + of.width || at.x + at.width <= of.x;
  const isAboveOrBelow = at.y >= of.y + of.height || at.y + at.height <= of.y;
  expect(isBeside || isAboveOrBelow, `${name} at ${width} is not covered`).toBe(true);
  // It may be over the next word, and a pointer that comes upon it while it fades keeps it: one can point at it.
  await page.mouse.move(1, 1);
  await expect(tooltipOf(word)).toBeHidden();
}

test('a box opens under its word by press or key, its title at least 177 wide, and Escape closes it', async ({
  page,
}) => {
  await open(page, PAGE);
  const word = page.getByRole('button', { name: 'box', exact: true });
  const box = page.getByRole('note', { name: 'Title' });
  await expect(box).toBeHidden();
  await word.click();
  await expect(box).toContainText('The text of the box.');
  expect((await boxOf(box.locator('b'))).width).toBeGreaterThanOrEqual(177);
  expect((await boxOf(box)).y).toBeGreaterThan((await boxOf(word)).y);
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await word.press('Enter');
  await expect(box).toBeVisible();
  await page.mouse.click(5, 700);
  await expect(box).toBeHidden();
});

test('what opens over the text fades in, and out again', async ({ page }) => {
  await open(page, PAGE);
  await page.evaluate(() => {
    const faded: string[] = [];
    Reflect.set(globalThis, 'faded', faded);
    addEventListener('transitionrun', ({ target, propertyName }) => {
      const isOver = target instanceof Element && target.matches('[popover], [role=tooltip]');
      if (isOver && propertyName === 'opacity') faded.push(target.role ?? 'menu');
    });
  });
  const word = page.getByRole('button', { name: 'word', exact: true });
  await word.hover();
  await expect(tooltipOf(word)).toHaveCSS('opacity', '1');
  await page.mouse.move(5, 400);
  await expect(tooltipOf(word)).toBeHidden();
  for (const name of ['box', 'Language']) {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    // What is not there yet has nothing to fade out from.
    await expect(page.locator(':popover-open')).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(page.locator(':popover-open')).toHaveCount(0);
  }
  const faded = () => page.evaluate(() => Reflect.get(globalThis, 'faded'));
  await expect.poll(faded).toEqual(['tooltip', 'tooltip', 'note', 'note', 'menu', 'menu']);
});

const zoom = (page: Page) => page.locator('dialog.q-zoom');

test('an image goes through open, opened, close and closed, and a larger file takes its place when it is there', async ({
  page,
}) => {
  await open(page, PAGE);
  await page.evaluate(() => {
    const states: string[] = [];
    Reflect.set(globalThis, 'zoomStates', states);
    const note = (dialog: HTMLElement) => states.push(dialog.dataset.state ?? '');
    new MutationObserver((records) => {
      for (const { target } of records) if (target instanceof HTMLDialogElement) note(target);
    }).observe(document.body, { subtree: true, attributeFilter: ['data-state'] });
  });
  await page.getByRole('button', { name: 'Enlarge image: Near' }).click();
  await expect(zoom(page)).toHaveAttribute('data-state', 'opened');
  await expect(zoom(page).locator('img')).toHaveAttribute('src', '/dark.svg');
  await zoom(page).getByRole('button', { name: 'Close the enlarged image' }).click();
  await expect(zoom(page)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'zoomStates'))).toEqual([
    'open',
    'opened',
    'close',
    'closed',
  ]);
});

test('images can be enlarged 100 ms after their page came, not before', async ({ page }) => {
  await page.addInitScript(() => {
    const times: Record<string, number> = {};
    Reflect.set(globalThis, 'times', times);
    const { append } = Element.prototype;
    // The live region is the first thing that the runtime makes: an observer would be reported of it too late.
    Element.prototype.append = function (...nodes) {
      if (this === document.body) times.start ??= performance.now();
      append.apply(this, nodes);
    };
    new MutationObserver(() => {
      if (document.querySelector('.q-zoomable')) times.zoomable ??= performance.now();
    }).observe(document, { subtree: true, attributeFilter: ['class'] });
  });
  await open(page, PAGE);
  await page.locator('.q-zoomable').first().waitFor();
  const { start = Number.NaN, zoomable = Number.NaN } = await page.evaluate(
    () => Reflect.get(globalThis, 'times') as Record<string, number>,
  );
  expect(zoomable - start).toBeGreaterThan(99);
});

/** Ends when everything on the page has heard of it. */
const scrollPage = (page: Page, top: number) =>
  page.evaluate(async (distance) => {
    const heard = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    scrollBy({ top: distance, behavior: 'instant' });
    await heard;
  }, top);

test('an enlarged image closes by Escape, a press and another size of the window', async ({ page }) => {
  await open(page, PAGE);
  for (const [way, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['a press', () => page.mouse.click(5, 5)],
    ['another size', () => page.setViewportSize({ width: 1200, height: 700 })],
  ] as const) {
    await page.getByRole('button', { name: 'Enlarge image: Near' }).click();
    await expect(zoom(page), way).toHaveAttribute('data-state', 'opened');
    await close();
    await expect(zoom(page), way).toHaveCount(0);
  }
});

test('scrolling further than 40 pixels closes an enlarged image 150 ms later', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page, PAGE);
  await page.getByRole('button', { name: 'Enlarge image: Near' }).click();
  await expect(zoom(page)).toHaveAttribute('data-state', 'opened');
  await page.clock.pauseAt(Date.now() + 60_000);
  await scrollPage(page, -40);
  await page.clock.runFor(1000);
  await expect(zoom(page)).toHaveAttribute('data-state', 'opened');
  await scrollPage(page, -1);
  await page.clock.runFor(149);
  await expect(zoom(page)).toHaveAttribute('data-state', 'opened');
  await page.clock.runFor(1);
  await expect(zoom(page)).toHaveCount(0);
});

test('an image is enlarged once, however long its key is held, and goes with its page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 3000 });
  await open(page, '/guide/code');
  await page.locator('#q-sidebar').getByRole('link', { name: 'Components' }).click();
  const image = page.getByRole('button', { name: 'Enlarge image: Near' });
  await image.focus();
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down('Enter');
  await expect(zoom(page)).toHaveAttribute('data-state', 'opened');
  await expect(zoom(page)).toHaveCount(1);
  await page.evaluate(() => history.back());
  await expect(page.locator('main h1')).toHaveText('Code');
  await expect(zoom(page)).toHaveCount(0);
});

test('images of links are links, and those of the chrome stay small', async ({ page }) => {
  await open(page, PAGE);
  await expect(page.locator('.q-zoomable')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Linked' }).locator('.q-zoomable')).toHaveCount(0);
});

test.describe('where the larger file is out of reach', () => {
  test.use({ allowedNoise: /enlarged image cannot be reached: \/missing\.svg|status of 404/ });

  test('a warning says so, and the page’s own image is enlarged', async ({ page, noise }) => {
    await open(page, PAGE);
    await page.getByRole('button', { name: 'Enlarge image: Far' }).click();
    await expect(zoom(page)).toHaveAttribute('data-state', 'opened');
    await expect.poll(() => noise.filter((text) => text.includes('cannot be reached')).length).toBe(1);
    await expect(zoom(page).locator('img')).toHaveAttribute('src', /\/code\.svg$/);
    await page.keyboard.press('Escape');
    await expect(zoom(page)).toHaveCount(0);
  });
});
