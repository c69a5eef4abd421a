/** Claims about what the page for unknown URLs offers. */
import { expect, test } from '../fixtures/test.ts';

test.describe('unknown URLs', () => {
  test.use({ allowedNoise: /404/ });

  for (const [path, heading, nearest] of [
    ['/guide/quickstart', 'Pages with a similar path', '/guide/start/quick-start'],
    ['/zh/config/lib/autoExtension', '路径相近的页面', '/zh/config/lib/auto-extension'],
  ] as const) {
    test(`${path} offers the nearest pages, and nothing moves when they come`, async ({ page }) => {
      await page.goto(path);
      const before = await page.locator('main h1').boundingBox();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.locator('main li a').first()).toHaveAttribute('href', nearest);
      expect(await page.locator('main h1').boundingBox()).toEqual(before);
    });

    test(`on a phone the paths of ${path} are whole, and nothing moves either`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const before = await page.locator('main h1').boundingBox();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      expect(await page.locator('main h1').boundingBox()).toEqual(before);
      const rows = await page
        .locator('main li span')
        .evaluateAll((paths) => paths.map((each) => each.getClientRects().length));
      expect(rows).toEqual([1, 1, 1]);
    });
  }
});
