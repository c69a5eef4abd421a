/** Claims about light and dark. (docs/behavior/appearance.md) */
import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures/test.ts';

const KEY = 'rspress-theme-appearance';
const PAGE = '/guide/start/quick-start';
const DARK = 'dark';
const LIGHT = 'light';

/** What the reader sees: dark text on a light background, or light text on a dark one. */
function readAppearance(): string {
  const { color, backgroundColor } = getComputedStyle(document.documentElement);
  const [text = 0, background = 0] = [color, backgroundColor].map((value) =>
    (value.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
  );
  return text > background ? 'dark' : 'light';
}

test('the toggle changes the appearance, and the choice outlasts a reload and a change of the system', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, PAGE);
  const toggle = page.getByRole('button', { name: 'Dark appearance' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(readAppearance)).toBe(DARK);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('dark');

  await page.goto(PAGE, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  expect(await page.evaluate(readAppearance)).toBe(DARK);
  await toggle.click();
  // The press may come before the script: until then the toggle is as the build rendered it.
  await expect.poll(() => page.evaluate(readAppearance)).toBe(LIGHT);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(readAppearance)).toBe(LIGHT);
});

test('without a choice the system decides, also when it changes, and an invalid value is not a choice', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'purple'), KEY);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, PAGE);
  expect(await page.evaluate(readAppearance)).toBe(DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate(readAppearance)).toBe(LIGHT);
  await expect(page.getByRole('button', { name: 'Dark appearance' })).toHaveAttribute('aria-pressed', 'false');
});

/** In the page, with each frame: whoever looks from outside may come when it is over. */
function recordReveals(): void {
  const durationOf = ({ effect }: Animation) => effect?.getTiming().duration;
  const list = () =>
    document
      .getAnimations()
      .filter(
        ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-new(root)',
      );
  const seen = new Set<Animation>();
  const look = () => {
    for (const animation of list()) seen.add(animation);
    requestAnimationFrame(look);
  };
  look();
  Reflect.set(window, 'readReveals', () => ({ running: list().map(durationOf), seen: [...seen].map(durationOf) }));
}

/** Durations in milliseconds, after the frame that a press leads to. */
function readReveals(page: Page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Reflect.get(window, 'readReveals')();
  });
}

test('the reveal runs 400 ms, and not where motion is unwanted', async ({ page }) => {
  await open(page, PAGE);
  await page.evaluate(recordReveals);
  await page.getByRole('button', { name: 'Dark appearance' }).click();
  await expect.poll(() => readReveals(page)).toEqual({ running: [], seen: [400] });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Dark appearance' }).click();
  expect(await readReveals(page)).toEqual({ running: [], seen: [400] });
  // Nor does anything else take its time, whatever it says of itself.
  const readSlow = () =>
    [...document.querySelectorAll('header *, #q-sidebar, #q-sidebar *, main *')].filter((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element);
      return `${transitionDuration}, ${animationDuration}`.split(', ').some((time) => Number.parseFloat(time) > 0.001);
    }).length;
  expect(await page.evaluate(readSlow)).toBe(0);
});
