/** Claims about the nav and its menus. (docs/behavior/chrome.md) */
import type { Page } from '@playwright/test';
import { measureClosing } from '../fixtures/measure-closing.ts';
import { atNight, expect, isMarked, mark, open, test } from '../fixtures/test.ts';

const PAGE = '/guide/start/quick-start';

test('the language menu leads to the same page, with query and hash', async ({ page }) => {
  await open(page, `${PAGE}?sidebar=0#next-steps`);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`/zh${PAGE}?sidebar=0#next-steps`);
});

test('a menu opens on hover, and closes 150 ms after the pointer left', async ({ page }) => {
  await open(page, PAGE);
  const button = page.getByRole('button', { name: 'Language' });
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const closing = button.evaluate(measureClosing);
  await page.getByRole('link', { name: '简体中文' }).hover();
  await page.waitForTimeout(300);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(400, 500);
  expect(await closing).toBeGreaterThan(149);
});

test('a press after the hover keeps the menu open, the next one closes it', async ({ page }) => {
  await open(page, PAGE);
  const button = page.getByRole('button', { name: 'Language' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a menu works by keyboard: Enter, arrows, Escape, and the focus comes back', async ({ page }) => {
  await open(page, PAGE);
  const button = page.getByRole('button', { name: 'Language' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: '简体中文' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
});

test('a menu closes when another page comes', async ({ page }) => {
  await open(page, PAGE);
  await mark(page);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`/zh${PAGE}`);
  expect(await isMarked(page)).toBe(true);
  await expect(page.getByRole('button', { name: '语言' })).toHaveAttribute('aria-expanded', 'false');
});

const SOCIAL = ['https://github.com/web-infra-dev/rslib', 'https://x.com/rspack_dev', 'https://discord.gg/XsaKEEk4mW'];

/** What the bar shows at a width, from left to right: icons by their names, the menus of the bar closed. */
const readBar = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header :is(a, button)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({
        name: control.ariaLabel ?? control.textContent,
        left: control.getBoundingClientRect().left,
      }))
      .sort((a, b) => a.left - b.left)
      .map(({ name }) => name),
  );

for (const { path, links, help, search, tools, more, menu } of [
  {
    path: '/config/lib/dts',
    links: { Guide: '/guide/start/', Config: '/config/', Blog: '/blog/' },
    help: 'Help',
    search: 'Search',
    tools: ['Language', 'Dark'],
    more: 'More',
    menu: 'Main menu',
  },
  {
    path: '/zh/config/lib/dts',
    links: { 指南: '/zh/guide/start/', 配置: '/zh/config/', 博客: '/zh/blog/' },
    help: '帮助',
    search: '搜索',
    tools: ['语言', '深色模式'],
    more: '更多链接',
    menu: '主菜单',
  },
]) {
  test(`the bar of ${path} holds what it has room for: from 1280 and from 768 pixels on, and below`, async ({
    page,
  }) => {
    await open(page, path);
    const start = ['Rslib', path.startsWith('/zh') ? 'Rstack' : 'The', search];
    const names = [...Object.keys(links), help];
    for (const [width, rest] of [
      [1280, [...names, ...tools, 'GitHub', 'X', 'Discord']],
      [1279, [...names, ...tools, more]],
      [768, [...names, ...tools, more]],
      [767, [menu]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const expected = [...start, ...rest].map((name) => expect.stringMatching(`^${name}`));
      expect(await readBar(page), `at ${width}`).toEqual(expected);
      const field = await page.locator('.DocSearch-Button').boundingBox();
      expect((field?.width ?? 0) > 150, `at ${width}`).toBe(width >= 1280);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    const hrefs = await page
      .locator('header :is(nav, ul) a:not([popover] a)')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([...Object.values(links), ...SOCIAL]);
    await expect(page.locator('header nav [aria-current]:visible')).toHaveText(names.slice(1, 2));
  });
}

test('of the items that match a page, only the most specific one is marked in the bar', async ({ page }) => {
  await open(page, '/guide/start/comparison');
  await expect(page.locator('header nav :is([aria-current], [data-active]):visible')).toHaveText(['Help']);
});

/** The part of the page that holds the focus. */
const findFocusedPart = (page: Page) =>
  page.evaluate(() => {
    const parts = ['header', '[data-local-bar]', '#quire-article', 'main', '#q-sidebar', '#q-outline'];
    return parts.find((part) => document.activeElement?.closest(part));
  });

/** Where the Tab key leads from the last control of `part`. */
async function leave(page: Page, part: string): Promise<string | undefined> {
  await page.locator(`${part} :is(a, button, summary)`).filter({ visible: true }).last().focus();
  await page.keyboard.press('Tab');
  return findFocusedPart(page);
}

for (const prefix of ['', '/zh']) {
  test(
    `under ${prefix}/ at most 13 tab stops come before the text, sidebar and outline after it`,
    atNight(prefix === ''),
    async ({ page }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, prefix + PAGE);
        const skip = page.getByRole('link', { name: /^(Skip to content|跳到正文)$/ });
        await page.keyboard.press('Tab');
        await expect(skip).toBeFocused();
        const stops: Array<string | undefined> = [];
        do {
          await page.keyboard.press('Tab');
          stops.push(await findFocusedPart(page));
        } while (stops.length < 40 && stops.at(-1) !== '#quire-article');
        // The last of them is in the text; the skip link, which was the first of all, is not among them.
        expect(stops.length, `at ${width}`).toBeLessThanOrEqual(13);
        expect([...new Set(stops)]).toEqual([
          'header',
          ...(width <= 960 ? ['[data-local-bar]'] : []),
          '#quire-article',
        ]);
        await skip.press('Enter');
        await expect(page.locator('main')).toBeFocused();
        await page.keyboard.press('Tab');
        expect(await findFocusedPart(page)).toBe('#quire-article');
      }
      // What is beside the text for the eye: a column each, and a landmark of its own.
      expect(await leave(page, 'main')).toBe('#q-sidebar');
      expect(await leave(page, '#q-sidebar')).toBe('#q-outline');
      for (const name of [/^(Pages of this section|本章页面)$/, /^(ON THIS PAGE|本页目录)$/]) {
        await expect(page.getByRole('navigation', { name })).toBeVisible();
      }
    },
  );
}

test('menus, groups and languages work without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('link', { name: '简体中文' })).toBeVisible();
  await page.keyboard.press('Escape');
  const group = page.locator('#q-sidebar summary').first();
  await expect(page.locator('#q-sidebar').getByRole('link', { name: 'Glossary' })).toBeVisible();
  await group.click();
  await expect(page.locator('#q-sidebar').getByRole('link', { name: 'Glossary' })).toBeHidden();
  const actions = page.getByRole('button', { name: 'More actions for this page' });
  expect((await actions.boundingBox())?.width, 'as wide as its name, which is shown').toBeGreaterThan(120);
  await actions.click();
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  await context.close();
});
