/** Claims about a document that arrives in parts, over a slow network: what is painted first stays where it is. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { readLayoutShifts, watchLayoutShifts } from '../fixtures/layout-shifts.ts';
import { testOnTheme } from '../fixtures/site-test.ts';
import { expect, test } from '../fixtures/test.ts';
import { waitInPage } from '../fixtures/wait-in-page.ts';

test.use({ firstVisit: true, allowedNoise: /^Request to http:\/\/localhost|status of 404/ });

/** Pages whose text is below what follows it in the document, and where the first part of the document ends. */
const CUTS: Array<[path: string, where: string, cut: RegExp]> = [
  ['/config/', 'before the filter', /<search(?! class="DocSearch)/],
  ['/config/lib/', 'before the filter', /<search(?! class="DocSearch)/],
  ['/config/', 'between the cards', /(?<=<search(?! class="DocSearch).*)<li class=/s],
  ['/blog/', 'before the posts', /(?<=id="quire-article".*)<\/div>/s],
];

let server: Server;
let goOn: () => void;

/** The site; the second part of one page waits. */
async function serveInParts(origin: string, path: string, cut: RegExp): Promise<string> {
  const arrived = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  server = createServer(async ({ url = '' }, answer) => {
    const response = await fetch(new URL(url, origin));
    const body = Buffer.from(await response.arrayBuffer());
    answer.writeHead(response.status, { 'content-type': response.headers.get('content-type') ?? '' });
    if (url !== path) return answer.end(body);
    const text = body.toString();
    const end = Buffer.byteLength(text.slice(0, text.search(cut)));
    answer.write(body.subarray(0, end));
    await arrived;
    return answer.end(body.subarray(end));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Until what has arrived is painted. */
async function openFirstPart(page: Page, url: string): Promise<void> {
  await watchLayoutShifts(page);
  await page.goto(url, { waitUntil: 'commit' });
  await waitInPage(page, () => performance.getEntriesByName('first-contentful-paint').length > 0);
}

test.afterEach(() => {
  server.close();
});

for (const [path, where, cut] of CUTS) {
  test(`nothing moves where ${path} is cut ${where}`, async ({ page, baseURL }) => {
    const origin = await serveInParts(baseURL ?? '', path, cut);
    await openFirstPart(page, `${origin}${path}`);
    await expect(page.locator('h1')).toBeVisible();
    goOn();
    await expect(page.locator('#quire-page')).toBeAttached();
    // The text that follows the cards is there with them.
    await expect(page.locator('#quire-article > p').last()).toBeVisible();
    expect(await readLayoutShifts(page)).toEqual([]);
  });
}

const HERO_CUTS: Array<[width: number, where: string, cut: RegExp]> = [
  [390, 'within the picture', /<ul[^>]*><li data-output/],
  [390, 'between the picture and the name', /<h1/],
  [390, 'after the name', /(?<=<\/h1>)/],
  [1440, 'between the picture and the name', /<h1/],
  [1440, 'within its title', /(?<=<h1[^>]*><span[^>]*>[^<]+<\/span>)/],
  [1440, 'before its actions', /(?<=<h1.*?<p[^>]*>.*?)<div/s],
];

for (const [width, where, cut] of HERO_CUTS) {
  test(`nothing of the hero moves at ${width} pixels where it is cut ${where}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 844 });
    const origin = await serveInParts(baseURL ?? '', '/', cut);
    await openFirstPart(page, origin);
    await expect(page.locator('h1 ~ div')).toHaveCount(0);
    goOn();
    await expect(page.locator('#quire-page')).toBeAttached();
    await expect(page.locator('h1 ~ div')).toBeVisible();
    // Code below it gets its buttons meanwhile.
    const moved = (await readLayoutShifts(page)).filter(({ what }) => !what.includes('q-code-actions'));
    expect(moved).toEqual([]);
  });
}

const MISSING_CUTS: Array<[width: number, where: string, cut: RegExp]> = [
  [390, 'within the picture', /(?<=<\/g>)<g/],
  [1440, 'within the sentences', /(?<=<p[^>]*><span>[^<]+<\/span>)/],
  [390, 'before the text of its link', /(?<=<a id="[^>]+>)/],
];

for (const [width, where, cut] of MISSING_CUTS) {
  test(`nothing of a page that is missing moves at ${width} pixels where it is cut ${where}`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const origin = await serveInParts(baseURL ?? '', '/404', cut);
    await openFirstPart(page, `${origin}/404`);
    await expect(page.locator('noscript')).toHaveCount(0);
    goOn();
    await expect(page.locator('#quire-page')).toBeAttached();
    await expect(page.getByRole('link', { name: 'Take me home' })).toBeVisible();
    expect(await readLayoutShifts(page)).toEqual([]);
  });
}

const TABLE_CUTS: Array<[width: number, path: string, where: string, cut: RegExp]> = [
  [1440, '/zh/config/rsbuild/output', 'after its first row', /(?<=<tbody>\s*<tr>.*)<tr>/s],
  [1440, '/zh/config/lib/format', 'before its last cell', /<td>(?!.*<td>.*<\/table>)/s],
  [390, '/guide/start/quick-start', 'after its head', /(?<=<\/thead>)/],
];

for (const [width, path, where, cut] of TABLE_CUTS) {
  test(`a table of ${path} that is cut ${where} is shown when it is whole`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 1600 });
    const origin = await serveInParts(baseURL ?? '', path, cut);
    await openFirstPart(page, `${origin}${path}`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('#quire-article th').first()).toBeHidden();
    goOn();
    await expect(page.locator('#quire-page')).toBeAttached();
    for (const table of await page.locator('#quire-article table').all()) await expect(table).toBeVisible();
    expect(await readLayoutShifts(page)).toEqual([]);
  });
}

test('lines with marks do not move as longer ones arrive', async ({ page, baseURL }) => {
  const path = '/config/lib/banner';
  await page.setViewportSize({ width: 390, height: 844 });
  const origin = await serveInParts(baseURL ?? '', path, /(?<=<span class="line highlighted">.*)<span/s);
  await openFirstPart(page, `${origin}${path}`);
  const code = page.locator('.q-code code').first();
  const { width = 0 } = (await code.boundingBox()) ?? {};
  goOn();
  await expect(page.locator('#quire-page')).toBeAttached();
  expect((await code.boundingBox())?.width).toBeGreaterThan(width);
  expect(await readLayoutShifts(page)).toEqual([]);
});

testOnTheme('a link to source code has its place before its text is there', async ({ page, baseURL }) => {
  const path = '/guide/components';
  const origin = await serveInParts(baseURL ?? '', path, /(?<=class="q-source".*<\/svg>)/s);
  await openFirstPart(page, `${origin}${path}`);
  await expect(page.locator('.q-source svg')).toBeVisible();
  await expect(page.locator('.q-source')).toHaveText('');
  goOn();
  await expect(page.locator('#quire-page')).toBeAttached();
  await expect(page.locator('.q-source').first()).not.toHaveText('');
  expect(await readLayoutShifts(page)).toEqual([]);
});
