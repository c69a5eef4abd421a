import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';
import { FIRST, follow, heading, SECOND, scrollTop } from './fixtures/pages.ts';
import { expect, open, test } from './fixtures/test.ts';

// Playwright disables the back/forward cache, and a headless shell has none: this test launches its own browser.
test('a page from the back/forward cache is interactive, at its scroll position', async ({
  launchOptions,
  baseURL,
}) => {
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const executablePath = findChromium() ?? 'chromium';
  const browser = await chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs });
  const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } });
  await open(page, FIRST.path);
  await follow(page, SECOND.path);
  await expect(heading(page)).toHaveText(SECOND.heading);
  await page.evaluate(() => scrollTo(0, 600));
  await page.evaluate(() =>
    addEventListener('pageshow', (event) => {
      document.documentElement.dataset.kept = String(event.persisted);
    }),
  );
  await page.evaluate((path) => location.assign(path), FIRST.chinese);
  await page.waitForURL(`**${FIRST.chinese}`);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => location.pathname).catch(() => '')).toBe(SECOND.path);
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
  expect(await scrollTop(page)).toBe(600);
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText(FIRST.heading);
  await browser.close();
});
