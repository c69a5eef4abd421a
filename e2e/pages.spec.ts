/**
 * Claims about every page of the site: it becomes interactive without errors, has no layout shifts, and its metadata is
 * right. Each is loaded once, alternating between languages and between desktop and phone; `npm run test:nightly` loads
 * all combinations.
 */
import type { Page } from '@playwright/test';
import { findLayoutShifts, watchLayoutShifts } from './fixtures/layout-shifts.ts';
import { listRoutes } from './fixtures/routes.ts';
import { expect, test, waitUntilInteractive } from './fixtures/test.ts';

const MISSING = ['/nowhere/at/all', '/zh/nowhere'];
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Pages for each test: few enough to distribute evenly over the workers. */
const PAGES_PER_TEST = 14;

/** A style attribute or an inline handler in a document. */
const INLINE = /<[^>]+\s(?:style|on[a-z]+)=/;

/** One of each kind. `parity.spec.ts` tests that the dev server sends the same documents. */
const KINDS = ['/', '/zh/', '/guide/start/quick-start', '/zh/guide/basic/output-structure', '/config/', '/zh/blog/'];

/** The pages of a test are opened in one tab, each in the state of a first visit. */
async function forgetEachPage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Grouped by screen size, because resizing would change the page that is about to be left. */
async function expectSoundPages(page: Page, routes: string[]): Promise<void> {
  await forgetEachPage(page);
  await watchLayoutShifts(page);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    for (const route of routes.filter((each) => sizeOf(each) === size)) await expectSound(page, route);
  }
}

async function expectSound(page: Page, route: string): Promise<void> {
  const isMissing = MISSING.includes(route);
  const response = await page.goto(route);
  // Nothing is clicked afterwards, so this does not wait for a frame, which would take a third of the time.
  await waitUntilInteractive(page);
  expect(response?.status(), route).toBe(isMissing ? 404 : 200);
  expect((await response?.text())?.match(INLINE), route).toBeNull();
  expect(await findLayoutShifts(page), route).toEqual([]);
  const { faults, lang, ...addresses } = await page.evaluate(judge);
  expect(faults, route).toEqual([]);
  expect(lang, route).toMatch(route.startsWith('/zh/') ? /^zh/ : /^en/);
  if (!isMissing) expectOwnAddress(route, addresses);
}

const routes = listRoutes();
const originals = routes.filter((route) => !route.startsWith('/zh/'));

function numberOf(route: string) {
  return originals.indexOf(route.replace(/^\/zh(?=\/)/, ''));
}

/** A page and its translation have different sizes. */
function sizeOf(route: string) {
  return (numberOf(route) % 2 === 0) === route.startsWith('/zh/') ? PHONE : DESK;
}

/** Alternates between two Chinese pages, one on a phone, and two English ones. Pages without a translation always run. */
function hasTurn(route: string) {
  const isChinese = route.startsWith('/zh/');
  const isAlone = numberOf(route) < 0 || !routes.includes(`/zh${originals[numberOf(route)]}`);
  return isAlone || numberOf(route) % 4 < 2 === isChinese;
}

function testParts(ofTurn: string[], tag: string[]) {
  for (let start = 0; start < ofTurn.length; start += PAGES_PER_TEST) {
    const part = ofTurn.slice(start, start + PAGES_PER_TEST);
    test(
      `${part.length} pages from ${part[0]} on become interactive without errors, and are valid`,
      { tag },
      ({ page }) => expectSoundPages(page, part),
    );
  }
}

for (const isChinese of [false, true]) {
  const ofLocale = routes.filter((route) => route.startsWith('/zh/') === isChinese);
  testParts(ofLocale.filter(hasTurn), []);
  testParts(
    ofLocale.filter((route) => !hasTurn(route)),
    ['@nightly'],
  );
}

test('a page of each kind becomes interactive without errors, and is valid', { tag: '@dev-only' }, ({ page }) =>
  expectSoundPages(page, KINDS),
);

test.describe('a page that is missing', () => {
  test.use({ allowedNoise: /status of 404/ });

  test('becomes interactive without errors, and is valid', { tag: '@dev' }, ({ page }) =>
    expectSoundPages(page, MISSING),
  );
});

interface Judgment {
  /** Faults that no page may have. */
  faults: string[];
  lang: string;
  canonical: string | undefined;
  alternates: string[];
}

/** Runs in the page. */
function judge(): Judgment {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const styled = document.querySelectorAll('#quire-article [style]').length;
  const handlers = [...document.querySelectorAll('*')].filter((element) =>
    element.getAttributeNames().some((name) => name.startsWith('on')),
  );
  const unsized = document.querySelectorAll('#quire-article img:not([width][height])').length;
  const headings = document.querySelectorAll('h1').length;
  const faults = [
    ...repeated.map((id) => `two elements have the id "${id}"`),
    ...(styled > 0 ? [`${styled} elements of the text have a style attribute`] : []),
    ...(handlers.length > 0 ? [`${handlers.length} elements have an inline handler`] : []),
    ...(unsized > 0 ? [`${unsized} images have no size`] : []),
    ...(headings === 1 ? [] : [`there are ${headings} h1`]),
    ...(document.title.trim() === '' ? ['there is no title'] : []),
    ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
  ];
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]:not([type])')];
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  return { faults, lang: document.documentElement.lang, canonical, alternates: links.map(({ href }) => href) };
}

function expectOwnAddress(route: string, { canonical, alternates }: Omit<Judgment, 'faults' | 'lang'>): void {
  expect(canonical && new URL(canonical).pathname).toBe(encodeURI(route));
  if (alternates.length > 0) expect(alternates).toContain(canonical);
}
