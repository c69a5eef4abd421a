/** Claims about stylesheets of some pages only: no page is ever shown without its stylesheets. */
import type { Page } from '@playwright/test';
import { FIRST, follow, HOME, heading } from './fixtures/pages.ts';
import { expect, isMarked, mark, open, test } from './fixtures/test.ts';

test.use({ firstVisit: true });

/** Stylesheets that depend on the page type rather than on the content. */
const OF_TYPES = /^(?:content|\(?(?:page-)?(?:404|plugin-home-0|home|overview)\)?)$/;

const OF_HOME = /\/assets\/page-home\.[^/]*css/;

/** A part of the home page that its own stylesheet lays out. */
const hero = (page: Page) => page.locator('main section').first();

/** The stylesheets of page types in the head, and whether each applies. */
async function listPageSheets(page: Page): Promise<string[]> {
  const sheets = await page.locator('link[data-page-style]').evaluateAll((links) =>
    links.map((link) => {
      if (!(link instanceof HTMLLinkElement)) throw new Error('Only links are expected.');
      const name = /page-([\w-]+)/.exec(link.href)?.[1] ?? link.href;
      return matchMedia(link.media || 'all').matches ? name : `(${name})`;
    }),
  );
  return sheets.filter((name) => OF_TYPES.test(name));
}

test('a file tree is styled on a page without other components of its stylesheet', async ({ page }) => {
  await page.goto('/guide/basic/configure-rslib');
  await expect(page.locator('.q-steps')).toHaveCount(0);
  await expect(page.locator('.q-tree ul ul').first()).toHaveCSS('list-style-type', 'none');
});

test('the stylesheet of the next page is loaded on intent and awaited, and replaces the old one in the frame of the swap', async ({
  page,
}) => {
  await open(page, FIRST.path);
  await mark(page);
  let answer = () => {};
  let requests = 0;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(OF_HOME, async (route) => {
    requests++;
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(OF_HOME);
  await page.locator(`a[href="${HOME}"]:visible`).first().hover();
  await asked;
  await follow(page, HOME);
  // The visit is waiting for the stylesheet alone.
  await expect(page.locator('.q-progress')).toBeVisible();
  await expect(heading(page)).toHaveText(FIRST.heading);
  await page.evaluate(() => {
    const frames = new Set<string>();
    Reflect.set(globalThis, 'seenFrames', frames);
    const note = () => {
      const title = document.querySelector('main section h1');
      if (title) frames.add(`${getComputedStyle(title).lineHeight} ${JSON.stringify(title.getBoundingClientRect())}`);
      requestAnimationFrame(note);
    };
    note();
  });
  answer();
  await expect(hero(page)).toHaveCSS('display', 'grid');
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => [...Reflect.get(globalThis, 'seenFrames')])).toHaveLength(1);
  expect(await listPageSheets(page)).toEqual(['home', 'plugin-home-0']);

  await follow(page, '/config/');
  await expect(heading(page)).toHaveText('Configuration');
  expect(await listPageSheets(page)).toEqual(['(home)', 'overview', '(plugin-home-0)']);
  await page.goBack();
  await expect(hero(page)).toHaveCSS('display', 'grid');
  expect(await listPageSheets(page)).toEqual(['home', '(overview)', 'plugin-home-0']);
  await page.goBack();
  await expect(heading(page)).toHaveText(FIRST.heading);
  expect(await listPageSheets(page)).toEqual(['(home)', '(overview)', '(plugin-home-0)']);
  expect(requests).toBe(1);
  expect(await isMarked(page)).toBe(true);
});

test.describe('if the stylesheet does not load', () => {
  test.use({ allowedNoise: /the browser opens|Failed to load resource|net::ERR_/ });

  test('the browser loads the page itself', async ({ page, noise }) => {
    await open(page, FIRST.path);
    await mark(page);
    let requests = 0;
    await page.route(OF_HOME, (route) => (++requests === 1 ? route.abort() : route.continue()));
    await follow(page, HOME);
    await expect(hero(page)).toHaveCSS('display', 'grid');
    expect(await isMarked(page)).toBe(false);
    expect(noise.join()).toMatch(/the browser opens .*page-home.* did not load/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowedNoise: /status of 404/ });

  test('each page has only the stylesheets that it needs', async ({ page }) => {
    const sheets: string[] = [];
    page.on('request', (request) => {
      const name = /\/assets\/([\w-]+)\.[^/]*css/.exec(request.url())?.[1];
      if (name !== undefined) sheets.push(name);
    });
    for (const [path, names, styled, property, value] of [
      [HOME, ['content', 'page-home', 'page-plugin-home-0'], 'main section', 'display', 'grid'],
      ['/zh/config/', ['content', 'page-overview'], 'main section ul', 'column-count', '3'],
      ['/nowhere', ['content', 'page-404'], 'main h1', 'letter-spacing', /^(?!normal)/],
      [FIRST.path, ['content'], 'main h1', 'font-weight', /^(?!700)/],
    ] as const) {
      sheets.length = 0;
      await page.goto(path);
      await expect(page.locator(styled).first()).toHaveCSS(property, value);
      expect([path, ...sheets.filter((name) => OF_TYPES.test(name)).sort()]).toEqual([path, ...names]);
    }
  });
});
