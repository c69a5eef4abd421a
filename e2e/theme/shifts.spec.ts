/** Claims about steadiness: what opens, opens over the page, and nothing that is there moves. */
import type { Page } from '@playwright/test';
import { readLayoutShifts, watchLayoutShifts } from '../fixtures/layout-shifts.ts';
import { endMovement, keepCopiedMarks, runTimers, watchTimers } from '../fixtures/movement.ts';
import { testOnTheme as test } from '../fixtures/site-test.ts';
import { expect, open } from '../fixtures/test.ts';

type Act = (page: Page) => Promise<void>;

interface Part {
  what: string;
  act: Act;
  /** What is seen then, and before it is not. */
  shows: string;
  /** What takes it away again. */
  leave?: Act;
}

/** The parts of a page follow one another: first those over it, then those that move it. */
interface Scene {
  path: string;
  width: number;
  steady: Part[];
  moving?: Part[];
}

const press =
  (name: string): Act =>
  async (page) =>
    page.getByRole('button', { name, exact: true }).first().click();
const pressEnter =
  (block: string, name: string): Act =>
  async (page) =>
    page.locator('.q-code', { hasText: block }).getByRole('button', { name }).press('Enter');
const click =
  (selector: string): Act =>
  async (page) =>
    page.locator(selector).first().click();
const leaveByKey: Act = (page) => page.keyboard.press('Escape');

/** What opens and closes, or moves the page, where it is. */
const SCENES: Scene[] = [
  {
    path: '/guide/',
    width: 1440,
    steady: [
      {
        what: 'a drop-down by hover',
        act: (page) => page.getByRole('button', { name: 'More beta', exact: true }).hover(),
        shows: 'nav :popover-open',
        leave: (page) => page.mouse.move(700, 850),
      },
      { what: 'the language menu', act: press('Language'), shows: ':popover-open', leave: leaveByKey },
      { what: 'the popup of links', act: press('More links'), shows: ':popover-open', leave: leaveByKey },
      {
        what: 'the appearance',
        act: press('Dark appearance'),
        shows: '[aria-label="Dark appearance"][aria-pressed=true]',
        leave: press('Dark appearance'),
      },
      {
        what: 'the search',
        act: (page) => page.keyboard.press('Control+k'),
        shows: '.DocSearch-Container [role=combobox]:focus',
        // The first press closes its panel.
        leave: async (page) => {
          await leaveByKey(page);
          await leaveByKey(page);
        },
      },
    ],
    moving: [
      {
        what: 'a group of the sidebar',
        act: click('#q-sidebar summary:has-text("Closed")'),
        shows: '#q-sidebar details[open]:has(summary:has-text("Closed"))',
      },
      {
        what: 'another page',
        act: click('#quire-article a:text-is("a page")'),
        shows: 'main h1:text-is("Code")',
      },
    ],
  },
  {
    path: '/guide/',
    width: 390,
    steady: [
      { what: 'the menu of a phone', act: press('Main menu'), shows: ':popover-open', leave: leaveByKey },
      {
        what: 'the drawer',
        act: click('[data-local-bar] [data-part=sidebar]'),
        shows: '#q-sidebar:popover-open',
        leave: leaveByKey,
      },
    ],
  },
  {
    path: '/guide/',
    width: 1024,
    steady: [
      {
        what: 'the outline’s drop-down',
        act: press('On this page'),
        shows: '#q-outline:popover-open',
        leave: leaveByKey,
      },
    ],
  },
  {
    path: '/guide/components',
    width: 1440,
    steady: [
      {
        what: 'a tooltip',
        act: (page) => page.getByRole('button', { name: 'word', exact: true }).hover(),
        shows: '[role=tooltip]:visible',
        leave: (page) => page.mouse.move(5, 400),
      },
      { what: 'a box', act: press('box'), shows: '.q-popover:popover-open', leave: leaveByKey },
      { what: 'an enlarged image', act: press('Enlarge image: Near'), shows: '.q-zoom[open]', leave: leaveByKey },
    ],
    moving: [
      { what: 'another tab', act: click('[role=tab]:text-is("Two")'), shows: ':text("It is longer than the first")' },
      { what: 'a fold', act: click('summary:has-text("Folded")'), shows: 'details[open] :text("Hidden text.")' },
    ],
  },
  {
    path: '/guide/code',
    width: 1440,
    steady: [{ what: 'the copy mark', act: pressEnter('const one', 'Copy code'), shows: '.q-code [data-done]' }],
    moving: [
      {
        what: 'a line that is not wrapped any more',
        act: pressEnter('const wrapped', 'Wrap lines'),
        shows: '.q-code:has-text("const wrapped") [aria-pressed=false]',
      },
      {
        what: 'an unfolded block',
        act: press('Show all lines'),
        shows: '.q-code-fold[aria-expanded=true]',
      },
    ],
  },
  {
    path: '/api/',
    width: 1440,
    steady: [],
    moving: [
      {
        what: 'the filter',
        act: (page) => page.getByRole('searchbox').pressSequentially('parse'),
        shows: 'main mark:text-is("parse")',
      },
    ],
  },
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const list = (parts: Part[]) => parts.map(({ what }) => what).join(', ');

for (const { path, width, steady, moving = [] } of SCENES) {
  const claims = [
    ...(steady.length > 0 ? [`nothing moves for ${list(steady)}`] : []),
    ...(moving.length > 0 ? [`what moves for ${list(moving)} moves at once`] : []),
  ];
  test(`${path}, ${width} wide: ${claims.join('; ')}`, async ({ page }) => {
    await watchLayoutShifts(page);
    await keepCopiedMarks(page);
    await watchTimers(page);
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    for (const part of steady) await test.step(part.what, () => expectSteady(page, part));
    for (const part of moving) await test.step(part.what, () => expectAtOnce(page, part));
  });
}

async function expectSteady(page: Page, { what, act, shows, leave }: Part): Promise<void> {
  const shown = page.locator(shows).first();
  await expect(shown, `${what} before`).toBeHidden();
  await act(page);
  await endMovement(page);
  await expect(shown, what).toBeVisible();
  if (leave) {
    await endMovement(page);
    await leave(page);
    await endAll(page);
    await expect(shown, `${what}, left`).toBeHidden();
  }
  await endAll(page);
  expect(await readLayoutShifts(page), what).toEqual([]);
}

/** The browser expects what follows an input within this time. */
const AT_ONCE_MS = 500;

async function expectAtOnce(page: Page, { what, act, shows }: Part): Promise<void> {
  const shown = page.locator(shows).first();
  await expect(shown, `${what} before`).toBeHidden();
  await act(page);
  await expect(shown, what).toBeVisible();
  expect(await findSlowMovement(page, AT_ONCE_MS), what).toEqual([]);
  await endMovement(page);
  const atOnce = await readLayoutShifts(page);
  await endAll(page);
  const all = await readLayoutShifts(page);
  expect(all.slice(atOnce.length), `${what}, later`).toEqual([]);
  expect(
    all.filter(({ isExpected }) => !isExpected),
    what,
  ).toEqual([]);
}

/** Everything that moves or waits, and what follows from it. */
async function endAll(page: Page): Promise<void> {
  await endMovement(page);
  await runTimers(page);
  await endMovement(page);
}

/** What is still moving when an input is longer ago than the browser expects, as sentences. */
function findSlowMovement(page: Page, longestMs: number): Promise<string[]> {
  return page.evaluate(
    (longest) =>
      document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
        .filter((end) => end !== Infinity && end > longest)
        .map((end) => `something moves for ${end} ms`),
    longestMs,
  );
}
