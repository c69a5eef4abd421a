/** Claims about the page that the tests of a worker share: nothing of one test is left for the next. */
import { expect, open, test } from './fixtures/test.ts';

test.describe.configure({ mode: 'serial' });

test('a test may end with a key that is held', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.down('Enter');
});

test('the next one presses it for the first time', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    window.onkeydown = ({ repeat }) => {
      document.documentElement.dataset.repeat = String(repeat);
    };
  });
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-repeat', 'false');
});
