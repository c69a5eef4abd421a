/** Measures how soon the explanation of an option in code is shown on a first hover, with all files in the cache. */
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import { median } from './statistics.mjs';

const RUNS = 9;
const OPTION = '.q-code code a';

/** The median, in milliseconds. */
export async function measureHover(url) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await hoverTwice(browser, url));
  await browser.close();
  return median(times);
}

/** The first visit fills the cache. */
async function hoverTwice(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await hover(page, url);
  const time = await hover(page, url);
  await context.close();
  return time;
}

async function hover(page, url) {
  await page.goto(url, { waitUntil: 'networkidle' });
  const configuration = page.locator('.q-code', { hasText: 'defineConfig' });
  const option = configuration.locator('code a').filter({ visible: true }).first();
  // Readers scroll before they point: the frame after scrolling is not part of the time.
  await option.scrollIntoViewIfNeeded();
  await page.evaluate(waitForFrames);
  await page.evaluate(watchHover, OPTION);
  await option.hover();
  await page.waitForFunction(() => window.benchShown > 0);
  return page.evaluate(() => window.benchShown);
}

function waitForFrames() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
}

/** From the event to the frame with the popover. */
function watchHover(option) {
  let start = 0;
  const onOver = ({ target, timeStamp }) => {
    if (start === 0 && target.closest(option)) start = timeStamp;
  };
  addEventListener('pointerover', onOver, { capture: true });
  const look = () => {
    // A task after the frame.
    if (document.querySelector('.q-hover:popover-open'))
      setTimeout(() => (window.benchShown = performance.now() - start));
    else requestAnimationFrame(look);
  };
  look();
}
