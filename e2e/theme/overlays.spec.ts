/** Claims about what opens over the text: tooltips, boxes, enlarged images. (docs/behavior/appearance.md) */
import type { Locator, Page } from '@playwright/test';
import { endMovement } from '../fixtures/movement.ts';
import { testOnTheme as test } from '../fixtures/site-test.ts';
import { expect, open } from '../fixtures/test.ts';

const PAGE = '/guide/components';

const tooltipOf = (word: Locator) => word.locator('xpath=following-sibling::*[@role="tooltip"]');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
}

async function expectShown(page: Page, overlay: Locator) {
  await expect(overlay).toBeAttached();
  await endMovement(page);
  await expect(overlay).toBeVisible();
}

async function expectGone(page: Page, overlay: Locator) {
  await endMovement(page);
  await expect(overlay).toBeHidden();
}

test('a tooltip is at its word, describes it, and comes and goes with the pointer, the focus and Escape', async ({
  page,
}) => {
  await open(page, PAGE);
  const word = page.getByRole('button', { name: 'word', exact: true });

  await test.step('it is right of its word, 250 wide at most, and comes and goes 0.1 s after the pointer', async () => {
    const tooltip = tooltipOf(word);
    const readDelay = () => tooltip.evaluate((element) => getComputedStyle(element).transitionDelay.split(',')[0]);
    expect(await readDelay()).toBe('0.1s');
    await expect(tooltip).toBeHidden();
    await word.hover();
    await expectShown(page, tooltip);
    expect(await readDelay()).toBe('0.1s');
    const [of, at] = [await boxOf(word), await boxOf(tooltip)];
    expect(at.x).toBeGreaterThanOrEqual(of.x + of.width);
    expect(Math.abs(at.y + at.height / 2 - (of.y + of.height / 2))).toBeLessThan(2);
    expect(at.width).toBeLessThanOrEqual(250);
    expect(at.height).toBeGreaterThan(40);
    await page.mouse.move(5, 400);
    await expectGone(page, tooltip);
  });

  await test.step('it is where its author says', async () => {
    const place = async (name: string) => {
      const placed = page.getByRole('button', { name });
      await placed.hover();
      const [of, at] = [await boxOf(placed), await boxOf(tooltipOf(placed))];
      return { above: at.y + at.height <= of.y, below: at.y >= of.y + of.height, before: at.x + at.width <= of.x };
    };
    expect(await place('upper word')).toEqual({ above: true, below: false, before: false });
    expect(await place('lower word')).toEqual({ above: false, below: true, before: false });
    expect(await place('left word')).toEqual({ above: false, below: false, before: true });
    await page.mouse.move(5, 400);
  });

  await test.step('it describes its word, comes with the focus and goes with Escape', async () => {
    const upper = page.getByRole('button', { name: 'upper word' });
    const tooltip = tooltipOf(upper);
    await expect(upper).toHaveAccessibleDescription('Above');
    await expectGone(page, tooltip);
    await word.focus();
    await page.keyboard.press('Tab');
    await expect(upper).toBeFocused();
    await expectShown(page, tooltip);
    await page.keyboard.press('Escape');
    await expectGone(page, tooltip);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expectShown(page, tooltip);
  });
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
  const tooltip = tooltipOf(word);
  await word.hover();
  await expectShown(page, tooltip);
  const [of, at] = [await boxOf(word), await boxOf(tooltip)];
  expect(at.x, `${name} at ${width}`).toBeGreaterThanOrEqual(0);
  expect(at.x + at.width, `${name} at ${width}`).toBeLessThanOrEqual(width);
  const isBeside = at.x >= of.x + of.width || at.x + at.width <= of.x;
  const isAboveOrBelow = at.y >= of.y + of.height || at.y + at.height <= of.y;
  expect(isBeside || isAboveOrBelow, `${name} at ${width} is not covered`).toBe(true);
  // It may be over the next word, and a pointer that comes upon it while it fades keeps it: one can point at it.
  await page.mouse.move(1, 1);
  await expectGone(page, tooltip);
}

test('what opens over the text fades in and out, and a box opens under its word', async ({ page }) => {
  await open(page, PAGE);
  await page.evaluate(() => {
    const faded: string[] = [];
    Reflect.set(globalThis, 'faded', faded);
    addEventListener('transitionrun', ({ target, propertyName }) => {
      const isOver = target instanceof Element && target.matches('[popover], [role=tooltip]');
      if (isOver && propertyName === 'opacity') faded.push(target.role ?? 'menu');
    });
  });
  // What is not there yet has nothing to fade out from.
  const expectOpaque = async (overlay: Locator) => {
    await expectShown(page, overlay);
    await expect(overlay).toHaveCSS('opacity', '1');
  };
  const popover = page.locator(':popover-open');

  await test.step('a tooltip comes and goes', async () => {
    const word = page.getByRole('button', { name: 'word', exact: true });
    await word.hover();
    await expectOpaque(tooltipOf(word));
    await page.mouse.move(5, 400);
    await expectGone(page, tooltipOf(word));
  });

  await test.step('a box opens by press or key, its title at least 177 wide, and Escape closes it', async () => {
    const word = page.getByRole('button', { name: 'box', exact: true });
    const box = page.getByRole('note', { name: 'Title' });
    await expect(box).toBeHidden();
    await word.click();
    await expect(popover).toContainText('The text of the box.');
    await expectOpaque(box);
    expect((await boxOf(box.locator('b'))).width).toBeGreaterThanOrEqual(177);
    expect((await boxOf(box)).y).toBeGreaterThan((await boxOf(word)).y);
    await page.keyboard.press('Escape');
    await expectGone(page, box);
    await word.press('Enter');
    await expectOpaque(popover);
    await expect(box).toBeVisible();
    await page.mouse.click(5, 700);
    await expectGone(page, box);
  });

  await test.step('a menu opens and closes', async () => {
    await page.getByRole('button', { name: 'Language', exact: true }).press('Enter');
    await expectOpaque(popover);
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
  });

  const faded = () => page.evaluate(() => Reflect.get(globalThis, 'faded'));
  await expect.poll(faded).toEqual(['tooltip', 'tooltip', 'note', 'note', 'note', 'note', 'menu', 'menu']);
});

const zoom = (page: Page) => page.locator('dialog.q-zoom');

test('an image goes through open, opened, close and closed, and closes in every way', async ({ page }) => {
  await open(page, PAGE);
  const near = page.getByRole('button', { name: 'Enlarge image: Near' });
  await page.evaluate(() => {
    const states: string[] = [];
    Reflect.set(globalThis, 'zoomStates', states);
    const note = (dialog: HTMLElement) => states.push(dialog.dataset.state ?? '');
    new MutationObserver((records) => {
      for (const { target } of records) if (target instanceof HTMLDialogElement) note(target);
    }).observe(document.body, { subtree: true, attributeFilter: ['data-state'] });
  });

  await test.step('a larger file takes its place when it is there', async () => {
    await near.click();
    await expect(zoom(page)).toHaveAttribute('data-state', 'opened');
    await expect(zoom(page).locator('img')).toHaveAttribute('src', '/dark.svg');
    await zoom(page).getByRole('button', { name: 'Close the enlarged image' }).click();
    await expect(zoom(page)).toHaveCount(0);
    const states = await page.evaluate(() => Reflect.get(globalThis, 'zoomStates'));
    expect(states).toEqual(['open', 'opened', 'close', 'closed']);
  });

  await test.step('images of links are links, and those of the chrome stay small', async () => {
    await expect(page.locator('.q-zoomable')).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'Linked' }).locator('.q-zoomable')).toHaveCount(0);
  });

  await test.step('it closes by Escape, a press and another size of the window', async () => {
    // How it moves is claimed above.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [way, close] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['a press', () => page.mouse.click(5, 5)],
      ['another size', () => page.setViewportSize({ width: 1200, height: 700 })],
    ] as const) {
      await near.click();
      await expect(zoom(page), way).toHaveAttribute('data-state', 'opened');
      await close();
      await expect(zoom(page), way).toHaveCount(0);
    }
  });
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

