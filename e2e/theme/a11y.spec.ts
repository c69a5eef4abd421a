/** Claims about accessibility: axe, with all of its rules, finds nothing, on any kind of page and whatever is open. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findColorViolations, findViolations } from '../fixtures/axe.ts';
import { getDialog, pressShortcut, search } from '../fixtures/search.ts';
import { SITES, testOn } from '../fixtures/site-test.ts';
import { expect, open, test } from '../fixtures/test.ts';

test.use({ allowedNoise: /status of 404|search failed|ERR_FAILED/ });

const PAGES = [
  '/',
  '/guide/start/quick-start',
  '/guide/basic/output-format',
  '/config/',
  '/config/lib/dts',
  '/blog/',
  '/blog/introducing-rslib',
  '/nowhere',
];

for (const prefix of ['', '/zh']) {
  for (const path of PAGES) {
    test(`${prefix}${path} in both appearances`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await open(page, prefix + path);
      expect(await findViolations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await findColorViolations(page)).toEqual([]);
    });
  }
}

interface State {
  name: string;
  path: string;
  width: number;
  act(page: Page): Promise<unknown>;
  /** What is open then. */
  shows: string;
  /** Rules that do not know what this is. */
  leftOut?: string[];
  /** Where what is open stands in the text. Elsewhere the text is the one that is judged above. */
  isInText?: true;
}

const TEXT = '#quire-article';
const START = '/guide/start/quick-start';
const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

const STATES: State[] = [
  { name: 'language menu', path: START, width: 1440, act: press(/^(Language|语言)$/), shows: ':popover-open' },
  { name: 'switcher', path: START, width: 1440, act: press(/Rstack/), shows: ':popover-open' },
  { name: 'more links', path: START, width: 1024, act: press(/^(More links|更多链接)$/), shows: ':popover-open' },
  {
    name: 'mobile menu',
    path: START,
    width: 390,
    act: (page) =>
      page
        .locator('header')
        .getByRole('button', { name: /^(Menu|菜单)$/ })
        .click(),
    shows: ':popover-open',
  },
  {
    name: 'drawer',
    path: START,
    width: 390,
    act: (page) => page.locator('[data-opens=sidebar]').click(),
    shows: '#q-sidebar:popover-open',
  },
  {
    name: 'outline',
    path: START,
    width: 768,
    act: (page) => page.locator('[popovertarget=q-outline]').click(),
    shows: '#q-outline:popover-open',
  },
  {
    name: 'zoom',
    path: '/guide/basic/output-structure',
    width: 1440,
    act: (page) => page.locator('.q-zoomable').first().click(),
    shows: '.q-zoom[open]',
    isInText: true,
  },
  {
    name: 'filter without a match',
    path: '/config/',
    width: 1024,
    act: (page) => page.getByRole('searchbox').fill('zzz'),
    shows: '[role=status]:not(:empty)',
    isInText: true,
  },
  {
    name: 'copied code',
    path: '/guide/basic/cli',
    width: 1440,
    act: (page) => page.locator('.q-code').first().hover(),
    shows: '.q-code:hover .q-code-actions',
    isInText: true,
  },
  { name: 'search', path: START, width: 1440, act: pressShortcut, shows: '.DocSearch-StartScreen' },
  {
    name: 'search with results',
    path: START,
    width: 1440,
    act: async (page) => {
      await pressShortcut(page);
      await search(getDialog(page), 'dts');
    },
    shows: '[role=option]',
    // The list of a combobox is scrolled by the arrow keys of its field.
    leftOut: ['scrollable-region-focusable'],
  },
  {
    name: 'search that cannot be answered',
    path: START,
    width: 1440,
    act: async (page) => {
      await page.route('**/search/*.json', (route) => route.abort());
      await pressShortcut(page);
      await getDialog(page).input.fill('dts');
    },
    shows: '.DocSearch-ErrorScreen',
  },
  {
    name: 'search without results, on a phone',
    path: START,
    width: 390,
    act: async (page) => {
      await pressShortcut(page);
      await getDialog(page).input.fill('qqzzqqzz');
    },
    shows: '.DocSearch-NoResults',
  },
];

for (const { name, path, width, act, shows, leftOut, isInText } of STATES) {
  for (const [prefix, colorScheme] of [
    ['', 'light'],
    ['/zh', 'dark'],
  ] as const) {
    test(`opened: ${name}, ${colorScheme}, under ${prefix}/`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await open(page, prefix + path);
      await act(page);
      await expect(page.locator(shows).first()).toBeVisible();
      expect(await findViolations(page, { leftOut, apartFrom: isInText ? [] : [TEXT] })).toEqual([]);
    });
  }
}

const onTheme = testOn(join(SITES, 'theme'));
const look = async () => {};

/** What this site does not have; the states of a page follow one another. */
const ON_THEME: Array<{ path: string; states: Array<Pick<State, 'name' | 'act' | 'shows'>> }> = [
  { path: '/guide/custom', states: [{ name: 'custom page', act: look, shows: 'main h1' }] },
  { path: '/guide/blank', states: [{ name: 'blank page', act: look, shows: 'main h1' }] },
  { path: '/zh/guide/code', states: [{ name: 'page without a translation', act: look, shows: 'main [role=note]' }] },
  {
    path: '/guide/components',
    states: [
      {
        name: 'tooltip',
        act: (page) => page.locator('.q-tooltip button').first().hover(),
        shows: '[role=tooltip]:visible',
      },
      { name: 'box of a word', act: (page) => page.locator('.q-popover-button').click(), shows: '.q-popover' },
    ],
  },
  {
    path: '/guide/code',
    states: [
      { name: 'folded code', act: look, shows: '.q-code[data-fold]' },
      {
        name: 'unfolded code',
        act: (page) => page.locator('.q-code-fold').first().click(),
        shows: '.q-code-fold[aria-expanded=true]',
      },
    ],
  },
];

for (const { path, states } of ON_THEME) {
  onTheme(`${states.map(({ name }) => name).join(', ')}, in both appearances`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page, path);
    for (const { name, act, shows } of states) {
      await act(page);
      await expect(page.locator(shows).first()).toBeVisible();
      expect(await findViolations(page), name).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await findColorViolations(page), `${name}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    }
  });
}
