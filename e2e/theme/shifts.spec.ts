/** Claims about steadiness: what opens, opens over the page, and nothing that stands there moves. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SITES, testOn } from '../fixtures/site-test.ts';
import { expect, open } from '../fixtures/test.ts';

const test = testOn(join(SITES, 'theme'));

interface Shift {
  value: number;
  /** Whether it follows a press or key of the reader's, who expects something to happen. */
  expected: boolean;
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(globalThis, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push({ value: Reflect.get(entry, 'value'), expected: Reflect.get(entry, 'hadRecentInput') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function readShifts(page: Page): Promise<Shift[]> {
  // Shifts are told in the frame after the one that they happen in.
  await page.waitForTimeout(300);
  return page.evaluate(() => Reflect.get(globalThis, 'shifts') as Shift[]);
}

type Act = (page: Page) => Promise<void>;
const press =
  (name: string): Act =>
  async (page) =>
    page.getByRole('button', { name, exact: true }).first().click();
const leave: Act = (page) => page.keyboard.press('Escape');

const STEADY: Array<[what: string, path: string, width: number, acts: Act[]]> = [
  [
    'a drop-down by hover',
    '/guide/',
    1440,
    [(page) => page.getByRole('button', { name: 'More', exact: true }).hover(), (page) => page.mouse.move(700, 850)],
  ],
  ['the language menu', '/guide/', 1440, [press('Language'), leave]],
  ['the popup of links', '/guide/', 1440, [press('More links'), leave]],
  ['the appearance', '/guide/', 1440, [press('Dark appearance'), press('Dark appearance')]],
  ['the menu of a phone', '/guide/', 390, [press('Menu'), leave]],
  [
    'the drawer',
    '/guide/',
    390,
    [(page) => page.locator('[data-local-bar]').getByRole('button', { name: 'Menu' }).click(), leave],
  ],
  ['the outline’s drop-down', '/guide/', 1024, [press('On this page'), leave]],
  [
    'a tooltip',
    '/guide/components',
    1440,
    [(page) => page.getByRole('button', { name: 'word', exact: true }).hover(), (page) => page.mouse.move(5, 400)],
  ],
  ['a box', '/guide/components', 1440, [press('box'), leave]],
  ['an enlarged image', '/guide/components', 1440, [press('Enlarge image: Near'), leave]],
  ['the search', '/guide/', 1440, [(page) => page.keyboard.press('Control+k'), leave]],
  [
    'the copy mark',
    '/guide/code',
    1440,
    [async (page) => page.locator('.q-code').first().getByRole('button', { name: 'Copy code' }).press('Enter')],
  ],
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [what, path, width, acts] of STEADY) {
  test(`nothing moves for ${what}`, async ({ page }) => {
    await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    for (const act of acts) {
      await act(page);
      await page.waitForTimeout(350);
    }
    expect(await readShifts(page)).toEqual([]);
  });
}

const EXPECTED: Array<[what: string, path: string, act: Act]> = [
  ['another tab', '/guide/components', (page) => page.getByRole('tab', { name: 'Two' }).first().click()],
  ['a fold', '/guide/components', (page) => page.locator('summary', { hasText: 'Folded' }).click()],
  [
    'a wrapped line',
    '/guide/code',
    (page) =>
      page.locator('.q-code', { hasText: 'const wrapped' }).getByRole('button', { name: 'Wrap lines' }).press('Enter'),
  ],
  ['an unfolded block', '/guide/code', (page) => page.getByRole('button', { name: 'Show all lines' }).click()],
  ['a group of the sidebar', '/guide/', (page) => page.locator('#q-sidebar summary', { hasText: 'Closed' }).click()],
  ['the filter', '/api/', (page) => page.getByRole('searchbox').pressSequentially('parse')],
  ['another page', '/guide/', (page) => page.locator('#quire-article').getByRole('link', { name: 'a page' }).click()],
];

for (const [what, path, act] of EXPECTED) {
  test(`what moves for ${what} moves at once`, async ({ page }) => {
    await watchShifts(page);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await act(page);
    await page.waitForTimeout(700);
    expect((await readShifts(page)).filter(({ expected }) => !expected)).toEqual([]);
  });
}