test('the wheel and the arrow keys scroll the page behind an enlarged image, which closes it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page, PAGE);
  const near = page.getByRole('button', { name: 'Enlarge image: Near' });
  for (const [way, scroll] of [
    ['wheel', () => page.mouse.wheel(0, -120)],
    [
      'keys',
      async () => {
        for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowUp');
      },
    ],
  ] as const) {
    await near.click();
    await expect(zoom(page), way).toHaveAttribute('data-state', 'opened');
    const before = await page.evaluate(() => scrollY);
    await scroll();
    await expect(zoom(page), way).toHaveCount(0);
    expect(await page.evaluate(() => scrollY), way).toBeLessThan(before);
  }
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

test.describe('where the larger file is out of reach', () => {
  test.use({ allowedNoise: /enlarged image could not be loaded: \/missing\.svg|status of 404/ });

  test('a warning says so, and the page’s own image is enlarged', async ({ page, noise }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, PAGE);
    await page.getByRole('button', { name: 'Enlarge image: Far' }).click();
    await expect(zoom(page)).toHaveAttribute('data-state', 'opened');
    await expect.poll(() => noise.filter((text) => text.includes('could not be loaded')).length).toBe(1);
    await expect(zoom(page).locator('img')).toHaveAttribute('src', /\/code\.svg$/);
    await page.keyboard.press('Escape');
    await expect(zoom(page)).toHaveCount(0);
  });
});
