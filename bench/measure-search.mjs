/** Measures search on this site: bytes up to the first answer, time of a keystroke, long tasks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import { percentile } from './statistics.mjs';

const LOCALES = [
  { lang: 'en', path: 'guide/start/quick-start', query: 'autoExternal' },
  { lang: 'zh', path: 'zh/guide/start/quick-start', query: '声明文件' },
];
/** Between two keystrokes of a fast typist. */
const KEY_DELAY_MS = 60;

/**
 * Opens the dialog on a page of each locale, and types.
 * @param url the site, with a trailing `/`
 * @param queries by locale; typed key by key, some into the dialog and all into its worker
 */
export async function measureSearch(url, siteDir, queries) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const locales = [];
  for (const locale of LOCALES) {
    const texts = queries[locale.lang].map(({ query }) => query);
    const visit = await measureFirstAnswer(browser, new URL(locale.path, url).href, locale);
    const longTasks = await countLongTasks(browser, new URL(locale.path, url).href, texts.slice(0, 8));
    const keyMs = await timeWorker(browser, url, { siteDir, lang: locale.lang, texts });
    locales.push({ lang: locale.lang, ...visit, longTasks, keyP95Ms: percentile(keyMs, 95) });
  }
  await browser.close();
  return locales;
}

/** All bytes from the reader's first intent to the first visible hit. */
async function measureFirstAnswer(browser, href, { query }) {
  const page = await openPage(browser, href);
  const responses = [];
  page.on('response', (response) => responses.push(response));
  await openDialog(page);
  await page.locator('dialog [role=combobox]').pressSequentially(query, { delay: KEY_DELAY_MS });
  await page.locator('dialog [role=option]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const files = await Promise.all(responses.map(readFile));
  await page.close();
  const sumOf = (test) => files.filter(test).reduce((sum, { bytes }) => sum + bytes, 0);
  // The rest of the text is loaded after the first answer, so it does not delay it.
  const isRest = ({ name }) => name.includes('/files/rest-');
  const isWorker = ({ name }) => /-worker\.\w+\.js$/.test(name);
  // Loaded once by whatever needs it first: this dialog, or a component of a page.
  const isReact = ({ name }) => name.includes('/lib-react.');
  const isScript = (file) => file.name.endsWith('.js') && !isWorker(file) && !isReact(file);
  return {
    firstAnswerBytes: sumOf((file) => !isRest(file) && !isReact(file)),
    reactBytes: sumOf(isReact),
    dialogScriptBytes: sumOf(isScript),
    workerBytes: sumOf(isWorker),
    restBytes: sumOf(isRest),
  };
}

async function countLongTasks(browser, href, texts) {
  const page = await openPage(browser, href);
  await openDialog(page);
  // Exclude the start of the dialog.
  await page.locator('dialog [role=combobox]').pressSequentially('a');
  await page.locator('dialog [role=option]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  for (const text of texts) {
    await page.locator('dialog [role=combobox]').fill('');
    await page.locator('dialog [role=combobox]').pressSequentially(text, { delay: KEY_DELAY_MS });
  }
  await page.waitForTimeout(500);
  const found = await page.evaluate(() => window.longTasks.length);
  await page.close();
  return found;
}

/** From the message with the query to the one with its hits, with the worker and the request of the dialog. */
async function timeWorker(browser, url, { siteDir, lang, texts }) {
  const page = await openPage(browser, url);
  const worker = readdirSync(join(siteDir, 'assets')).find((name) => name.startsWith('whole-worker.'));
  const times = await page.evaluate(typeIntoWorker, {
    worker: new URL(`assets/${worker}`, url).href,
    source: { entryUrl: new URL(`search/${lang}.json`, url).href, urlPrefix: '' },
    texts,
  });
  await page.close();
  return times;
}

async function typeIntoWorker({ worker, source, texts }) {
  const policy = window.trustedTypes?.createPolicy('quire-search-worker', { createScriptURL: (address) => address });
  const engine = new Worker(policy?.createScriptURL(worker) ?? worker);
  let id = 0;
  const call = (message) =>
    new Promise((resolve) => {
      const own = ++id;
      const listener = ({ data }) => {
        if (data.id !== own) return;
        engine.removeEventListener('message', listener);
        resolve(data);
      };
      engine.addEventListener('message', listener);
      engine.postMessage({ id: own, call: message });
    });
  const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}:10`);
  const search = (query) =>
    call({
      source,
      requests: [{ indexName: 'bench', query, hitsPerPage: 20, attributesToSnippet: [...levels, 'content:10'] }],
    });
  await call({ source, requests: [] });
  // A word that is in no heading makes the worker load the rest of the text.
  await search('zzzqqqq');
  const times = [];
  for (const text of texts) {
    for (let length = 1; length <= text.length; length += 1) {
      const start = performance.now();
      await search(text.slice(0, length));
      times.push(performance.now() - start);
    }
  }
  engine.terminate();
  return times;
}

async function openPage(browser, href) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(href, { waitUntil: 'networkidle' });
  return page;
}

async function openDialog(page) {
  await page.keyboard.press('Control+k');
  await page.locator('dialog [role=combobox]').waitFor();
}

async function readFile(response) {
  const body = await response.body().catch(() => Buffer.alloc(0));
  return { name: new URL(response.url()).pathname, bytes: body.length === 0 ? 0 : gzipSync(body, { level: 9 }).length };
}

/** The given queries, by locale. */
export function loadGivenQueries(folder) {
  return Object.fromEntries(
    LOCALES.map(({ lang }) => [lang, JSON.parse(readFileSync(join(folder, `${lang}.json`), 'utf8'))]),
  );
}
