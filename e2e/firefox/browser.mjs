/** Runs the tests in Firefox: one browser on the built site, with pages that must not log anything. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { startPreview } from '@quire/engine';
import { launch } from 'puppeteer-core';
import { findFirefox } from '../../scripts/firefox.mjs';

const DIST = join(import.meta.dirname, '../../website/dist');

/** Ends tests that hang; no test asserts a time. */
export const PATIENCE = { timeout: 60_000 };

/** @param preferences of Firefox, such as `{ 'javascript.enabled': false }` */
export async function startFirefox(preferences = {}) {
  const preview = await startPreview({ dir: DIST, port: 0, host: 'localhost' });
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', ...preferences },
    protocolTimeout: 120_000,
  });
  return {
    /** Opens a page in a new profile, passes it to `act`, and fails if the page logged anything. */
    async visit(path, act, { width = 1440, height = 900, noise: allowed } = {}) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const noise = listenTo(page, new URL(preview.url).origin);
      await page.setViewport({ width, height });
      const response = await page.goto(new URL(path, preview.url).href);
      await act(page, response);
      await context.close();
      assert.deepEqual(
        noise.filter((text) => !allowed?.test(text)),
        [],
      );
    },
    async close() {
      await browser.close();
      await preview.close();
    },
  };
}

function listenTo(page, origin) {
  const noise = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) noise.push(`Request to ${url.origin}`);
  });
  return noise;
}

/** Simulates a first interaction, and waits for the runtime. */
export async function wake(page) {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() => history.state?.quireEntry !== undefined, PATIENCE);
}

export const waitFor = (page, selector) => page.waitForSelector(selector, { visible: true, ...PATIENCE });
