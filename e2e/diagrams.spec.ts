/** Claims about the diagrams in the pages: they are readable on a phone, have names, and use the colors of the page. */
import { expect, open, test, wake } from './fixtures/test.ts';

const PAGES = ['/guide/start/', '/guide/basic/output-structure', '/guide/advanced/static-assets'];
const ROUTES = PAGES.flatMap((route) => [route, `/zh${route}`]);
const SMALLEST_TEXT_PX = 9;

for (const route of ROUTES) {
  test(`the words of a diagram are readable on a phone, and its name says what it shows (${route})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, route);
    const diagrams = page.locator('#quire-article .q-diagram-box');
    const sizes = await diagrams.locator('text').evaluateAll((texts: SVGTextElement[]) =>
      texts.map((text) => {
        const svg = text.ownerSVGElement;
        const scale = (svg?.getBoundingClientRect().width ?? 0) / (svg?.viewBox.baseVal.width ?? 1);
        return Number(text.getAttribute('font-size')) * scale;
      }),
    );
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_TEXT_PX);
    for (const diagram of await diagrams.all()) await expect(diagram).toHaveAccessibleName(/.{20}/);
  });
}

test('a diagram has the colors of the page, not of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const readFill = async () => {
    await open(page, '/guide/start/');
    return page
      .locator('.q-diagram .grey rect')
      .first()
      .evaluate((box) => [getComputedStyle(box).fill, getComputedStyle(document.documentElement).colorScheme]);
  };
  const light = await readFill();
  await page.evaluate(() => localStorage.setItem('rspress-theme-appearance', 'dark'));
  const dark = await readFill();
  expect([light[1], dark[1]]).toEqual(['light dark', 'dark']);
  expect(dark[0]).not.toBe(light[0]);
});

test('the diagrams of the home page are not moved by scripts, and are present after a navigation', async ({ page }) => {
  await open(page, '/');
  const read = () =>
    page.locator('li > svg[viewBox="0 0 400 152"]').evaluateAll((all) => all.map((svg) => svg.innerHTML));
  const written = await read();
  expect(written.map((svg) => svg.includes('<rect'))).toEqual([true, true]);
  await wake(page);
  await open(page, '/guide/start/');
  await page.locator('header a[href="/"]').first().click();
  await expect.poll(read).toEqual(written);
});
