/** Claims about the drawings in the pages: they can be read on a phone, and follow the reader's choice of appearance. */
import type { Page } from '@playwright/test';
import { expect, open, test } from './fixtures/test.ts';

const PAGES = ['/guide/start/', '/guide/basic/output-structure', '/guide/advanced/static-assets'];
const ROUTES = PAGES.flatMap((route) => [route, `/zh${route}`]);
const SMALLEST_TEXT_PX = 9;

for (const route of ROUTES) {
  test(`the words of a drawing can be read on a phone (${route})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, route);
    const sizes = await measureTexts(page);
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_TEXT_PX);
  });
}

test('a drawing is dark where the reader has chosen so, whatever the system says', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await paintBox(page);
  await page.evaluate(() => localStorage.setItem('rspress-theme-appearance', 'dark'));
  const dark = await paintBox(page);
  expect(dark.equals(light)).toBe(false);
});

/** The sizes in which the texts of the page's drawings appear, smallest and largest alike. */
function measureTexts(page: Page): Promise<number[]> {
  return page.locator('img[src*="/diagrams/"]').evaluateAll(async (images: HTMLImageElement[]) => {
    const ofImage = async (image: HTMLImageElement) => {
      const svg = await (await fetch(image.src)).text();
      const scale = image.getBoundingClientRect().width / Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
      return [...svg.matchAll(/font-size="([\d.]+)"/g)].map((match) => Number(match[1]) * scale);
    };
    return (await Promise.all(images.map(ofImage))).flat();
  });
}

/** The pixels inside the first box of a drawing, where there is neither a word nor the page behind it. */
async function paintBox(page: Page): Promise<Buffer> {
  await open(page, '/guide/start/');
  const image = page.locator('img[src*="/diagrams/"]').first();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
  const box = await image.boundingBox();
  if (box === null) throw new Error('The drawing is not shown.');
  return page.screenshot({ clip: { x: box.x + 24, y: box.y + 16, width: 20, height: 20 } });
}
