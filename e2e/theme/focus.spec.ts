/** Claims about reading by keyboard: what has the focus shows it, and nothing is over it. */
import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures/test.ts';

/** What is wrong with the place of the focus; undefined where it has left the page. */
function judgeFocus(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
    const name = focused.outerHTML.slice(0, 120);
    // A link that is a whole card's shows on the card.
    const rings = [focused, focused.closest('li')].filter(
      (element) => element && getComputedStyle(element).outlineStyle === 'solid',
    );
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const inset = Math.min(8, (bottom - top) / 3);
    // Code may be wider than its scroller, and has the focus until its names are loaded: what is in sight counts.
    const end = Math.min(right, focused.closest('pre')?.getBoundingClientRect().right ?? right);
    const places = [left + inset, (left + end) / 2, end - inset].flatMap((x) =>
      [top + inset, bottom - inset].map((y) => [x, y] as const),
    );
    const isFree = ([x, y]: readonly [number, number]) => {
      const seen = document.elementFromPoint(x, y);
      // What is in the same row, such as the toggle of a group, is not a cover.
      return seen !== null && (focused.parentElement?.contains(seen) || seen.contains(focused));
    };
    // Higher than the room between the bars: its beginning is what counts.
    const judged = bottom - top > innerHeight / 2 ? places.filter(([, y]) => y === top + inset) : places;
    return [...(rings.length ? [] : [`no ring: ${name}`]), ...(judged.every(isFree) ? [] : [`covered: ${name}`])];
  });
}

/** Presses the key from stop to stop until the focus leaves the page, at most so often. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = 300): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  for (let stops = 0; stops < most; stops++) {
    await page.keyboard.press(key);
    const found = await judgeFocus(page);
    if (found === undefined) return { stops, faults };
    faults.push(...found);
  }
  return { stops: most, faults };
}

for (const [path, width, tag] of [
  ['/', 390, []],
  ['/zh/config/lib/', 390, []],
  ['/guide/basic/output-format', 390, ['@nightly']],
  ['/zh/guide/basic/output-format', 1440, ['@nightly']],
  ['/zh/blog/introducing-rslib', 1440, []],
] as const) {
  const title = `the focus is seen at every stop of ${path}, ${width} wide, forwards and backwards`;
  test(title, { tag: [...tag] }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await open(page, path);
    const forwards = await walk(page, 'Tab');
    expect(forwards.faults).toEqual([]);
    expect(forwards.stops).toBeGreaterThan(20);
    expect(forwards.stops).toBeLessThan(300);
    const backwards = await walk(page, 'Shift+Tab', forwards.stops);
    expect(backwards).toEqual({ stops: forwards.stops, faults: [] });
  });
}

for (const width of [1440, 390]) {
  test(`focusing a control of the bar keeps the place of the page, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/guide/basic/output-format');
    const moved = await page.evaluate(async () => {
      const controls = [
        ...document.querySelectorAll<HTMLElement>('header :is(a, button), [data-local-bar] :is(a, button)'),
      ].filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[popover]'));
      const places: Array<[string, number]> = [];
      for (const start of [400, 3000]) {
        for (const control of controls) {
          scrollTo({ top: start, behavior: 'instant' });
          control.focus();
          await new Promise(requestAnimationFrame);
          if (scrollY !== start) places.push([control.ariaLabel ?? control.textContent, scrollY]);
        }
      }
      return { count: controls.length, places };
    });
    expect(moved.places).toEqual([]);
    expect(moved.count).toBeGreaterThan(2);
  });
}
