import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';
import { FIRST, follow, heading, SECOND, scrollTop } from './fixtures/pages.ts';
import { expect, open, test } from './fixtures/test.ts';

// Playwright switches the cache off, and a browser without windows has none: this test needs one of its own.
test('a page that the browser kept comes back alive, at its place', async ({ launchOptions, baseURL }) => {
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
