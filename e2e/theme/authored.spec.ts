/** Claims about HTML and Markdown that authors bring from elsewhere: it reads as it does in other tools. */
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { SITES, testOn } from '../fixtures/site-test.ts';
import { expect, open } from '../fixtures/test.ts';

const test = testOn(join(SITES, 'extremes'));

test.beforeEach(({ page }) => open(page, '/authored/html'));

test('a fold in HTML has a marker, and is open on paper', async ({ page }) => {
  const text = page.getByText('Text of the fold.');
  await expect(page.locator('main details:not([class]) > summary')).toHaveCSS('display', 'list-item');
  await expect(page.locator('main details:not([class]) > summary')).not.toHaveCSS('list-style-type', 'none');
  await expect(text).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(text).toBeVisible();
});

test('a list keeps the letters of its HTML, and a task list with paragraphs has boxes alone', async ({ page }) => {
  await expect(page.locator('main ol')).toHaveCSS('list-style-type', 'lower-alpha');
  const task = page.locator('main li:has([type=checkbox])').first();
  await expect(task.locator('p')).toBeVisible();
  await expect(task).toHaveCSS('list-style-type', 'none');
});

test('a line of <pre> that is too long is scrolled to by keyboard', async ({ page }) => {
  const code = page.getByRole('region', { name: 'Code 1' });
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('a picture in a sentence is in its line', async ({ page }) => {
  expect(await page.locator('main p:has(img)').evaluate((element) => element.clientHeight)).toBeLessThan(40);
});

test('the icon of a callout is next to the first word of its title, however long', async ({ page }) => {
  const lines = await page.locator('.q-callout-title').evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    return { title: title.getBoundingClientRect().top, word: range.getClientRects()[0]?.top ?? Number.NaN };
  });
  expect(lines.word - lines.title).toBeLessThan(10);
});

test('a paragraph in Arabic is written from right to left, at the right of the column', async ({ page }) => {
  const paragraph = page.getByText('نص قصير');
  await expect(paragraph).toHaveCSS('direction', 'rtl');
  const right = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().right);
  expect(await right(paragraph)).toBe(await right(page.locator('main h1').first()));
});

test('of two titles, the first has the actions of the page', async ({ page }) => {
  const top = (locator: string) => page.locator(locator).evaluate((element) => element.getBoundingClientRect().top);
  expect(await top('[data-page-actions]')).toBeLessThan(await top('main ol'));
});
