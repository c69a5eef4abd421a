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
    addEventListener('keydown', ({ repeat }) => {
      document.documentElement.dataset.repeat = String(repeat);
    });
  });
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-repeat', 'false');
});

test('a visit fills the cache of the browser, the history and the storage', async ({ page }) => {
  for (const path of ['/', '/guide/start/', '/']) await open(page, path);
  await page.evaluate(() => localStorage.setItem('from', 'before'));
});

test.describe('a first visit', () => {
  test.use({ firstVisit: true });

  test('in the same tab finds nothing of it, and may be on paper', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/');
    await expect(page.locator('header').first()).toBeHidden();
    const found = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const cached = files.filter(({ transferSize }) => transferSize === 0).map(({ name }) => name);
      return { cached, entries: history.length, from: localStorage.getItem('from') };
    });
    // The page that the tab was left on is before it.
    expect(found).toEqual({ cached: [], entries: 2, from: null });
  });
});
