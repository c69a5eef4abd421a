/** Claims about the layout: nothing sticks out. That nothing moves is claimed of every page, in `pages.spec.ts`. */
import { expect, open, test } from '../fixtures/test.ts';

const WIDTHS = [320, 390, 768, 960, 1024, 1280, 1440, 1920];
const PAGES = [
  '/',
  '/zh/',
  '/guide/basic/cli',
  '/zh/config/',
  '/config/lib/dts',
  '/zh/guide/basic/output-format',
  '/blog/',
];

const measureExcess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const path of PAGES) {
  test(`${path} is as wide as the screen, whatever the screen`, async ({ page }) => {
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(measureExcess), `at ${width}`).toBeLessThanOrEqual(0);
    }
  });
}

const HEIGHTS: Array<[width: number, height: number]> = [
  [768, 56],
  [769, 72],
  [1440, 72],
];

for (const [width, height] of HEIGHTS) {
  test(`the nav is ${height} high on a screen of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/guide/basic/cli');
    expect((await page.locator('header').boundingBox())?.height).toBe(height);
  });
}

test('the bar under the nav is 46 high, and stands where a part has no column', async ({ page }) => {
  await page.goto('/guide/basic/cli');
  const bar = page.locator('[data-local-bar]');
  for (const [width, height] of [
    [959, 46],
    [1279, 46],
    [1280, undefined],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect((await bar.boundingBox())?.height).toBe(height);
  }
});

test('every control is at least 24 pixels high and wide', async ({ page }) => {
  await open(page, '/guide/basic/cli');
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, header a, #q-sidebar a, #q-outline a, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({ box: element.getBoundingClientRect(), name: element.outerHTML.slice(0, 100) }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);
});

test('the columns are as wide as they are said to be', async ({ page }) => {
  const widthOf = async (id: string) => (await page.locator(id).boundingBox())?.width;
  await page.goto('/guide/basic/cli');
  expect(await widthOf('#q-sidebar')).toBe(320);
  expect(await widthOf('#q-outline')).toBe(268);
  await page.setViewportSize({ width: 1100, height: 900 });
  expect(await widthOf('#q-sidebar')).toBe(272);
});
