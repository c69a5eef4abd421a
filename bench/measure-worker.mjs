/** Measures keystrokes in the search worker, in Chromium, on a site of 100,000 sections, and long tasks in the page. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import { ROOT } from '../scripts/run-step.mjs';
import { percentile } from './statistics.mjs';

const WORKER = join(ROOT, 'packages/search/dist/worker/sharded-worker.js');
const HEADERS = {
  html: { 'content-type': 'text/html' },
  js: { 'content-type': 'text/javascript' },
  json: { 'content-type': 'application/json', 'cache-control': 'no-store' },
};

/** @param site from `createZipfSite` */
export async function measureWorker(site) {
  const bodies = new Map([
    ['/', '<!doctype html><title>Worker</title>'],
    ['/worker.js', readFileSync(WORKER)],
    ...site.files.map(({ path, body }) => [`/search/${path}`, body]),
  ]);
  const server = createServer(({ url }, response) => {
    const body = bodies.get(url);
    const kind = url === '/' ? 'html' : url.split('.').at(-1);
    response.writeHead(body === undefined ? 404 : 200, HEADERS[kind] ?? {}).end(body);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${server.address().port}/`);
  const { keyMs, longTasks } = await page.evaluate(typeQueries, {
    entryUrl: new URL(`/search/${site.entry}`, page.url()).href,
    queries: site.queries,
  });
  await browser.close();
  server.close();
  return {
    sections: site.sections,
    entryBytes: gzipSync(bodies.get(`/search/${site.entry}`), { level: 9 }).length,
    keys: keyMs.length,
    medianMs: percentile(keyMs, 50),
    p95Ms: percentile(keyMs, 95),
    longTasks,
  };
}

/** Runs in the page: types each query key by key, as the dialog does. A first round of the same words loads the files. */
async function typeQueries({ entryUrl, queries }) {
  const worker = new Worker('/worker.js', { type: 'module' });
  let id = 0;
  const call = (message) =>
    new Promise((resolve, reject) => {
      const own = ++id;
      const listen = ({ data }) => {
        if (data.id !== own) return;
        worker.removeEventListener('message', listen);
        if (data.error) reject(new Error(data.error));
        else resolve(data);
      };
      worker.addEventListener('message', listen);
      worker.postMessage({ id: own, call: message });
    });
  const source = { entryUrl, urlPrefix: '' };
  const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}:10`);
  const attributesToSnippet = [...levels, 'content:10'];
  const search = (query) =>
    call({
      source,
      contents: 0,
      requests: [{ indexName: 'bench', query, hitsPerPage: 20, attributesToSnippet }],
    });
  await call({ source, requests: [] });
  const tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' });
  const keyMs = [];
  for (const query of queries) {
    for (let length = 1; length <= query.length; length += 1) {
      const start = performance.now();
      await search(query.slice(0, length));
      keyMs.push(performance.now() - start);
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  worker.terminate();
  return { keyMs, longTasks: tasks.length };
}
