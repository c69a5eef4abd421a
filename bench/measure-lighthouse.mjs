/** Lighthouse's verdict on pages, as on a phone. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../scripts/chromium.mjs';
import { installTool } from './install-tool.mjs';
import { measureYardstick } from './measure-yardstick.mjs';
import { median } from './statistics.mjs';

/** Installed when it is wanted: a hundred packages, of which nothing else here needs one. */
const PACKAGES = { lighthouse: '12.8.2', 'chrome-launcher': '1.2.1' };

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse's phone is four times slower than the machine that it runs on, and its documentation asks to adapt that to the
 * machine. This is how long the yardstick takes on one that the factor of four fits.
 */
const YARDSTICK_SECONDS = 1.1;
const SLOWDOWN = 4;

/**
 * Of each page the median of five runs, one run of each at a time; times in milliseconds. `slowdown` is the median of how
 * many times slower than this machine the phone was.
 *
 * @param pages `{ url, lang }`: the browser's language is the page's, as its readers' is
 */
export async function measureLighthouse(pages) {
  const tools = await loadTools();
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) {
    for (const page of pages) runs.push({ url: page.url, ...(await audit(page, tools)) });
  }
  return pages.map(({ url }) => {
    const own = runs.filter((each) => each.url === url);
    const keys = Object.keys(own[0]).filter((key) => key !== 'url');
    return { url, ...Object.fromEntries(keys.map((key) => [key, median(own.map((each) => each[key]))])) };
  });
}

async function loadTools() {
  const { resolve } = createRequire(join(installTool('Lighthouse', PACKAGES), 'package.json'));
  const load = (name) => import(pathToFileURL(resolve(name)));
  const [{ default: lighthouse }, { launch }] = await Promise.all(Object.keys(PACKAGES).map(load));
  return { lighthouse, launch };
}

async function audit({ url, lang }, { lighthouse, launch }) {
  const slowdown = await findSlowdown();
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', `--accept-lang=${lang}`],
  });
  try {
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
      throttling: { cpuSlowdownMultiplier: slowdown },
    });
    const scores = CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)]);
    const millisecondsOf = (name) => lhr.audits[name].numericValue;
    return {
      ...Object.fromEntries(scores),
      slowdown,
      fcp: millisecondsOf('first-contentful-paint'),
      lcp: millisecondsOf('largest-contentful-paint'),
      tbt: millisecondsOf('total-blocking-time'),
    };
  } finally {
    await chrome.kill();
  }
}

/** Measured before each run, because a shared machine is not always equally fast; the phone is never faster than it. */
async function findSlowdown() {
  const slowdown = (SLOWDOWN * YARDSTICK_SECONDS) / (await measureYardstick());
  return Math.max(1, Math.min(SLOWDOWN, slowdown));
}
