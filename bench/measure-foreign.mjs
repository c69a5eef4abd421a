/**
 * Builds third-party sites that were written for Rspress: compares exit codes, pages, texts that are missing compared with
 * Rspress's output, and errors in the browser's console. The sites need their packages installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { startPreview } from '@quire/engine';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import { QUIRE } from './corpus-site.mjs';

/** Pages of each site that are opened with scripts, spread evenly. */
const OPENED_PAGES = 12;
/** Missing texts of each site that are printed. */
const SHOWN_TEXTS = 8;
/** How long to wait for errors of scripts after a page has loaded. */
const SETTLE_MS = 300;

/**
 * @param dirs folders of sites
 * @returns the figures of each site; `theirs` only if Rspress itself can build it
 */
export async function measureForeign(dirs) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const sites = [];
  for (const dir of dirs) sites.push(await measureSite(resolve(dir), browser));
  await browser.close();
  return sites;
}

async function measureSite(dir, browser) {
  console.log(`\n  ${dir}`);
  const ours = mkdtempSync(join(tmpdir(), 'quire-foreign-'));
  const { status, stderr } = run(process.execPath, [findQuire(dir), 'build', dir, '--out', ours], dir);
  const site = { name: nameSite(dir), exitCode: status, pages: 0, consoleErrors: 0 };
  if (status !== 0) {
    console.log(stderr.split('\n').slice(0, SHOWN_TEXTS).join('\n'));
    return site;
  }
  const own = listDocuments(ours);
  const errors = await listConsoleErrors(ours, own, browser);
  for (const error of errors.slice(0, SHOWN_TEXTS)) console.log(`    console: ${error}`);
  const theirs = buildWithRspress(dir);
  const compared = theirs && (await compareTexts({ ours, theirs }, browser));
  return { ...site, pages: own.length, consoleErrors: errors.length, ...(compared && { theirs: compared }) };
}

/** Includes the parent folder, because most folders are called "docs". */
function nameSite(dir) {
  return `${basename(dirname(dir))}/${basename(dir)}`;
}

/** Prefers the engine that is installed with the site, because it matches the installed theme. */
function findQuire(dir) {
  const installed = join(dir, 'node_modules/@quire/engine/bin/quire.mjs');
  return existsSync(installed) ? installed : QUIRE;
}

function run(command, args, cwd) {
  return spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}

/** The output folder of Rspress; undefined if it cannot build the site. */
function buildWithRspress(dir) {
  const command = join(dir, 'node_modules/.bin/rspress');
  if (!existsSync(command)) return undefined;
  const begin = Date.now();
  const { status, stdout, stderr } = run(command, ['build'], dir);
  if (status !== 0) {
    console.log(`    Rspress itself cannot build it: ${lastLines(stdout + stderr)}`);
    return undefined;
  }
  const folders = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => join(dir, name));
  const isOutput = (folder) => {
    const home = ['index.html', '404.html'].map((name) => join(folder, name)).find((file) => existsSync(file));
    return home !== undefined && statSync(home).mtimeMs >= begin;
  };
  return [...folders, ...folders.flatMap(listFolders)].find(isOutput);
}

function listFolders(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

function lastLines(text) {
  return text.trim().split('\n').slice(-3).join(' / ').slice(0, 300);
}

function listDocuments(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html') && !/(?:^|\/)404\.html$/.test(path))
    .sort();
}

/** Counts the pages of Rspress, those that we have too, and those with all their texts. */
async function compareTexts({ ours, theirs }, browser) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.route('**', (route) => route.abort());
  const page = await context.newPage();
  const theirPages = listDocuments(theirs);
  const common = theirPages.flatMap((path) => {
    const own = [path, path.replace(/\.html$/, '/index.html')].find((each) => existsSync(join(ours, each)));
    return own === undefined ? [] : [{ path, own }];
  });
  const missing = [];
  for (const { path, own } of common) {
    const wanted = await readBlocks(page, join(theirs, path));
    const text = (await readBlocks(page, join(ours, own))).join('');
    const lost = wanted.filter((block) => !text.includes(block));
    if (lost.length > 0) missing.push({ path, lost });
  }
  await context.close();
  for (const { path, lost } of missing.slice(0, SHOWN_TEXTS))
    console.log(`    ${path}: ${lost.length} texts, such as "${lost[0].slice(0, 100)}"`);
  const absent = theirPages.filter((path) => !common.some((each) => each.path === path));
  if (absent.length > 0) console.log(`    not here: ${absent.slice(0, SHOWN_TEXTS).join(', ')}`);
  return { pages: theirPages.length, common: common.length, same: common.length - missing.length };
}

/** Redirect pages have no text. */
const REDIRECT = /<meta[^>]+http-equiv="?refresh/i;

/** The texts of a page's content, without white space and without generated parts of headings and code. */
async function readBlocks(page, file) {
  const html = readFileSync(file, 'utf8');
  if (REDIRECT.test(html)) return [];
  await page.setContent(html);
  return page.evaluate(() => {
    // Home pages of Rspress have neither; there, navigation would be compared.
    const root = document.querySelector('.rspress-doc, .rp-doc') ?? document.querySelector('#q-content');
    if (!root) return [];
    for (const each of root.querySelectorAll(
      'button, a.header-anchor, a[aria-hidden], script, style, svg, nav, [hidden]:not([role=tabpanel])',
    ))
      each.remove();
    const blocks = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6, p, td, th, pre, dt, dd, summary, li')];
    return blocks
      .filter((block) => !block.querySelector('p, li, pre, td, h1, h2, h3'))
      .map((block) => block.textContent.replace(/[\s\u200b#]+/g, ''))
      .filter((text) => text !== '');
  });
}

async function listConsoleErrors(folder, documents, browser) {
  const preview = await startPreview({ dir: folder, port: 0, host: 'localhost' });
  const step = Math.max(1, Math.floor(documents.length / OPENED_PAGES));
  const context = await browser.newContext();
  const page = await context.newPage();
  // Ignore images of other hosts.
  await context.route(
    (url) => url.origin !== new URL(preview.url).origin,
    (route) => route.fulfill({ body: '' }),
  );
  const errors = [];
  const note = (text) => errors.push(`${relative(preview.url, page.url())} ${text}`.slice(0, 300));
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  page.on('pageerror', (error) => note(error.message));
  for (const path of documents.filter((_, index) => index % step === 0)) {
    await page.goto(new URL(path.replace(/(?:index)?\.html$/, ''), preview.url).href).catch(() => undefined);
    await page.waitForTimeout(SETTLE_MS);
  }
  await context.close();
  await preview.close();
  return errors;
}
