/** Claims about what plugins run in browsers. */
import { testOn } from './fixtures/fixture-site.ts';
import { expect, open } from './fixtures/test.ts';

const test = testOn('plugins');

test('the module of a plugin starts once, and is called with each page, after what it did to the last one is undone', {
  tag: '@dev',
}, async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('output')).toHaveText('1 visits, 0 undone');
  await page.getByRole('link', { name: 'the next page' }).click();
  await expect(page.getByRole('heading', { name: 'Next' })).toBeVisible();
  await expect(page.locator('output')).toHaveText('2 visits, 1 undone');
  await page.getByRole('link', { name: 'the first page' }).click();
  await expect(page.locator('output')).toHaveText('3 visits, 2 undone');
  await expect(page.locator('html')).toHaveAttribute('data-started', '1');
});
