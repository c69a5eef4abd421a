/** Claims about search as a reader uses it: ways in, ways out, keys, hits, history. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { holdScripts } from './fixtures/held-scripts.ts';
import { readLayoutShifts, watchLayoutShifts } from './fixtures/layout-shifts.ts';
import { watchLoading } from './fixtures/loading.ts';
import { getDialog, openSearch, PAGE, pressShortcut, RECENT, readIds, search } from './fixtures/search.ts';
import { expect, isMarked, mark, open, test } from './fixtures/test.ts';

test.describe('ways in and out', () => {
  test('the button opens the dialog, and closing gives the focus back', async ({ page }) => {
    await open(page, PAGE);
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    const { root, input } = getDialog(page);
    await expect(input).toBeFocused();
    await expect(root).toHaveAccessibleName('Search');
    await expect(root).toContainText('Start here');
    await page.keyboard.press('Escape');
    await expect(root).not.toContainText('Start here');
    await expect(input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(root).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('Ctrl+K and the slash open it; Ctrl+K closes it again, and the focus is where it was', async ({ page }) => {
    await open(page, PAGE);
    const link = page.locator('#quire-article a[href]:not(.q-anchor)').first();
    await link.focus();
    const { root, input } = await pressShortcut(page);
    await page.keyboard.press('Control+k');
    await expect(root).toHaveCount(0);
    await expect(link).toBeFocused();
    await page.keyboard.press('/');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await page.keyboard.press('/');
    await expect(input).toHaveValue('/');
  });

  test('the slash can be typed in fields, and turned off', async ({ page }) => {
    await open(page, '/config/');
    await page.getByRole('searchbox').press('/');
    await expect(page.getByRole('searchbox')).toHaveValue('/');
    const { root } = await pressShortcut(page);
    await root.getByRole('checkbox', { name: 'opens search' }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(root).toHaveCount(0);
    await page.locator('h1').click();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(root.getByRole('checkbox')).not.toBeChecked();
    await expect(root.getByRole('combobox')).toHaveValue('');
  });

  test('Escape closes the panel, then clears the query, then closes the dialog; the next key and the focus open the panel', async ({
    page,
  }) => {
    const dialog = await openSearch(page);
    await search(dialog, 'dts');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.options).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(dialog.input).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.input).toBeFocused();
    await expect(dialog.options.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.options).toHaveCount(0);
    await expect(dialog.input).toHaveValue('dts');
    await expect(dialog.input).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(dialog.input).toHaveValue('');
    await expect(dialog.options).toHaveCount(0);
    // Spaces alone are no query.
    await dialog.input.pressSequentially('  ');
    await expect(dialog.root).toContainText('Start here');
    await page.keyboard.press('Escape');
    await expect(dialog.options).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog.root).toHaveCount(0);
  });

  test('a press beside the box closes it, a selection that ends there does not', async ({ page }) => {
    const { root, input } = await openSearch(page);
    await input.fill('some words');
    const box = await input.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 90, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(20, 500);
    await page.mouse.up();
    await expect(root).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(root).toHaveCount(0);
  });

  test('what is selected on the page is the first query, 64 characters of it', async ({ page }) => {
    await open(page, PAGE);
    const selected = await page.evaluate(() => {
      const paragraph = document.querySelector('#quire-article p');
      if (paragraph) getSelection()?.selectAllChildren(paragraph);
      return getSelection()?.toString().replace(/\s+/g, ' ').trim() ?? '';
    });
    const { input } = await pressShortcut(page);
    await expect(input).toHaveValue(selected.slice(0, 64).trim());
    await expect(input).toHaveAttribute('maxlength', '64');
    await page.keyboard.type('dts');
    await expect(input).toHaveValue('dts');
  });

  test('the page behind is still and nothing moves', async ({ page }) => {
    await watchLayoutShifts(page);
    const dialog = await openSearch(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await search(dialog, 'dts');
    await dialog.root.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.root).toHaveCount(0);
    expect(await readLayoutShifts(page)).toEqual([]);
  });

  test('a slash that was turned off opens nothing', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('quire-search-slash', 'off'));
    await open(page, PAGE);
    await page.keyboard.press('/');
    // It would close what the slash had opened.
    await page.keyboard.press('Control+k');
    await expect(getDialog(page).input).toHaveValue('');
  });

  test('what a site itself listens to by properties of the window stays as it is', async ({ page }) => {
    await page.addInitScript(() => {
      window.onkeydown = ({ key }) => {
        document.documentElement.dataset.heard = key;
      };
    });
    await open(page, PAGE);
    await pressShortcut(page);
    await page.keyboard.press('a');
    await expect(page.locator('html')).toHaveAttribute('data-heard', 'a');
  });

  test.describe('while its files are on their way', () => {
    test('the dialog is open, takes what is typed, and keeps the field, its focus and its selection', async ({
      page,
    }) => {
      await open(page, PAGE);
      await page.waitForLoadState('networkidle');
      const release = await holdScripts(page);
      await page.keyboard.press('Control+k');
      const { root, input, options } = getDialog(page);
      await expect(input).toBeFocused();
      await page.keyboard.type('dtx');
      await expect(root.getByRole('status')).toHaveText('Searching…');
      await expect(input).toHaveValue('dtx');
      await page.keyboard.press('Shift+ArrowLeft');
      await input.evaluate((element) => element.setAttribute('data-same', ''));
      release();
      await expect(root).toHaveAttribute('data-status', 'idle');
      await expect(input).toHaveAttribute('data-same', '');
      await page.keyboard.type('s');
      await expect(input).toHaveValue('dts');
      await expect(options.first()).toBeVisible();
      await page.keyboard.type(' bundle');
      await expect(input).toHaveValue('dts bundle');
      await page.getByRole('button', { name: 'Clear the query' }).click();
      await expect(input).toHaveValue('');
      await expect(root).toContainText('Start here');
    });

    for (const [name, act] of [
      ['a press on the button', (page: Page) => page.getByRole('button', { name: 'Search' }).click()],
      ['the slash', (page: Page) => page.keyboard.press('/')],
    ] as const) {
      test(`${name} opens it too`, async ({ page }) => {
        await open(page, PAGE);
        const release = await holdScripts(page);
        await act(page);
        await page.keyboard.type('dts b/c');
        const { input, options } = getDialog(page);
        await expect(input).toHaveValue('dts b/c');
        release();
        await expect(options.first()).toBeVisible();
        await expect(input).toHaveValue('dts b/c');
      });
    }

    test('a selection is the first query, which the first key replaces', async ({ page }) => {
      await open(page, PAGE);
      const release = await holdScripts(page);
      await page.locator('h1').selectText();
      await page.keyboard.press('Control+k');
      const { input, options } = getDialog(page);
      await expect(input).toHaveValue('TypeScript');
      release();
      await expect(options.first()).toBeVisible();
      await page.keyboard.press('d');
      await expect(input).toHaveValue('d');
    });

    test('Enter chooses the first row once there is one', async ({ page }) => {
      await open(page, PAGE);
      await page.waitForLoadState('networkidle');
      const release = await holdScripts(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('lib.dts.bundle');
      await page.keyboard.press('Enter');
      release();
      await expect(page).toHaveURL(/\/config\/lib\/dts/);
    });

    test('Escape and Ctrl+K close it, and what comes then opens nothing', async ({ page }) => {
      await open(page, PAGE);
      await page.waitForLoadState('networkidle');
      const release = await holdScripts(page);
      const { root, input } = getDialog(page);
      for (const key of ['Escape', 'Control+k']) {
        await page.keyboard.press('Control+k');
        await expect(input).toBeFocused();
        await page.keyboard.press(key);
        await expect(root).toHaveCount(0);
      }
      const untilQuiet = watchLoading(page);
      release();
      await untilQuiet();
      await expect(root).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(root).toContainText('Start here');
      await expect(input).toHaveValue('');
    });
  });

  test('the dialog is loaded at the first intent, and not before', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => path.startsWith('/search/'))).toEqual([]);
    const before = requests.length;
    const untilQuiet = watchLoading(page);
    await page.getByRole('button', { name: 'Search' }).hover();
    await expect.poll(() => requests.slice(before).some((path) => path.startsWith('/search/'))).toBe(true);
    await untilQuiet();
    const loaded = requests.length;
    const dialog = await pressShortcut(page);
    await search(dialog, 'dts');
    expect(requests.slice(loaded).filter((path) => path.startsWith('/assets/'))).toEqual([]);
  });

  test('the records are asked for beside the code of the dialog, not after it', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/lib-react*.js', async (route) => {
      await held;
      await route.continue();
    });
    await open(page, PAGE);
    const dialog = await pressShortcut(page);
    await expect.poll(() => requests.some((path) => path.startsWith('/search/'))).toBe(true);
    release();
    await search(dialog, 'dts');
  });

  test('the script that opens it is 25 KB at most besides React, compressed', async ({ page }) => {
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    const scripts: Array<Promise<Buffer>> = [];
    page.on('response', (response) => {
      const isScript = response.request().resourceType() === 'script' && !/worker|lib-react/.test(response.url());
      if (isScript) scripts.push(response.body());
    });
    const dialog = await pressShortcut(page);
    await search(dialog, 'dts');
    const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(25 * 1024);
  });

  test('without script there is no button that cannot work', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(PAGE);
    await expect(page.locator('.DocSearch-Button')).toBeHidden();
    await context.close();
  });
});

test.describe('hits', () => {
  test('arrows move among the rows and round, and Enter opens the page at the heading', { tag: '@dev' }, async ({
    page,
  }) => {
    const dialog = await openSearch(page);
    await mark(page);
    await search(dialog, 'dts bundle');
    const { options, input } = dialog;
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
    const href = (await options.nth(1).getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
    await expect(dialog.root).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
    await expect(page.locator(new URL(page.url()).hash || 'h1')).toBeInViewport();
    expect(await readIds(page, RECENT)).toEqual([href]);
  });

  test('a page and its headings are together, each with where it is and why it was found, and no provider is named', async ({
    page,
  }) => {
    const dialog = await openSearch(page);
    await expect(dialog.root.locator('.DocSearch-Footer')).toContainText('to select');
    await expect(dialog.root).not.toContainText('Search by');
    await search(dialog, 'dts');
    const group = dialog.root.getByRole('group', { name: 'Config' });
    const [head, child] = [
      group.locator('.DocSearch-Hit:not(.DocSearch-Hit--Child)'),
      group.locator('.DocSearch-Hit--Child'),
    ];
    await expect(head.first()).toContainText('lib.dts');
    await expect(child.first()).toHaveAttribute('href', /^\/config\/lib\/dts#/);
    await expect(head.first().locator('mark').first()).toHaveText(/dts/i);
    // The first answers are of the headings; once one of them has its text, the answers are of all that is on the pages.
    await expect(child.first().locator('.DocSearch-Hit-text')).toHaveText(/Type: \S/);
    await search(dialog, 'distpath');
    await expect(dialog.options.first().locator('.DocSearch-Hit-path')).toHaveText('output');
  });

  test('Enter pressed before the answer came opens the first hit of that answer', async ({ page }) => {
    const dialog = await openSearch(page);
    await search(dialog, 'storybook');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('tsup');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide\/migration\/tsup/);
  });

  test('the words found are marked on the page until the next action', async ({ page }) => {
    const dialog = await openSearch(page);
    await search(dialog, 'dts bundle');
    await dialog.options.first().click();
    await expect(dialog.root).toHaveCount(0);
    const count = () => page.evaluate(() => [...(CSS.highlights.get('quire-found') ?? [])].length);
    await expect.poll(count).toBeGreaterThan(0);
    const html = await page.locator('#quire-article').innerHTML();
    expect(html).not.toContain('<mark class="found');
    await page.mouse.wheel(0, 200);
    expect(await count()).toBeGreaterThan(0);
    await page.keyboard.press('Shift');
    await expect.poll(count).toBe(0);
  });

  test('a hit on the page that is open leads to its place', async ({ page }) => {
    const dialog = await openSearch(page, '/config/lib/dts');
    await mark(page);
    await search(dialog, 'dts.distPath');
    await dialog.options.first().click();
    await expect(page).toHaveURL(/\/config\/lib\/dts#/);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
    await expect.poll(() => page.evaluate(() => CSS.highlights.has('quire-found'))).toBe(true);
    expect(await isMarked(page)).toBe(true);
  });

  test('with Ctrl a hit opens in another tab, and the dialog stays', async ({ page, context }) => {
    const dialog = await openSearch(page);
    await search(dialog, 'dts');
    const opened = context.waitForEvent('page');
    await dialog.options.first().click({ modifiers: ['ControlOrMeta'] });
    await opened;
    await expect(dialog.root).toBeVisible();
  });

  test('Chinese pages find Chinese text', async ({ page }) => {
    const dialog = await openSearch(page, '/zh/guide/basic/typescript');
    await expect(dialog.input).toHaveAttribute('placeholder', '搜索文档');
    await search(dialog, '声明文件');
    await expect(dialog.options.first()).toHaveAttribute('href', /^\/zh\//);
    await expect(dialog.options.locator('mark').first()).toContainText('声明');
  });

  test('back closes the dialog', async ({ page }) => {
    await open(page, '/guide/basic/cli');
    await page.locator('main a[href^="/guide"], aside a[href^="/guide/"]').first().click();
    await expect(page).not.toHaveURL('/guide/basic/cli');
    const { root } = await pressShortcut(page);
    await page.goBack();
    await expect(root).toHaveCount(0);
    await expect(page).toHaveURL('/guide/basic/cli');
  });
});
