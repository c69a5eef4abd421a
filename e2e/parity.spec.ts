/** Claims about writing against the build: what the dev server shows is what will be published. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { DIST, listRoutes, toOutputFile } from './fixtures/routes.ts';
import { atNight, expect, open, test } from './fixtures/test.ts';

test.use({ firstVisit: true });

/** What only the dev server says, and what it does not know yet. */
const OWN_TO_DEV: Array<[RegExp, string]> = [
  [/<script type="module" src="\/__quire\/client\.js"><\/script>/, ''],
  [/<script type="application\/json" id="quire-dev">.*?<\/script>/, ''],
  [/(<meta name="quire-build" content=")[^"]*/, '$1'],
  [/(\/assets\/section\.[\w-]+)\.\w+(?=\.js)/g, '$1'],
  // The site's own stylesheets are swapped in place while they are written: the names of their files stay.
  [/(\/assets\/page-plugin-[\w-]+)\.(?:css\?[\w-]+|\w+\.css)/g, '$1.css'],
  // Whether the search index comes in shards is known when it is made: on the dev server, at the first search.
  [/,"kind":"(?:whole|sharded)"/g, ''],
];

const normalize = (html: string) =>
  OWN_TO_DEV.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), html);

/** Other scripts and stylesheets than those of the build; and what only hosts and the next build read. */
const BUNDLED = /\.(?:html|js|css)$|^[_.]|^assets\/section\./;

test('every document is the one of the build', async ({ get }) => {
  for (const route of [...listRoutes(), '/404', '/zh/404']) {
    const missing = route.endsWith('/404');
    const html = await (await get(missing ? `${route}-nowhere` : route)).text();
    expect(normalize(html), route).toBe(normalize(readFileSync(join(DIST, toOutputFile(route)), 'utf8')));
  }
});

test('what the pages of a section share is what they share in the build', async ({ get }) => {
  for (const route of ['/', '/guide/start/quick-start', '/zh/config/', '/blog/']) {
    const written = findSections(await (await get(route)).text());
    const built = findSections(readFileSync(join(DIST, toOutputFile(route)), 'utf8'));
    expect(written).toHaveLength(built.length);
    for (const [index, href] of written.entries()) {
      const text = await (await get(href)).text();
      expect(normalize(text), href).toBe(normalize(readFileSync(join(DIST, built[index] ?? ''), 'utf8')));
    }
  }
});

test('every other file is the one of the build: Markdown, search, sitemap, feeds, images', async ({ get }) => {
  const entries = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => relative(DIST, join(entry.parentPath, entry.name)));
  const compared = files.filter((file) => !BUNDLED.test(file));
  expect(compared.length).toBeGreaterThan(100);
  for (const file of compared) {
    const response = await get(`/${file}`);
    expect([file, response.status]).toEqual([file, 200]);
    expect(Buffer.from(await response.arrayBuffer()).equals(readFileSync(join(DIST, file))), file).toBe(true);
  }
});

/** Their parts are on the other pages too; that their documents are those of the build is held above. */
const LEFT_OUT = ['/guide/start/quick-start', '/blog/'];

/** The pages of the build come from its own server. */
test.describe('looks', () => {
  test.use({ allowedNoise: /^Request to http:\/\/localhost:/ });
  for (const path of ['/', '/guide/start/quick-start', '/zh/config/lib/dts', '/config/', '/blog/']) {
    test(
      `everything on ${path} looks and is as in the build`,
      atNight(LEFT_OUT.includes(path)),
      async ({ page, builtOrigin }) => {
        // No offer of another language, which comes when it comes.
        await page.addInitScript(() => localStorage.setItem('quire-locale-offer', '1'));
        const written = await listLooks(page, path);
        expect(written.length).toBeGreaterThan(100);
        expect(written).toEqual(await listLooks(page, builtOrigin + path));
      },
    );
  }
});

/** The order of stylesheets is what differs easily, and it shows in the computed styles. */
async function listLooks(page: Page, address: string): Promise<string[]> {
  await open(page, address);
  await page.waitForLoadState('networkidle');
  // Blocks out of view have their own height from now on.
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
  // One that only scripts render.
  await page.locator('.q-scroll-to-top').waitFor({ state: 'attached' });
  // What moves at the beginning is at its place. What moves with the scrolling never finishes.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  const looks = await page.evaluate(() => {
    const names = ['color', 'backgroundColor', 'fontSize', 'fontWeight', 'display', 'padding', 'border'] as const;
    return [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // As computed, `auto` too: as used, Chromium gives it in pixels or as zero.
      const margins = ['top', 'right', 'bottom', 'left'].map((side) =>
        element.computedStyleMap().get(`margin-${side}`),
      );
      return [element.localName, x, y, width, height, ...margins, ...names.map((name) => style[name])].join(' ');
    });
  });
  return looks.filter((look) => !look.startsWith('script'));
}

function findSections(html: string): string[] {
  const found = [...new Set([...html.matchAll(/\/assets\/section\.[\w.-]+/g)].map(([href]) => href))];
  expect(found.length).toBeGreaterThan(0);
  return found;
}
