/** Claims about screens whose colors the system sets: nothing that is reported by a color alone is lost. */
import type { Locator } from '@playwright/test';
import { openSearch, search } from '../fixtures/search.ts';
import { testOnTheme } from '../fixtures/site-test.ts';
import { expect, open, test } from '../fixtures/test.ts';

const FORCED = { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } as const;

/** What the system paints behind everything. */
const CANVAS = 'rgb(0, 0, 0)';

const read = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

/** A mark's own ground is under its text. */
async function expectToBeSeen(mark: Locator): Promise<void> {
  const ground = await read(mark, 'background-color');
  expect(ground).toMatch(/^rgb\(/);
  expect(ground).not.toBe(await read(mark, 'color'));
}

testOnTheme('lines of code, words and toggles differ in form', async ({ page }) => {
  await page.emulateMedia(FORCED);
  await open(page, '/guide/code');
  const border = 'border-inline-start';
  expect(await read(page.locator('.line:not([class*=" "])').first(), `${border}-color`)).toBe(CANVAS);
  const kinds = ['highlighted', 'error', 'warning'].map((kind) => page.locator(`.line.${kind}`).first());
  expect(await Promise.all(kinds.map((line) => read(line, `${border}-style`)))).toEqual(['solid', 'double', 'dashed']);
  for (const line of kinds) expect(await read(line, `${border}-color`)).not.toBe(CANVAS);
  await expectToBeSeen(page.locator('.q-word'));

  const wrap = page.locator('[data-action=wrap]');
  await expect(wrap.and(page.locator('[aria-pressed=true]'))).toHaveCSS('outline-style', 'solid');
  await expect(wrap.and(page.locator('[aria-pressed=false]')).first()).toHaveCSS('outline-style', 'none');
});

testOnTheme('signs of boxes and trees are seen, and the chosen tab is', async ({ page }) => {
  await page.emulateMedia(FORCED);
  await open(page, '/guide/components');
  for (const sign of ['.q-tree li:has(ul)', '.q-tree li:not(:has(ul))']) {
    expect(await read(page.locator(sign).first(), 'background-color', '::before'), sign).not.toBe(CANVAS);
  }
  // A letter, in what is no shape there.
  const callout = page.locator('.q-callout-title').first();
  expect(await read(callout, 'content', '::before')).toMatch(/^"[i!]"/);
  expect(await read(callout, 'color', '::before')).not.toBe(CANVAS);
  await expect(page.locator('[role=tab][aria-selected=true]').first()).toHaveCSS('outline-style', 'solid');
  await expect(page.locator('[role=tab][aria-selected=false]').first()).toHaveCSS('outline-style', 'none');
});

test('what is chosen in the bench is seen, and where its source ends', async ({ page }) => {
  await page.emulateMedia(FORCED);
  await open(page, '/');
  const choice = page.locator('.q-bench label');
  const chosen = choice.filter({ has: page.locator(':checked') });
  const rest = choice.filter({ hasNot: page.locator(':checked') });
  await expect(chosen).toHaveText(['esm', 'true', 'esnext', 'default']);
  for (const label of await chosen.all()) {
    await expect(label).toHaveCSS('outline-style', 'solid');
    expect(await read(label, 'outline-color')).not.toBe(CANVAS);
    expect(await read(label, 'outline-color')).toMatch(/^rgb\(/);
  }
  for (const label of await rest.all()) await expect(label).toHaveCSS('outline-style', 'none');
  const built = page.locator('.q-bench-built');
  await expect(built).not.toHaveCSS('border-inline-start-width', '0px');
  expect(await read(built, 'border-inline-start-color')).not.toBe(CANVAS);
});

test('where the reader is and what search has found and chosen is seen', async ({ page }) => {
  await page.emulateMedia(FORCED);
  const dialog = await openSearch(page, '/zh/guide/advanced/output-compatibility');
  for (const place of ['header nav', '#q-sidebar']) {
    await expect(page.locator(`${place} [aria-current]`).first()).toHaveCSS('text-decoration-line', 'underline');
  }
  const away = page.locator('#quire-article a[target=_blank]:not([class])').first();
  expect(await read(away, 'background-color', '::after')).not.toBe(CANVAS);
  await search(dialog, 'dts');
  await expectToBeSeen(dialog.root.locator('mark').first());
  await expect(dialog.options.and(page.locator('[aria-selected=true]'))).toHaveCSS('outline-style', 'solid');
  await expect(dialog.options.nth(1)).toHaveCSS('outline-style', 'none');
});
