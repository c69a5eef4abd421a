/** Owns Lighthouse's verdict on a page, as on a phone. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/chromium.mjs';
import { median } from './statistics.mjs';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The median of three runs for each figure; times in milliseconds. */
export async function measureLighthouse(url) {
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(url));
  return Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((each) => each[key]))]));
}

async function audit(url) {
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' });
    const scores = CATEGORIES.map((name) => [name, Math.round(lhr.categories[name].score * 100)]);
    const millisecondsOf = (name) => lhr.audits[name].numericValue;
    return {
      ...Object.fromEntries(scores),
      fcp: millisecondsOf('first-contentful-paint'),
      lcp: millisecondsOf('largest-contentful-paint'),
      tbt: millisecondsOf('total-blocking-time'),
    };
  } finally {
    await chrome.kill();
  }
}
