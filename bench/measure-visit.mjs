/** Measures a visit to a page of the built site: bytes after brotli, requests to other hosts, layout shift. */
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Visits at both widths, and returns the larger of each figure. */
export async function measureVisit(url) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const visits = [];
  for (const viewport of VIEWPORTS) visits.push(await visit(browser, url, viewport));
  await browser.close();
  return Object.fromEntries(Object.keys(visits[0]).map((key) => [key, Math.max(...visits.map((each) => each[key]))]));
}

async function visit(browser, url, viewport) {
  const page = await browser.newPage({ viewport });
  const responses = [];
  page.on('response', (response) => responses.push(response));
  await page.addInitScript(recordLayoutShift);
  await page.goto(url, { waitUntil: 'load' });
  await wakeUp(page);
  const sheetsAhead = await page.evaluate(listSheetsAhead);
  const ofVisit = responses.filter((response) => !isAhead(response) && !sheetsAhead.includes(response.url()));
  const bodies = await Promise.all(dropRepeated(ofVisit).map(readBody));
  const layoutShift = await page.evaluate(() => window.benchLayoutShift);
  const prePaint = await page.evaluate(listPrePaintScripts);
  await page.close();
  const inlineBytes = prePaint.inline.reduce((sum, text) => sum + compress(text), 0);
  const sumOf = (test) => bodies.filter(test).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    htmlAndCssBytes: sumOf(({ type }) => type === 'document' || type === 'stylesheet'),
    prePaintScriptBytes: inlineBytes + sumOf((body) => prePaint.external.includes(body.url)),
    allBytes: sumOf(() => true),
    scriptBytes: inlineBytes + sumOf(({ type }) => type === 'script'),
    fontRequests: bodies.filter(({ type }) => type === 'font').length,
    foreignRequests: bodies.filter((body) => new URL(body.url).origin !== new URL(url).origin).length,
    layoutShift,
  };
}

/** Simulates a first interaction, which loads deferred scripts, then scrolls to the end. */
async function wakeUp(page) {
  await page.mouse.move(200, 200);
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState('networkidle');
}

function recordLayoutShift() {
  window.benchLayoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.benchLayoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scripts that the first paint waits for: inline ones and external ones without defer, async or module. */
function listPrePaintScripts() {
  const scripts = [...document.scripts].filter((script) => script.type === '' || script.type === 'text/javascript');
  const blocking = scripts.filter((script) => !script.async && !script.defer);
  return {
    inline: blocking.filter((script) => script.src === '').map((script) => script.textContent),
    external: blocking.filter((script) => script.src !== '').map((script) => script.src),
  };
}

/** A file that is requested again, such as the logo as the icon, comes from the cache, or is answered without its content. */
function dropRepeated(responses) {
  return responses.filter((response, at) => responses.findIndex((other) => other.url() === response.url()) === at);
}

async function readBody(response) {
  const body = await response.body().catch(() => Buffer.alloc(0));
  return {
    url: response.url(),
    type: response.request().resourceType(),
    bytes: body.length === 0 ? 0 : compress(body),
  };
}

/** A prefetched document. */
function isAhead(response) {
  const isText = response.headers()['content-type']?.startsWith('text/html') ?? false;
  return isText && response.request().resourceType() !== 'document';
}

/** Stylesheets of such documents: they hold for nothing until the visit. */
function listSheetsAhead() {
  return [...document.querySelectorAll('link[rel=stylesheet][media="not all"]')].map(({ href }) => href);
}

function compress(body) {
  return brotliCompressSync(Buffer.from(body)).length;
}
