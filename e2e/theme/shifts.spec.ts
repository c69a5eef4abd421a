/** Claims about steadiness: what opens, opens over the page, and nothing that is there moves. */
import type { Page } from '@playwright/test';
import { readLayoutShifts, watchLayoutShifts } from '../fixtures/layout-shifts.ts';
import { testOnTheme as test } from '../fixtures/site-test.ts';
import { expect, open } from '../fixtures/test.ts';

type Act = (page: Page) => Promise<void>;
const press =
  (name: string): Act =>
  async (page) =>
    page.getByRole('button', { name, exact: true }).first().click();
const leave: Act = (page) => page.keyboard.press('Escape');

/** What opens and closes, where it is. */
const STEADY: Array<[path: string, width: number, parts: Record<string, Act[]>]> = [
  [
    '/guide/',
    1440,
    {
      'a drop-down by hover': [
        (page) => page.getByRole('button', { name: 'More beta', exact: true }).hover(),
        (page) => page.mouse.move(700, 850),
      ],
      'the language menu': [press('Language'), leave],
      'the popup of links': [press('More links'), leave],
      'the appearance': [press('Dark appearance'), press('Dark appearance')],
      'the search': [(page) => page.keyboard.press('Control+k'), leave],
    },
  ],
  [
    '/guide/',
    390,
    {
      'the menu of a phone': [press('Main menu'), leave],
      'the drawer': [(page) => page.locator('[data-local-bar]').getByRole('button', { name: 'Menu' }).click(), leave],
    },
  ],
  ['/guide/', 1024, { 'the outline’s drop-down': [press('On this page'), leave] }],
  [
    '/guide/components',
    1440,
    {
      'a tooltip': [
        (page) => page.getByRole('button', { name: 'word', exact: true }).hover(),
        (page) => page.mouse.move(5, 400),
      ],
      'a box': [press('box'), leave],
      'an enlarged image': [press('Enlarge image: Near'), leave],
    },
  ],
  [
    '/guide/code',
    1440,
    {
      'the copy mark': [
        async (page) => page.locator('.q-code').first().getByRole('button', { name: 'Copy code' }).press('Enter'),
      ],
    },
  ],
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [path, width, parts] of STEADY) {
  test(`nothing moves on ${path}, ${width} wide, for ${Object.keys(parts).join(', ')}`, async ({ page }) => {
    await watchLayoutShifts(page);
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    for (const [what, acts] of Object.entries(parts)) {
      for (const act of acts) {
        await act(page);
        await page.waitForTimeout(350);
      }
      expect(await readLayoutShifts(page), what).toEqual([]);
    }
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
    await watchLayoutShifts(page);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await act(page);
    await page.waitForTimeout(700);
    expect((await readLayoutShifts(page)).filter(({ isExpected }) => !isExpected)).toEqual([]);
  });
}
