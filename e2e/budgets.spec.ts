/** Size budgets. All figures are for the strongest compression. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { watchLoading } from './fixtures/loading.ts';
import { DIST, toOutputFile } from './fixtures/routes.ts';
import { getDialog, pressShortcut, search } from './fixtures/search.ts';
import { expect, open, test } from './fixtures/test.ts';

test.use({ firstVisit: true });

const KB = 1024;
/** 2.5 KB of it are for Chinese queries (segmentation, traditional characters). */
const WORKER_KB = 11;
/** Includes the records of all pages of a language, so it grows with the content. */
const FIRST_ANSWER_KB = 54;
const PAGE = '/guide/start/quick-start';

interface Loaded {
  path: string;
  body: Buffer;
}

interface TraceEvent {
  name: string;
  /** In microseconds since the machine started. */
  ts: number;
  args: { elementCount?: number };
}

const HASH = /(?<=\/assets\/[\w.-]*[.-])[\w-]{8,10}(?=\.(?:css|js|json|svg)\b)/g;

/** The hashes in the names of files alone change the size of a document by up to 40 bytes. */
function withConstantHashes(text: string): string {
  const found = [...new Set(text.match(HASH))];
  return text.replace(HASH, (hash) => {
    const digest = createHash('sha256').update(`${found.indexOf(hash)}`);
    return digest.digest(/^[\da-f]+$/.test(hash) ? 'hex' : 'base64url').slice(0, hash.length);
  });
}

/** Slow at the highest quality, so only used for files with a budget. */
const brotli = (body: Buffer | string, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(withConstantHashes(body.toString()), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    .length;
const gzip = (body: Buffer) => gzipSync(body).length;

/** The render-blocking stylesheets of a document. */
const listSheets = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);

/** Records everything that the page and its workers load from now on. */
function watch(page: Page) {
  const bodies: Array<Promise<Loaded>> = [];
  page.context().on('response', (response) => {
    const path = new URL(response.url()).pathname;
    const loaded = response.body().then((body) => ({ path, body }));
    // Responses after the last measurement may be aborted.
    loaded.catch(() => undefined);
    bodies.push(loaded);
  });
  return async (pattern: RegExp, compress: (body: Buffer) => number) => {
    const all = await Promise.all(bodies);
    const found = [...new Map(all.map((each) => [each.path, each])).values()].filter(({ path }) => pattern.test(path));
    expect(
      found.map(({ path }) => path),
      `what matches ${pattern}`,
    ).not.toEqual([]);
    return found.reduce((sum, { body }) => sum + compress(body), 0);
  };
}

/** Scrolls to the end of the page. */
async function expectScripts(page: Page, measure: ReturnType<typeof watch>, limit: number): Promise<void> {
  const untilQuiet = watchLoading(page);
  await page.mouse.wheel(0, 20_000);
  await untilQuiet();
  const scripts = (await measure(/\.js$/, brotli)) + (await measureInlineScripts(page));
  expect(scripts).toBeLessThanOrEqual(limit * KB);
}

test('a page of text: 17.4 KB of text and style, 1 KB of script before the first paint, 18 KB in a visit without search', async ({
  page,
}) => {
  const measure = watch(page);
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  const text = await measure(new RegExp(`^${PAGE}$`), brotli);
  const style = await measure(/\.css$/, brotli);
  expect(text + style).toBeLessThanOrEqual(17.4 * KB);
  const prepaint = await measureInlineScripts(page);
  expect(prepaint).toBeGreaterThan(0);
  expect(prepaint).toBeLessThanOrEqual(KB);
  await expectScripts(page, measure, 18);
});

for (const [kind, path] of [
  ['a page with an offer of another language', `/zh${PAGE}`],
  ['one with twin panels', '/guide/basic/output-format'],
] as const) {
  test(`a visit without search to ${kind}: 20 KB of script, including inline scripts`, async ({ page }) => {
    const measure = watch(page);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await expectScripts(page, measure, 20);
  });
}

/** Compressed separately, without data blocks. */
async function measureInlineScripts(page: Page): Promise<number> {
  const texts = await page.locator('script:not([src], [type])').allTextContents();
  return texts.reduce((sum, text) => sum + brotli(text), 0);
}

for (const [kind, path, bar] of [
  ['home', '', 17.75],
  // Includes a line for each option, and its type.
  ['an overview', 'config/', 17.25],
  ['the list of posts', 'blog/', 13],
  ['the 404 page', '404', 12],
  // With steps, a tree, tabs, tables and callouts, and the sidebar of the guide.
  ['a page of text with many components', 'guide/start/quick-start', 17.9],
] as const) {
  test(`${kind}, in both languages: ${bar} KB of text and style`, () => {
    for (const locale of ['/', '/zh/']) {
      const html = readFileSync(join(DIST, toOutputFile(locale + path)));
      const sheets = listSheets(html.toString()).map((href) => readFileSync(join(DIST, href)));
      const sizes = [html, ...sheets].map((text) => brotli(text));
      expect(sizes.reduce((sum, size) => sum + size) / KB, locale).toBeLessThanOrEqual(bar);
    }
  });
}

test('the icons of all pages: one file of 1.5 KB, which shows each of them', async ({ page }) => {
  const measure = watch(page);
  await open(page, PAGE);
  await page.waitForLoadState('networkidle');
  const size = await measure(/\/icons\.\w+\.svg$/, brotli);
  expect(size).toBeLessThanOrEqual(1.5 * KB);
  const sizes = await page
    .locator('svg.q-icon use')
    .filter({ visible: true })
    .evaluateAll((uses) => uses.map((use) => (use instanceof SVGGraphicsElement ? use.getBBox().width : 0)));
  expect(sizes.length).toBeGreaterThan(15);
  expect(sizes.filter((size) => !(size > 0))).toEqual([]);
});

test('links of option names in code: 1 KB of the pages that have the most', () => {
  const LINK = /<a( class="\w") href="[^"]+">([^<]+)<\/a>/g;
  const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(DIST, file), 'utf8') }))
    .map((page) => ({ ...page, links: page.html.match(LINK)?.length ?? 0 }))
    .sort((one, other) => other.links - one.links);
  expect(pages[0]?.links).toBeGreaterThan(40);
  for (const { file, html } of pages.slice(0, 6)) {
    const plain = html.replace(LINK, '<span$1>$2</span>');
    expect(brotli(html) - brotli(plain), file).toBeLessThanOrEqual(KB);
  }
});

