/** Claims about accessibility: axe, with every rule but the one of level AAA, finds nothing. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures/test.ts';

const PAGES = ['/', '/guide/start/quick-start', '/config/', '/config/lib/dts', '/blog/', '/blog/introducing-rslib'];

/** The bar of this site is a contrast of 4.5:1, which `color-contrast` checks. */
const LEVEL_AAA = ['color-contrast-enhanced'];
/** Not a fault but a note that something could not be judged. */
const NOTES = ['hidden-content'];

async function findViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice', 'experimental'])
    .disableRules([...LEVEL_AAA, ...NOTES])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const prefix of ['', '/zh']) {
    for (const path of PAGES) {
      test(`${prefix}${path} in ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, prefix + path);
        expect(await findViolations(page)).toEqual([]);
      });
    }
  }
}

const STATES: Array<[name: string, path: string, width: number, act: (page: Page) => Promise<void>]> = [
  ['language menu', '/guide/basic/cli', 1440, (page) => page.getByRole('button', { name: 'Language' }).click()],
  [
    'mobile menu',
    '/guide/basic/cli',
    390,
    (page) => page.locator('header').getByRole('button', { name: 'Menu' }).click(),
  ],
  [
    'drawer',
    '/guide/basic/cli',
    390,
    (page) => page.locator('[data-local-bar]').getByRole('button', { name: 'Menu' }).click(),
  ],
  ['outline', '/guide/basic/cli', 768, (page) => page.getByRole('button', { name: 'On this page' }).click()],
  ['zoom', '/guide/basic/output-structure', 1440, (page) => page.locator('.q-zoomable').first().click()],
  ['filter', '/config/', 1024, (page) => page.getByRole('searchbox').fill('zzz')],
];

for (const [name, path, width, act] of STATES) {
  test(`opened: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    await act(page);
    await page.waitForTimeout(300);
    expect(await findViolations(page)).toEqual([]);
  });
}
