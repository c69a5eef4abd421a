/** Claims about accessibility: axe, with all of its rules, finds nothing, on any kind of page and whatever is open. */
import type { Page } from '@playwright/test';
import { BEHIND, findViolationsInBoth } from '../fixtures/axe.ts';
import { keepCopiedMarks } from '../fixtures/movement.ts';
import { getDialog, pressShortcut, search } from '../fixtures/search.ts';
import { testOnTheme } from '../fixtures/site-test.ts';
import { atNight, expect, open, test } from '../fixtures/test.ts';

test.use({ allowedNoise: /status of 404/ });

/** It has nothing that shorter pages of options lack, and takes as long as four of them. */
const LONGEST = '/config/lib/dts';

/** Those that begin a scene below are judged there. */
const PAGES = [
  '/',
  '/guide/basic/output-format',
  '/config/lib/umd-name',
  '/blog/',
  '/blog/introducing-rslib',
  '/nowhere',
  LONGEST,
];

/** Each in one of its languages, by turns: what they have in common is what is judged. */
const inTurns = <T>(list: T[]) => list.map((each, index) => [index % 2 === 0 ? '' : '/zh', each] as const);

for (const [prefix, path] of inTurns(PAGES)) {
  test(`${prefix}${path} in both appearances`, atNight(path === LONGEST), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, prefix + path);
    await expectNothing(page, path);
  });
}

interface State {
  name: string;
  /** Of the screen, where it is another than before. */
  width?: number;
  act(page: Page): Promise<unknown>;
  /** What is open then. */
  shows: string;
  /** Rules that do not know what this is. */
  leftOut?: string[];
  /** Where what is open is in the text: the part that is judged; `html` where the page is of no kind that is judged above. */
  within?: string;
}

/** The states of a page follow one another, each in the appearance that the last one was left in. */
interface Scene {
  path: string;
  states: State[];
}

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const leave = (page: Page) => page.keyboard.press('Escape');
const look = async () => {};

/** The states of the search dialog are judged in `search-states.spec.ts`, but for the hits of the site's own index. */
const SCENES: Scene[] = [
  {
    path: '/guide/start/quick-start',
    states: [
      { name: 'page', act: look, shows: 'main h1', within: 'html' },
      { name: 'language menu', width: 1440, act: press(/^(Language|语言)$/), shows: ':popover-open' },
      { name: 'switcher', act: press(/Rstack/), shows: ':popover-open img' },
      {
        name: 'search with results',
        act: async (page) => {
          await pressShortcut(page);
          await search(getDialog(page), 'dts');
        },
        shows: '[role=option]',
        // The list of a combobox is scrolled by the arrow keys of its field.
        leftOut: ['scrollable-region-focusable'],
      },
      {
        name: 'more links',
        width: 1024,
        act: async (page) => {
          await page.locator('[open] .DocSearch-Cancel').click();
          await press(/^(More links|更多链接)$/)(page);
        },
        shows: ':popover-open [href*=discord]',
      },
      {
        name: 'outline',
        width: 768,
        act: (page) => page.locator('[popovertarget=q-outline]').click(),
        shows: '#q-outline:popover-open',
      },
      {
        name: 'drawer',
        width: 390,
        act: async (page) => {
          await leave(page);
          await page.locator('[data-local-bar] [data-part=sidebar]').click();
        },
        shows: '#q-sidebar:popover-open',
      },
      {
        name: 'menu',
        act: async (page) => {
          await leave(page);
          await press(/^(Main menu|主菜单)$/)(page);
        },
        shows: ':popover-open h2',
      },
    ],
  },
  {
    path: '/config/',
    states: [
      { name: 'page', act: look, shows: 'main h1', within: 'html' },
      {
        name: 'filter without a match',
        act: (page) => page.getByRole('searchbox').fill('zzz'),
        shows: '[role=status]:not(:empty):visible',
        within: 'main',
      },
    ],
  },
];

for (const [prefix, { path, states }] of inTurns(SCENES)) {
  const names = states.map(({ name }) => name).join(', ');
  test(`${prefix}${path}: ${names}, in both appearances`, ({ page }) =>
    playScene(page, { path: prefix + path, states }));
}