test('the bench of the home page: 2.6 KB of text and style, which no other page has', () => {
  const BENCH = /<section class="q-bench"[\s\S]*?<\/section>/;
  const SHEET = /<link rel="stylesheet" href="([^"]+\/page-plugin-home-0\.[^"]+)"/;
  const users = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(DIST, file), 'utf8') }))
    .filter(({ html }) => BENCH.test(html) || SHEET.test(html));
  expect(users.map(({ file }) => file).sort()).toEqual(['index.html', 'zh/index.html']);
  for (const { file, html } of users) {
    const [bench = ''] = BENCH.exec(html) ?? [];
    expect(bench, file).toContain('index.umd.js');
    const text = brotli(html) - brotli(html.replace(bench, ''));
    // The sheet is also that of the other parts of the home page, which come after the bench.
    const sheet = readFileSync(join(DIST, SHEET.exec(html)?.[1] ?? ''), 'utf8');
    const style = brotli(sheet.slice(0, sheet.indexOf('.hero-stack')));
    expect((text + style) / KB, file).toBeLessThan(2.6);
  }
});

/** The limit for each page of text, with its styles. Longer pages must be split. */
const TEXT_PAGE_KB = 19;

interface TextPage {
  route: string;
  /** An upper bound in KB, from a compression that takes a fiftieth of the time. */
  atMost: number;
  /** The document with its stylesheets, in KB. */
  weigh(): number;
}

const QUICK = 5;

