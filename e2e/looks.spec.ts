/**
 * Compares the look of the site with the records in `e2e/looks`: the positions of parts and the colors at low resolution,
 * independent of fonts. `UPDATE_LOOKS=1` writes them again: review the pages before you commit them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { compareLooks, type Look, readLook } from './fixtures/look.ts';
import { atNight, test as base, expect, open } from './fixtures/test.ts';

const UPDATES = process.env.UPDATE_LOOKS === '1';
const FOLDER = join(import.meta.dirname, 'looks');
const PAGES = {
  home: '/',
  'quick-start': '/guide/start/quick-start',
  'quick-start-zh': '/zh/guide/start/quick-start',
  output: '/config/rsbuild/output',
  overview: '/config/',
  missing: '/nowhere',
};
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const test = base.extend<{ easel: Page }>({
  // A separate page for scaling pictures.
  easel: async ({ browser, servers }, use) => use(await servers.get('easel', () => browser.newPage())),
});

test.use({ allowedNoise: /status of 404/ });

const readExpected = (name: string): Look => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));

async function show(page: Page, path: string, colorScheme: 'light' | 'dark'): Promise<void> {
  // With reduced motion, there are no dots behind the hero and no offer of another language.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('quire-locale-offer', '1'));
  await open(page, path);
  await page.waitForLoadState('networkidle');
}

for (const [page, path] of Object.entries(PAGES)) {
  test(
    `${page} looks as recorded, on a phone and on a desktop, light and dark`,
    atNight(page === 'quick-start'),
    async ({ page: tab, easel }) => {
      await show(tab, path, 'light');
      for (const size of SIZES) {
        await tab.setViewportSize(size);
        for (const colorScheme of ['light', 'dark'] as const) {
          await tab.emulateMedia({ colorScheme });
          const name = `${page}-${size.width}-${colorScheme}`;
          const look = await readLook(tab, easel);
          if (UPDATES) writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(look, null, 2)}\n`);
          expect.soft(compareLooks(readExpected(name), look), name).toEqual([]);
        }
      }
    },
  );
}

/** Changes that must be detected, as stylesheets, with the expected report. */
const BREAKS: Array<[name: string, css: string, report: RegExp]> = [
  ['a missing column', '#q-sidebar { display: none !important }', /sidebar: .* became/],
  ['a different background', 'html { background: #eef !important }', /the colors differ/],
  ['shifted text', 'main { padding-inline-start: 60px }', /title: .* became/],
  ['code that is too wide', '.q-code { width: 1100px }', /code: .* became/],
];

test(`${BREAKS.map(([name]) => name).join(', ')}: each is reported`, async ({ page, easel }) => {
  await show(page, PAGES['quick-start-zh'], 'light');
  for (const [name, css, report] of BREAKS) {
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, css);
    const differences = compareLooks(readExpected('quick-start-zh-1440-light'), await readLook(page, easel));
    expect(differences.join('\n'), name).toMatch(report);
  }
});
