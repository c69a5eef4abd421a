/** Claims about every page of the site: it loads, comes to life in silence, moves nothing, and is what it says it is. */
import type { Page } from '@playwright/test';
import { findLayoutShifts, watchLayoutShifts } from './fixtures/layout-shifts.ts';
import { areaOf, listRoutes } from './fixtures/routes.ts';
import { expect, open, test } from './fixtures/test.ts';

const MISSING = ['/nowhere/at/all', '/zh/nowhere'];

/** A style attribute or a handler, in a document as it is sent. */
const INLINE = /<[^>]+\s(?:style|on[a-z]+)=/;

/** One of each kind. That the others are the same documents on the dev server is what `parity.spec.ts` claims. */
const KINDS = ['/', '/zh/', '/guide/start/quick-start', '/zh/guide/basic/output-structure', '/config/', '/zh/blog/'];

/** The pages of an area follow one another in one tab, but each comes as the first page of a first visit. */
async function forgetEachPage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

async function expectSoundPages(page: Page, routes: string[]): Promise<void> {
  await forgetEachPage(page);
  await watchLayoutShifts(page);
  for (const route of routes) await expectSound(page, route);
}

async function expectSound(page: Page, route: string): Promise<void> {
  const isMissing = MISSING.includes(route);
  const response = page.waitForResponse((each) => new URL(each.url()).pathname === encodeURI(route));
  await open(page, route);
  expect((await response).status(), route).toBe(isMissing ? 404 : 200);
  expect((await (await response).text()).match(INLINE), route).toBeNull();
  expect(await findLayoutShifts(page), route).toEqual([]);
  expect(await page.evaluate(findFaults), route).toEqual([]);
  expect(await page.locator('html').getAttribute('lang'), route).toMatch(route.startsWith('/zh/') ? /^zh/ : /^en/);
  if (!isMissing) await expectOwnAddress(route, await page.evaluate(readAddresses));
}

const routes = listRoutes();
const OF_BUILD = { tag: '@build' };

for (const area of new Set(routes.map(areaOf))) {
  test(`the pages of ${area} come to life in silence, and are sound`, OF_BUILD, async ({ page }) => {
    await expectSoundPages(
      page,
      routes.filter((each) => areaOf(each) === area),
    );
  });
}

test('a page of each kind comes to life in silence, and is sound', { tag: '@dev' }, ({ page }) =>
  expectSoundPages(page, KINDS),
);

test.describe('a page that is missing', () => {
  test.use({ allowedNoise: /status of 404/ });

  test('comes to life in silence, and is sound', ({ page }) => expectSoundPages(page, MISSING));
});

/** What no page may have, as sentences. */
function findFaults(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const styled = document.querySelectorAll('#quire-article [style]').length;
  const handlers = [...document.querySelectorAll('*')].filter((element) =>
    element.getAttributeNames().some((name) => name.startsWith('on')),
  );
  const unsized = document.querySelectorAll('#quire-article img:not([width][height])').length;
  const headings = document.querySelectorAll('h1').length;
  return [
    ...repeated.map((id) => `two elements have the id "${id}"`),
    ...(styled > 0 ? [`${styled} elements of the text have a style attribute`] : []),
    ...(handlers.length > 0 ? [`${handlers.length} elements have an inline handler`] : []),
    ...(unsized > 0 ? [`${unsized} images have no size`] : []),
    ...(headings === 1 ? [] : [`there are ${headings} h1`]),
    ...(document.title.trim() === '' ? ['there is no title'] : []),
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
  ];
}

interface Addresses {
  canonical: string | undefined;
  alternates: string[];
}

function readAddresses(): Addresses {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]:not([type])')];
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return { canonical, alternates: links.map(({ href }) => href) };
}

async function expectOwnAddress(route: string, { canonical, alternates }: Addresses): Promise<void> {
  expect(canonical && new URL(canonical).pathname).toBe(encodeURI(route));
  if (alternates.length > 0) expect(alternates).toContain(canonical);
}
