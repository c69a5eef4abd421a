/** Runs Pagefind for comparison: indexes the same text, and searches in Chromium. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIndex } from 'pagefind';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';

/** Results that are evaluated. */
const ANSWERS = 12;
const TYPES = { js: 'text/javascript', json: 'application/json', html: 'text/html' };

export async function openPagefind(pages, lang) {
  const folder = mkdtempSync(join(tmpdir(), 'quire-pagefind-'));
  await writeIndex(pages, lang, folder);
  const server = await serve(folder);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.goto(`http://localhost:${server.address().port}/index.html`);
  await page.evaluate(async () => {
    window.engine = await import(`${location.origin}/pagefind.js`);
    await window.engine.init();
  });
  return {
    async search(query) {
      const urls = await page.evaluate(findUrls, [query, ANSWERS]);
      return urls.map((url) => pages[Number(/(\d+)\/?$/.exec(url)?.[1])]?.routePath ?? url);
    },
    async close() {
      await browser.close();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function findUrls([query, limit]) {
  const { results } = await window.engine.search(query);
  const found = await Promise.all(results.slice(0, limit).map((result) => result.data()));
  return found.map(({ url }) => url);
}

/** Uses the page's number as its URL, because Pagefind changes slashes and extensions. */
async function writeIndex(pages, lang, folder) {
  const { index } = await createIndex({ forceLanguage: lang });
  for (const [number, page] of pages.entries()) {
    const { errors } = await index.addHTMLFile({ url: `/${number}/`, content: toHtml(page, lang) });
    if (errors.length > 0) throw new Error(`Pagefind refuses ${page.routePath}: ${errors.join(', ')}`);
  }
  await index.writeFiles({ outputPath: folder });
  await index.deleteIndex();
}

function toHtml({ title, sections }, lang) {
  const parts = sections.map(({ anchor, depth, title: heading, blocks, code }) => {
    const level = Math.min(Math.max(depth, 1), 6);
    const id = anchor ? ` id="${escapeHtml(anchor)}"` : '';
    const text = blocks.map((block) => `<p>${escapeHtml(block)}</p>`).join('');
    return `<h${level}${id}>${escapeHtml(heading)}</h${level}>${text}${code.map((each) => `<pre>${escapeHtml(each)}</pre>`).join('')}`;
  });
  return `<!doctype html><html lang="${lang}"><head><title>${escapeHtml(title)}</title></head><body><main data-pagefind-body>${parts.join('')}</main></body></html>`;
}

function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function serve(folder) {
  const server = createServer((request, response) => {
    const name = new URL(request.url, 'http://localhost').pathname.slice(1);
    const type = TYPES[name.split('.').at(-1)] ?? 'application/octet-stream';
    if (name === 'index.html') return void response.writeHead(200, { 'content-type': type }).end('<!doctype html>');
    try {
      const body = readFileSync(join(folder, name));
      response.writeHead(200, { 'content-type': type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, 'localhost', () => resolve(server)));
}
