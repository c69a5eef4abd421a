/** Measures pages with Lighthouse, emulating a phone. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../scripts/chromium.mjs';
import { installTool } from './install-tool.mjs';
import { measureYardstick } from './measure-yardstick.mjs';
import { median } from './statistics.mjs';

/** Installed on demand, because nothing else needs its hundred packages. */
const PACKAGES = { lighthouse: '12.8.2', 'chrome-launcher': '1.2.1' };

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse emulates a phone that is four times slower than the machine, and its documentation recommends adapting the
 * factor to the machine. This is the time of the yardstick on a machine for which a factor of four is right.
 */
const YARDSTICK_SECONDS = 1.1;
const SLOWDOWN = 4;

/**
 * Measures the median of five runs for each page, running the pages by turns; times in milliseconds. `slowdown` is the
 * median factor by which the emulated phone was slower than this machine.
 *
 * @param pages `{ url, lang }`: the browser's language is set to that of the page
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

/** Measured before each run, because the speed of a shared machine varies; at least 1. */
async function findSlowdown() {
  const slowdown = (SLOWDOWN * YARDSTICK_SECONDS) / (await measureYardstick());
  return Math.max(1, Math.min(SLOWDOWN, slowdown));
}
