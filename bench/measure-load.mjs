/** Measures pages on a slow phone until they are idle: main-thread time, first paint, bytes; a click on a link; memory. */
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import { sumMainThread } from './main-thread.mjs';
import { measureVisit } from './measure-visit.mjs';

const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-lighthouse',
  'v8',
];
const SIDEBAR_LINKS = '#q-sidebar nav a[href]';
const FEW = 10;
const MANY = 100;

/** @param sites the URLs of the earlier and the current site, whose pages are opened by turns */
export async function measureLoads(sites, { paths, runs }) {
  const pages = paths.map((path) => ({
    path,
    sites: sites.map(() => ({ loads: [], clicks: [], bytes: {}, heap: [] })),
  }));
  for (const page of pages) {
    console.log(`  loading /${page.path}`);
    for (let run = 0; run < runs; run += 1) {
      for (const [index, figures] of page.sites.entries()) {
        const url = new URL(page.path, sites[index]).href;
        figures.loads.push(await withPage(PHONE, (opened) => traceLoad(opened, url)));
        figures.clicks.push(await withPage(DESK, (opened) => timeClick(opened, url)));
      }
    }
    for (const [index, figures] of page.sites.entries()) {
      const url = new URL(page.path, sites[index]).href;
      figures.bytes = await measureVisit(url);
      figures.heap = await withPage(DESK, (opened) => weighNavigations(opened, url));
    }
  }
  return pages;
}

/** Uses a new browser for each measurement, so that nothing is cached or compiled. */
async function withPage(viewport, measure) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  try {
    return await measure(await context.newPage());
  } finally {
    await browser.close();
  }
}

async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

async function traceLoad(page, url) {
  await slowDown(page);
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime);
  return { ...sumMainThread(traceEvents), paint };
}

/** From the event to the frame after the other page's heading; undefined if there is no sidebar. */
async function timeClick(page, url) {
  await page.goto(url, { waitUntil: 'networkidle' });
  const link = await findOther(page);
  if (!link) return undefined;
  await slowDown(page);
  await page.evaluate(watchHeading);
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
  await page.waitForFunction(() => window.benchPainted > 0);
  return page.evaluate(() => window.benchPainted);
}

/** A visible sidebar link to another page. */
async function findOther(page) {
  for (const link of await page.locator(SIDEBAR_LINKS).filter({ visible: true }).all()) {
    const isOther = await link.evaluate((a) => a.origin === location.origin && a.pathname !== location.pathname);
    if (isOther) return link;
  }
  return undefined;
}

function watchHeading() {
  let start = 0;
  const before = document.querySelector('h1')?.textContent;
  addEventListener('click', (event) => (start = event.timeStamp), { capture: true });
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent;
    if (!start || heading === undefined || heading === before) return;
    observer.disconnect();
    // A task after the frame.
    requestAnimationFrame(() => setTimeout(() => (window.benchPainted = performance.now() - start)));
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}

/** The JavaScript heap after few and after many navigations; empty if there is no sidebar. */
async function weighNavigations(page, url) {
  await page.goto(url, { waitUntil: 'networkidle' });
  if (!(await findOther(page))) return [];
  const session = await page.context().newCDPSession(page);
  const weights = [];
  for (let count = 1; count <= MANY; count += 1) {
    await visitOther(page, count);
    if (count === FEW || count === MANY) weights.push(await weighHeap(session));
  }
  return weights;
}

async function visitOther(page, count) {
  const from = page.url();
  await page.evaluate(
    ([selector, index]) => {
      const others = [...document.querySelectorAll(selector)].filter(
        (a) => a.origin === location.origin && a.pathname !== location.pathname && a.checkVisibility(),
      );
      others[index % others.length].click();
    },
    [SIDEBAR_LINKS, count],
  );
  await page.waitForFunction((before) => location.href !== before, from);
  await page.waitForLoadState('networkidle');
}

async function weighHeap(session) {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
