/** Claims about the hero of the home page: its dots and its stack. */
import { expect, open, test } from '../fixtures/test.ts';

test('the dots of the hero are never over its text, wherever they are', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const canvas = page.locator('main canvas');
  /** Dots everywhere, or none. */
  const paint = (color: string) =>
    canvas.evaluate((element: HTMLCanvasElement, fillStyle) => {
      const context = element.getContext('2d');
      context?.clearRect(0, 0, element.width, element.height);
      Object.assign(context ?? {}, { fillStyle });
      context?.fillRect(0, 0, element.width, element.height);
    }, color);
  for (const [width, path] of [
    [1216, '/'],
    [960, '/zh/'],
    [768, '/'],
    [700, '/zh/'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    const clip = await page.locator('main h1').evaluate((title) => {
      const column = title.parentElement ?? title;
      const controls = [...column.querySelectorAll('a, button, code')].map((each) => each.getBoundingClientRect());
      const range = new Range();
      const texts = document.createTreeWalker(column, NodeFilter.SHOW_TEXT);
      const lines: DOMRect[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        range.selectNodeContents(text);
        lines.push(...range.getClientRects());
      }
      // Beside the picture it is a column, below it there are centered lines.
      const boxes = innerWidth < 960 ? [...lines, ...controls] : [column.getBoundingClientRect()];
      const x = Math.min(...boxes.map(({ left }) => left));
      const y = Math.min(...boxes.map(({ top }) => top));
      return {
        x,
        y,
        width: Math.max(...boxes.map(({ right }) => right)) - x,
        height: Math.max(...boxes.map(({ bottom }) => bottom)) - y,
      };
    });
    await paint('red');
    const [text, all] = [await page.screenshot({ clip }), await page.screenshot()];
    await paint('transparent');
    expect((await page.screenshot({ clip })).equals(text), `${path}, ${width} wide`).toBe(true);
    expect((await page.screenshot()).equals(all)).toBe(false);
  }
});

test('with reduced motion the stack of the hero is shown as it ends', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const outputs = page.locator('[data-output]');
  await expect(outputs).toHaveText(['esm', 'cjs', 'umd', '.d.ts']);
  for (const output of await outputs.all()) await expect(output).toHaveCSS('opacity', '1');
});

test('the stack of the hero moves once, for less than a second, and the formats leave it one after the other', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const motions = await page
    .locator('main section')
    .first()
    .evaluate((hero) =>
      hero.getAnimations({ subtree: true }).map(({ effect }) => {
        const timing = effect?.getComputedTiming();
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return { end: Number(timing?.endTime), iterations: timing?.iterations, name: target?.textContent };
      }),
    );
  expect(motions.filter(({ end, iterations }) => end >= 1000 || iterations !== 1)).toEqual([]);
  const formats = motions.filter(({ name }) => name !== '').sort((one, other) => one.end - other.end);
  expect(formats.map(({ name }) => name)).toEqual(['esm', 'cjs', 'umd', '.d.ts']);
  expect(new Set(formats.map(({ end }) => end)).size).toBe(4);
});
