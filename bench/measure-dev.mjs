/** Measures the dev server: from the command to the first page, and from a saved file to the screen. */
import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import { createCorpusSite, findCommand, QUIRE, WORK_DIR } from './corpus-site.mjs';
import { generateDocs, generatePage, pagePath } from './generate-docs.mjs';
import { leaveCertificatesOut } from './measure-process.mjs';
import { median } from './statistics.mjs';

const SITE = join(WORK_DIR, 'site-dev');
const PAGES = 1000;
const PAGE = 500;
const STARTS = 5;
const PAGE_REST_MS = 2000;
const EDITS = 15;

/** In milliseconds. Cold starts have no cache; an edit changes a word of an open page. */
export async function measureDev() {
  generateDocs(SITE, PAGES);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const starts = [];
  for (let run = 0; run < STARTS; run += 1) starts.push(await measureStart(browser));
  const edits = await measureEdits(browser);
  await browser.close();
  rmSync(SITE, { recursive: true, force: true });
  return { pages: PAGES, startMs: median(starts), editMs: median(edits), slowestEditMs: Math.max(...edits) };
}

/**
 * Measures the milliseconds from the command to the heading on the screen, for several engines by turns, each on a new
 * site.
 * @param roots the repository of each engine
 * @returns the runs of each engine
 */
export async function measureFirstPages(roots, runs) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const starts = roots.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, root] of roots.entries()) {
      const { folder: site } = createCorpusSite(PAGES, 'varied', root);
      starts[index].push(await measureStart(browser, { command: findCommand(root), site }));
    }
  }
  await browser.close();
  return starts;
}

/** Until the heading of the page is on the screen. */
async function measureStart(browser, server = { command: QUIRE, site: SITE }) {
  const page = await browser.newPage();
  // A new page keeps the browser busy for a while; an author's browser is open already.
  await page.waitForTimeout(PAGE_REST_MS);
  const begin = performance.now();
  const { url, stop } = await startServer(server);
  await page.goto(url + addressOf(PAGE), { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  const duration = performance.now() - begin;
  await page.close();
  await stop();
  return duration;
}

async function measureEdits(browser) {
  const server = await startServer({ command: QUIRE, site: SITE });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(server.url + addressOf(PAGE));
  await page.mouse.move(200, 200);
  await page.waitForLoadState('load');
  await page.locator('.q-announcer').waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  const durations = [];
  for (let edit = 0; edit < EDITS; edit += 1) durations.push(await measureEdit(page, `edit number ${edit}`));
  await page.close();
  await server.stop();
  return durations;
}

/** Node and the browser use the same system clock. */
async function measureEdit(page, text) {
  const painted = page.evaluate(waitForPaint, text);
  const source = generatePage(PAGE).replace(/\n## /, `\n${text}\n\n## `);
  const saved = performance.timeOrigin + performance.now();
  writeFileSync(join(SITE, pagePath(PAGE)), source);
  const duration = (await painted) - saved;
  await page.waitForTimeout(100);
  return duration;
}

/** Runs in the page: resolves to the time of the frame that shows the text. */
function waitForPaint(text) {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(text)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

async function startServer({ command, site }) {
  const server = spawn(process.execPath, [command, 'dev', site, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: leaveCertificatesOut(process.env),
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => resolve(/http:\S+/.exec(chunk.toString())[0]));
    ended.then((code) => reject(new Error(`The dev server ended with ${code}.`)));
  });
  return {
    url,
    stop() {
      server.kill();
      return ended;
    },
  };
}

function addressOf(index) {
  return pagePath(index).replace(/\.md$/, '');
}