function listTextPages(prefix: string): TextPage[] {
  const sheets = new Map<string, number>();
  const weighSheet = (href: string) => {
    const weight = sheets.get(href) ?? brotli(readFileSync(join(DIST, href)));
    sheets.set(href, weight);
    return weight;
  };
  return ['guide', 'config', 'blog'].flatMap((folder) =>
    readdirSync(join(DIST, prefix, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({ file, html: readFileSync(join(DIST, prefix, folder, file), 'utf8') }))
      .filter(({ html }) => html.includes('data-page-type="doc"'))
      .map(({ file, html }) => {
        const style = listSheets(html).reduce((sum, href) => sum + weighSheet(href), 0);
        const route = `${folder}/${file.replaceAll('\\', '/').replace(/(?:index)?\.html$/, '')}`;
        const weigh = () => (style + brotli(html)) / KB;
        return { route: prefix + route, atMost: (style + brotli(html, QUICK)) / KB, weigh };
      }),
  );
}

/** The pages above a limit, with their sizes. Only those whose upper bound exceeds it are compressed well. */
function findHeavier(pages: TextPage[], kb: number): Array<{ route: string; kb: number }> {
  return pages
    .filter(({ atMost }) => atMost > kb)
    .map(({ route, weigh }) => ({ route, kb: weigh() }))
    .filter((page) => page.kb > kb);
}

/** Counts the pages below a limit, stopping once they are more than half; likely ones come first. */
function countLighter(pages: TextPage[], kb: number): number {
  const ordered = pages.toSorted((a, b) => a.atMost - b.atMost);
  let lighter = 0;
  for (const { atMost, weigh } of ordered) {
    if (lighter > pages.length / 2) break;
    lighter += Number(atMost <= kb || weigh() <= kb);
  }
  return lighter;
}

for (const [prefix, bar] of [
  ['', 16.5],
  ['zh/', 17.25],
] as const) {
  test(`each page of text under /${prefix} has at most ${TEXT_PAGE_KB} KB of text and style, half of them at most ${bar}`, () => {
    const pages = listTextPages(prefix);
    expect(pages.length).toBeGreaterThan(40);
    expect(countLighter(pages, bar)).toBeGreaterThan(pages.length / 2);
    expect(findHeavier(pages, TEXT_PAGE_KB), 'pages that must become smaller').toEqual([]);
  });
}

test('the search of a small site and that of a large one: 11 KB of worker each', () => {
  const assets = join(DIST, 'assets');
  const workers = readdirSync(assets).filter((name) => /-worker\.\w+\.js$/.test(name));
  expect(workers.map((name) => name.replace(/\..*/, '')).sort()).toEqual(['sharded-worker', 'whole-worker']);
  for (const name of workers)
    expect(gzipSync(readFileSync(join(assets, name))).length).toBeLessThanOrEqual(WORKER_KB * KB);
});

for (const [prefix, query] of [
  ['', 'dts'],
  ['/zh', '声明'],
] as const) {
  test(`search under ${prefix}/: 25 KB of dialog, 11 KB of worker, and besides React 54 KB in all up to the first answer`, async ({
    page,
  }) => {
    await open(page, prefix + PAGE);
    await page.waitForLoadState('networkidle');
    const measure = watch(page);
    const untilQuiet = watchLoading(page);
    await pressShortcut(page);
    await search(getDialog(page), query);
    await untilQuiet();
    const worker = await measure(/worker.*\.js$/, gzip);
    expect(worker).toBeLessThanOrEqual(WORKER_KB * KB);
    expect((await measure(/^(?!.*lib-react).*\.js$/, gzip)) - worker).toBeLessThanOrEqual(25 * KB);
    const records = await measure(new RegExp(`^/search/${prefix.slice(1) || 'en'}\\.json$`), brotli);
    const code = await measure(/^(?!.*lib-react).*\.(?:js|css)$/, brotli);
    expect(code + records).toBeLessThanOrEqual(FIRST_ANSWER_KB * KB);
  });
}

test('style recalculations stay small: until a page of code is idle, at most 1.5 for each element', async ({
  browser,
  page,
  get,
}) => {
  const path = '/guide/basic/output-format';
  const sheets = listSheets(await (await get(path)).text());
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] });
  await open(page, path);
  await page.waitForLoadState('networkidle');
  const elements = await page.locator('*').count();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const counts = countStyled(traceEvents, sheets);
  const styled = counts.reduce((sum, count) => sum + count, 0);
  expect(styled).toBeGreaterThan(elements / 2);
  expect(styled / elements, `of ${elements} elements were styled, in turn: ${counts}`).toBeLessThanOrEqual(1.5);
});

/**
 * The number of elements in each style recalculation, once the stylesheets have loaded. Earlier ones depend on when the
 * browser tests what is under the pointer.
 */
function countStyled(events: TraceEvent[], sheets: string[]): number[] {
  const readings = events.filter(({ name }) => name.startsWith('ParseAuthor'));
  const arrivals = sheets.map((sheet) => readings.find(({ args }) => JSON.stringify(args).includes(sheet))?.ts);
  expect(arrivals, 'when each stylesheet was read').not.toContain(undefined);
  const start = Math.max(...arrivals.map((arrival) => arrival ?? 0));
  return events.flatMap(({ name, ts, args }) =>
    name === 'UpdateLayoutTree' && ts > start ? [args.elementCount ?? 0] : [],
  );
}
