/** What the dialog offers beside hits: ways in, the sections of the page, commands, its keys; and what it says of a poor answer. */
import { BEHIND, findViolations } from './fixtures/axe.ts';
import { openSearch, PAGE, search } from './fixtures/search.ts';
import { expect, test } from './fixtures/test.ts';

test('with nothing typed, four ways in and the sections of the page are offered, and axe finds nothing', async ({
  page,
}) => {
  const { root, options } = await openSearch(page);
  const links = root.getByRole('group', { name: 'Start here' }).getByRole('option');
  await expect(links).toHaveText(['Quick start', 'Output format', 'Configuration', 'Features FAQ']);
  await expect(root.getByRole('group', { name: 'On this page' }).getByRole('option').first()).toBeVisible();
  expect(await findViolations(page, { apartFrom: BEHIND })).toEqual([]);
  await options.getByText('Type checking').click();
  await expect(page).toHaveURL(/typescript#type-checking$/);
  await expect(root).toHaveCount(0);
});

test('the ways in lead to the pages of the language', async ({ page }) => {
  const { root } = await openSearch(page, `/zh${PAGE}`);
  const links = root.getByRole('group', { name: '从这里开始' }).getByRole('option');
  await expect(links).toHaveText(['快速上手', '产物格式', '配置', '功能常见问题']);
  await links.first().click();
  await expect(page).toHaveURL(/\/zh\/guide\/start\/quick-start$/);
});

test('a > lists commands, words after it filter them, and Enter runs one; a ? shows all keys; axe finds nothing', async ({
  page,
}) => {
  const { root, input, options } = await openSearch(page);
  await input.fill('?');
  await expect(root.getByRole('term').first()).toHaveText('Opens and closes search');
  await expect(options).toHaveCount(0);
  expect(await findViolations(page, { apartFrom: BEHIND })).toEqual([]);
  // One that does not exist is not a command.
  await input.fill('> zzz');
  await expect(root).toContainText('No command: > zzz');
  await input.fill('>');
  await expect(options.first()).toHaveText('Copy this page as Markdown');
  await expect(options.filter({ hasText: '简体中文' })).toHaveCount(1);
  await expect(options.filter({ hasText: /^Previous Page: / })).toHaveCount(1);
  expect(await findViolations(page, { apartFrom: BEHIND })).toEqual([]);
  await input.fill('> light');
  await expect(options).toHaveText(['Switch between light and dark']);
  const before = await page.locator('html').getAttribute('class');
  await page.keyboard.press('Enter');
  await expect(root).toHaveCount(0);
  await expect.poll(() => page.locator('html').getAttribute('class')).not.toBe(before);
});

test('a command copies the page, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const { root, input, options } = await openSearch(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await input.fill('> copy');
  await expect(options).toHaveCount(1);
  await options.click();
  await expect(root.getByRole('status')).toHaveText('Copied');
  await page.clock.runFor(2000);
  await expect(root).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# TypeScript');
});

test('a command leads to the same page in another language, and to the next page', async ({ page }) => {
  const first = await openSearch(page);
  await first.input.fill('> 中文');
  await first.options.click();
  await expect(page).toHaveURL(new RegExp(`/zh${PAGE}$`));
  const second = await openSearch(page);
  await second.input.fill('> next');
  await expect(second.options).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
});

test('where no page has all words, the answer says so and names what is missing', async ({ page }) => {
  const dialog = await openSearch(page);
  await search(dialog, 'storybook kubernetes');
  await expect(dialog.root.locator('.DocSearch-Missing')).toHaveText('No page has all of: storybook kubernetes');
  await expect(dialog.root.locator('.DocSearch-Missing s')).toHaveText('kubernetes');
  await expect(dialog.root.getByRole('status')).toContainText('No page has all of');
  await search(dialog, 'storybook');
  await expect(dialog.root.locator('.DocSearch-Missing')).toHaveCount(0);
});

test('marks have the color of their text, and options the face of code', async ({ page }) => {
  const dialog = await openSearch(page);
  await search(dialog, 'autoExternal');
  const mark = dialog.root.locator('mark').first();
  await expect(mark).toHaveCSS('font-weight', '650');
  const colors = await mark.evaluate((element) =>
    [element, element.parentElement].map((at) => at && getComputedStyle(at).color),
  );
  expect(colors[0]).toBe(colors[1]);
  await expect(dialog.root.locator('.DocSearch-Hit-title').first()).toHaveCSS('font-family', /mono/i);
});

test('words that the pages do not use find their pages, in either language and script', async ({ page }) => {
  const dialog = await openSearch(page);
  for (const [query, title] of [
    ['uglify', /output\.minify|minif/i],
    ['shebang', /hashbang|Command line tools/],
  ] as const) {
    await search(dialog, query);
    await expect(dialog.options.first()).toContainText(title);
  }
  const chinese = await openSearch(page, `/zh${PAGE}`);
  for (const [query, title] of [
    ['環境變數', '环境变量'],
    ['怎么拷贝文件', 'output.copy'],
  ] as const) {
    await search(chinese, query);
    await expect(chinese.options.filter({ hasText: title }).first()).toBeVisible();
  }
});
