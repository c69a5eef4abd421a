/** Claims about search on a site whose records are cut into shards, and without a worker. */
import type { Page } from '@playwright/test';
import { type BuiltSite, startBuiltSite } from './fixtures/built-site.ts';
import { createLargeSite } from './fixtures/large-site.ts';
import { watchLoading } from './fixtures/loading.ts';
import { openSearch, search } from './fixtures/search.ts';
import { test as base, expect } from './fixtures/test.ts';

const test = base.extend<{ site: BuiltSite }>({
  site: [
    async ({ servers }, use) => use(await servers.get('large', () => startBuiltSite(createLargeSite()))),
    { timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
});

test.describe.configure({ mode: 'serial' });
test.use({ firstVisit: true });

const START = '/guide/page-1';

interface RequestedFile {
  path: string;
  /** Only while the page is open. */
  readSize(): Promise<number>;
}

/** The search's own files that the page asks for. */
function watchFiles(page: Page): RequestedFile[] {
  const files: RequestedFile[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (/^\/search\/|-worker\./.test(path))
      files.push({ path, readSize: async () => (await response.request().sizes()).responseBodySize });
  });
  return files;
}

test('a page knows that its records are in shards, and starts the one worker that reads them', async ({ page }) => {
  const files = watchFiles(page);
  const dialog = await openSearch(page, START);
  await search(dialog, 'landmark7x3');
  await expect(dialog.options.first()).toHaveAttribute('href', /^\/guide\/page-7#/);
  const paths = files.map(({ path }) => path);
  expect(paths.filter((path) => path.includes('worker'))).toEqual([expect.stringContaining('sharded-worker')]);
  expect(paths.filter((path) => path === '/search/en.json')).toHaveLength(1);
});

test('a language with little text has a worker of its own kind', async ({ page }) => {
  const files = watchFiles(page);
  const dialog = await openSearch(page, '/zh/');
  await search(dialog, '中文');
  const workers = files.map(({ path }) => path).filter((path) => path.includes('worker'));
  expect(workers).toEqual([expect.stringContaining('whole-worker')]);
});

test('a query that is typed loads little of the site', async ({ page }) => {
  const files = watchFiles(page);
  const untilQuiet = watchLoading(page);
  const { input, options } = await openSearch(page, START);
  await input.pressSequentially('landmark12x');
  await expect(options.first()).toContainText('Landmark12x');
  await untilQuiet();
  const sizes = await Promise.all(files.map((file) => file.readSize()));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(100 * 1024);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(200 * 1024);
});

test('an answer has twenty hits, and their texts come when the reader pauses and scrolls', async ({ page }) => {
  const files = watchFiles(page);
  const dialog = await openSearch(page, START);
  await search(dialog, 'rises here');
  await expect(dialog.options).toHaveCount(20);
  // As laid out: the dialog may still be growing to its size on the screen.
  const readHeights = () => dialog.options.evaluateAll((rows: HTMLElement[]) => rows.map((row) => row.offsetHeight));
  const heights = await readHeights();
  await expect(dialog.options.nth(9)).toContainText('rises here');
  expect(await readHeights()).toEqual(heights);
  const inView = files.length;
  await dialog.options.last().scrollIntoViewIfNeeded();
  await expect(dialog.options.last()).toContainText('rises here');
  expect(files.length).toBeGreaterThanOrEqual(inView);
});

test('a hit opens its page at the heading, with the words marked', async ({ page }) => {
  const dialog = await openSearch(page, START);
  await search(dialog, 'landmark30x11');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/page-30#topic-/);
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('quire-found'))).toBe(true);
});

test('half a word, a slip and two words that are apart find their place', async ({ page }) => {
  const dialog = await openSearch(page, START);
  for (const query of ['landmark22x1', 'landmrk22x17', 'landmark22x17 rises']) {
    await search(dialog, query);
    await expect(dialog.options.first()).toHaveAttribute('href', /^\/guide\/page-22#/);
  }
});

test.describe('a shard that cannot be had', () => {
  test.use({ allowedNoise: /Quire: the search failed|Failed to load resource|net::/ });

  test('is reported, and had with the next key', async ({ page, context }) => {
    const dialog = await openSearch(page, START);
    await search(dialog, 'landmark3x3');
    await context.setOffline(true);
    await dialog.input.fill('quiovrez');
    await expect(dialog.root).toContainText('Unable to fetch results');
    await context.setOffline(false);
    await dialog.input.fill('quiovrezf');
    await expect(dialog.root).toHaveAttribute('data-status', 'idle');
  });
});

test('without workers the main thread reads the shards', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const dialog = await openSearch(page, START);
  await search(dialog, 'landmark9x9');
  await expect(dialog.options.first()).toHaveAttribute('href', /^\/guide\/page-9#/);
});

test('the page itself reads nothing of the index', async ({ page }) => {
  const files = watchFiles(page);
  const dialog = await openSearch(page, START);
  await search(dialog, 'landmark9x9');
  expect(files.length).toBeGreaterThan(3);
  const read = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(read.filter((url) => url.includes('/search/'))).toEqual([]);
});