const OFFER = 'aside[data-part=global]';

for (const [locale, path] of [
  ['zh-CN', '/blog/introducing-rslib'],
  ['en-US', '/zh/blog/introducing-rslib'],
] as const) {
  test.describe(`for a reader of ${locale}`, () => {
    test.use({ locale });

    test(
      `the offer of the other language on ${path}, in both appearances`,
      atNight(locale === 'en-US'),
      async ({ page }) => {
        await playScene(page, { path, states: [{ name: 'offer', act: look, shows: OFFER }] });
      },
    );
  });
}

/** Of the site of the tests. */
const ON_THEME: Scene[] = [
  { path: '/guide/custom', states: [{ name: 'custom page', act: look, shows: 'main h1', within: 'html' }] },
  { path: '/guide/blank', states: [{ name: 'blank page', act: look, shows: 'main h1', within: 'html' }] },
  {
    path: '/zh/guide/code',
    states: [{ name: 'page without a translation', act: look, shows: 'main [role=note]', within: 'html' }],
  },
  {
    path: '/guide/components',
    states: [
      {
        name: 'tooltip',
        act: (page) => page.locator('.q-tooltip button').first().hover(),
        shows: '[role=tooltip]:visible',
        within: '.q-tooltip:hover',
      },
      {
        name: 'box of a word',
        act: async (page) => {
          // It may be over the next word, and a pointer that comes upon it while it fades keeps it.
          await page.mouse.move(1, 1);
          await expect(page.locator('[role=tooltip]:visible')).toHaveCount(0);
          await page.locator('.q-popover-button').click();
        },
        shows: '.q-popover',
        within: '.q-popover',
      },
      { name: 'group of the nav', act: press(/^More\b/), shows: 'nav :popover-open' },
      { name: 'text of a link', act: press(/^X$/), shows: ':popover-open p' },
      { name: 'image of a link', act: press(/^Discord$/), shows: ':popover-open img' },
      {
        name: 'zoom',
        act: async (page) => {
          await leave(page);
          await page.locator('.q-zoomable').first().click();
        },
        shows: '.q-zoom[open]',
        within: '.q-zoom[open]',
      },
    ],
  },
  {
    path: '/guide/code',
    states: [
      {
        name: 'wrapped and copied code',
        act: async (page) => {
          const block = page.locator('.q-code').first();
          await block.locator('[data-action=wrap]').press('Enter');
          await block.locator('[data-action=copy]').press('Enter');
          await expect(block.locator('[aria-pressed=true]')).toBeVisible();
        },
        shows: '.q-code [data-done]',
        within: '.q-code:has([data-done])',
      },
      { name: 'folded code', act: look, shows: '.q-code[data-fold]', within: '.q-code[data-fold]' },
      {
        name: 'unfolded code',
        act: (page) => page.locator('.q-code-fold').first().click(),
        shows: '.q-code-fold[aria-expanded=true]',
        within: '.q-code:has([aria-expanded=true])',
      },
    ],
  },
];

testOnTheme.describe('on the site of the tests', () => {
  testOnTheme.use({ permissions: ['clipboard-write'] });

  for (const scene of ON_THEME) {
    testOnTheme(`${scene.states.map(({ name }) => name).join(', ')}, in both appearances`, async ({ page }) => {
      await keepCopiedMarks(page);
      await playScene(page, scene);
    });
  }
});

async function playScene(page: Page, { path, states }: Scene): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, path);
  for (const { name, width, act, shows, leftOut, within } of states) {
    if (width) await page.setViewportSize({ width, height: 900 });
    await act(page);
    await expect(page.locator(shows).first()).toBeVisible();
    await expectNothing(page, name, { leftOut, ...(within === undefined ? { apartFrom: BEHIND } : { within }) });
  }
}

async function expectNothing(
  page: Page,
  name: string,
  judged?: Parameters<typeof findViolationsInBoth>[1],
): Promise<void> {
  expect([name, await findViolationsInBoth(page, judged)]).toEqual([name, []]);
}
