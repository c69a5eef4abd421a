/** Claims about the client modules of plugins. */
import { testOn } from './fixtures/fixture-site.ts';
import { expect, open } from './fixtures/test.ts';

const test = testOn('plugins');

test('the client module of a plugin is loaded once, and called for each page after the cleanup of the last one', {
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
