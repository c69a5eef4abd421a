/** Claims that the dev server serves the same as the build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { DIST, listRoutes, toOutputFile } from './fixtures/routes.ts';
import { atNight, expect, open, test } from './fixtures/test.ts';

test.use({ firstVisit: true });

/** Parts that only the dev server adds, or does not know yet. */
const OWN_TO_DEV: Array<[RegExp, string]> = [
  [/<script type="module" src="\/__quire\/client\.js"><\/script>/, ''],
  [/<script type="application\/json" id="quire-dev">.*?<\/script>/, ''],
  [/(<meta name="quire-build" content=")[^"]*/, '$1'],
  [/(\/assets\/section\.[\w-]+)\.\w+(?=\.js)/g, '$1'],
  // The site's own stylesheets are swapped in place while they are written: the names of their files stay.
  [/(\/assets\/(?:content|page-plugin-[\w-]+))\.(?:css\?[\w-]+|\w+\.css)/g, '$1.css'],
  // On the dev server, the kind of the search index is only known after the first search.
  [/,"kind":"(?:whole|sharded)"/g, ''],
];

const normalize = (html: string) =>
  OWN_TO_DEV.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), html);

/** Scripts and stylesheets, which differ from the build, and files for hosts and the next build. */
const BUNDLED = /\.(?:html|js|css)$|^[_.]|^assets\/section\./;

test('every document is the same as in the build', async ({ get }) => {
  for (const route of [...listRoutes(), '/404', '/zh/404']) {
    const missing = route.endsWith('/404');
    const html = await (await get(missing ? `${route}-nowhere` : route)).text();
    expect(normalize(html), route).toBe(normalize(readFileSync(join(DIST, toOutputFile(route)), 'utf8')));
  }
});

test('the shared files of sections are the same as in the build', async ({ get }) => {
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

test('every other file is the same as in the build: Markdown, search, sitemap, feeds, images', async ({ get }) => {
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

/** The other pages have the same parts, and the documents are compared above. */
const LEFT_OUT = ['/guide/start/quick-start', '/blog/'];

/** The pages of the build come from a second server. */
test.describe('looks', () => {
  test.use({ allowedNoise: /^Request to http:\/\/localhost:/ });
  for (const path of ['/', '/guide/start/quick-start', '/zh/config/lib/dts', '/config/', '/blog/']) {
    test(
      `everything on ${path} has the same position and styles as in the build`,
      atNight(LEFT_OUT.includes(path)),
      async ({ page, builtOrigin }) => {
        // Without the offer of another language, whose time varies.
        await page.addInitScript(() => localStorage.setItem('quire-locale-offer', '1'));
        const written = await listLooks(page, path);
        expect(written.length).toBeGreaterThan(100);
        expect(written).toEqual(await listLooks(page, builtOrigin + path));
      },
    );
  }
});

/** Compares computed styles, because the order of stylesheets may differ. */
async function listLooks(page: Page, address: string): Promise<string[]> {
  await open(page, address);
  await page.waitForLoadState('networkidle');
  // From now on, offscreen blocks have their real height.
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  // Wait for initial animations. Scroll-driven ones never finish.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  const looks = await page.evaluate(() => {
    const names = ['color', 'backgroundColor', 'fontSize', 'fontWeight', 'display', 'padding', 'border'] as const;
    return [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Computed values, including `auto`, for which Chromium's used value is in pixels or zero.
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
