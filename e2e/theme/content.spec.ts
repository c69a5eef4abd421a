/** Claims about code blocks, tabs, images, the overview's filter and the page as Markdown. (docs/behavior/appearance.md) */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepCopiedMarks } from '../fixtures/movement.ts';
import { DIST } from '../fixtures/routes.ts';
import { testOnTheme as onTheme } from '../fixtures/site-test.ts';
import { atNight, expect, open, test } from '../fixtures/test.ts';

const PAGE = '/guide/start/quick-start';

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the code without its prompt, and shows a mark for 2000 ms', async ({ page }) => {
    await page.clock.install();
    await open(page, PAGE);
    await page.clock.pauseAt(Date.now() + 60_000);
    const block = page.locator('.q-tabs[data-tab-group="package.manager"] .q-code:visible').first();
    const button = block.getByRole('button', { name: 'Copy code' });
    const mark = block.locator('[data-done]');
    await button.press('Enter');
    await expect(mark).toBeVisible();
    // Pressed again, it shows as long again.
    await page.clock.runFor(1500);
    const sign = await mark.locator('svg').elementHandle();
    await button.press('Enter');
    await sign?.waitForElementState('hidden');
    const status = page.locator('.q-announcer');
    await expect(status).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^npm create rslib/);
    await page.clock.runFor(1999);
    await expect(mark).toBeVisible();
    await page.clock.runFor(1);
    await expect(mark).toHaveCount(0);
    await expect(status).toBeEmpty();
  });

  test('opens the page in an assistant, by mouse, keys and without script', async ({ page, browser, baseURL }) => {
    for (const [path, button, name, question] of [
      [PAGE, 'More actions for this page', 'Open in ChatGPT', /^Read https:\/\/rslib\.rs\/\S+\.md and /],
      [`/zh${PAGE}`, '本页的更多操作', '在 Claude 中打开', /^请阅读 https:\/\/rslib\.rs\/zh\/\S+\.md，/],
    ] as const) {
      await open(page, path);
      const link = page.getByRole('link', { name });
      await expect(link).toHaveCount(0);
      await page.getByRole('button', { name: button }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(link).toBeVisible();
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.searchParams.get('q')).toMatch(question);
      await page.keyboard.press('Escape');
      await expect(link).toHaveCount(0);
    }
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const plain = await context.newPage();
    await plain.goto(PAGE);
    await expect(plain.getByRole('button', { name: 'Copy page' })).toHaveCount(0);
    await plain.getByRole('button', { name: 'More actions for this page' }).click();
    await expect(plain.getByRole('link', { name: 'Open in Claude' })).toBeVisible();
    await context.close();
  });

  test('copies the page as Markdown', async ({ page }) => {
    await keepCopiedMarks(page);
    await open(page, PAGE);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Quick start/);
  });
});

for (const [path, button, message] of [
  [PAGE, 'Copy code', 'Copy to clipboard: Ctrl+C, Enter'],
  [`/zh${PAGE}`, '复制代码', '复制到剪贴板：按 Ctrl+C，再按回车键'],
] as const) {
  test(
    `where the clipboard is out of reach, a prompt offers the code (${path})`,
    atNight(path.startsWith('/zh/')),
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
      });
      await open(page, path);
      const asked = page.waitForEvent('dialog');
      const block = page.locator('.q-tabs[data-tab-group="package.manager"] .q-code:visible').first();
      void block.getByRole('button', { name: button }).press('Enter');
      const dialog = await asked;
      expect(dialog.message()).toBe(message);
      expect(dialog.defaultValue()).toMatch(/^npm create rslib/);
      await dialog.dismiss();
      await expect(block.locator('[data-done]')).toHaveCount(0);
    },
  );
}

test('long lines wrap on request', async ({ page }) => {
  await open(page, PAGE);
  const block = page.locator('.q-code:visible').first();
  await block.hover();
  const button = block.getByRole('button', { name: 'Wrap lines' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await block.locator('code').evaluate((code) => getComputedStyle(code).whiteSpace)).toBe('pre-wrap');
});

test('a chosen package manager is chosen everywhere, and remembered', async ({ page }) => {
  await open(page, PAGE);
  const rows = page.locator('.q-tabs[data-tab-group="package.manager"]');
  await rows.first().getByRole('tab', { name: 'pnpm' }).click();
  for (const row of await rows.all())
    await expect(row.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => localStorage.getItem('rspress.tabs.package.manager'))).toBe('pnpm');
});

test.describe('with scripts cut off', () => {
  test.use({ allowedNoise: /ERR_FAILED|Failed to load/ });

  test('the remembered tab needs no module', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('rspress.tabs.package.manager', 'bun'));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(PAGE);
    const panel = page.locator('.q-tabs[data-tab-group="package.manager"]').first().locator('[role=tabpanel]:visible');
    await expect(panel).toHaveText(/bun create rslib/);
    const row = page.locator('.q-tabs[data-tab-group="package.manager"]').first();
    const isRaised = (name: string) =>
      row
        .getByRole('tab', { name, exact: true })
        .evaluate((tab) => !/\/ 0\)$|, 0\)$|transparent/.test(getComputedStyle(tab).backgroundColor));
    expect([await isRaised('npm'), await isRaised('bun')]).toEqual([false, true]);
  });
});

test('the arrow of a link to another site stays with its last word, and with the comma that follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/guide/start/comparison');
  const link = page.locator('td', { hasText: 'Vite, library mode' }).getByRole('link');
  const bottoms = await link.evaluate((each) => {
    const range = document.createRange();
    const comma = each.nextSibling ?? each;
    range.setStart(comma, 0);
    range.setEnd(comma, 1);
    return [each, range].flatMap((part) => [...part.getClientRects()].map(({ bottom }) => Math.round(bottom)));
  });
  expect(new Set(bottoms).size, String(bottoms)).toBe(1);
});

test('on paper a wide table is no wider than the page, and a title of code has no URL', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await open(page, '/guide/start/comparison');
  const right = await page
    .locator('main table')
    .evaluateAll((tables) => Math.max(...tables.map((table) => table.getBoundingClientRect().right)));
  expect(right).toBeGreaterThan(600);
  expect(right).toBeLessThanOrEqual(740);
  await open(page, '/guide/basic/output-format');
  const read = (link: string) =>
    page
      .locator(link)
      .first()
      .evaluate((each) => getComputedStyle(each, '::after').content);
  expect(await read('.q-code a[href*="stackblitz.com"]')).not.toContain('http');
  expect(await read('main p a[href^="http"]')).toContain('(http');
});

test('tabs follow the arrow keys', async ({ page }) => {
  await open(page, PAGE);
  const row = page.locator('.q-tabs[data-tab-group="package.manager"]').first();
  await row.getByRole('tab', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(row.getByRole('tab', { name: 'yarn' })).toBeFocused();
  await expect(row.getByRole('tab', { name: 'yarn' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(row.getByRole('tab', { name: 'bun' })).toBeFocused();
});

onTheme('an image is enlarged by Enter, and goes by Escape, press, resize or scrolling', async ({ page }) => {
  await open(page, '/guide/components');
  const image = page.locator('.q-zoomable').first();
  const zoom = page.locator('dialog.q-zoom');
  await image.focus();
  await page.keyboard.press('Enter');
  await expect(zoom).toHaveAttribute('data-state', 'opened');
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(image).toBeFocused();

  await image.click();
  await expect(zoom).toHaveAttribute('data-state', 'opened');
  await page.mouse.click(20, 880);
  await expect(zoom).toHaveCount(0);

  await image.click();
  await expect(zoom).toHaveAttribute('data-state', 'opened');
  await page.evaluate(() => scrollBy(0, 30));
  await page.waitForTimeout(300);
  await expect(zoom).toHaveAttribute('data-state', 'opened');
  await page.evaluate(() => scrollBy(0, 30));
  await expect(zoom).toHaveCount(0);

  await image.click();
  await expect(zoom).toHaveAttribute('data-state', 'opened');
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(zoom).toHaveCount(0);
});

onTheme('with globalUIComponents=0 images stay as they are', async ({ page }) => {
  await open(page, '/guide/components?globalUIComponents=0');
  await page.waitForTimeout(300);
  await expect(page.locator('.q-zoomable')).toHaveCount(0);
});

test('the filter finds an option however it is spelled, and says when there is none', async ({ page }) => {
  await open(page, '/config/');
  const box = page.getByRole('searchbox', { name: 'Filter' });
  for (const query of ['auto ext', 'autoext', 'AUTO-EXT']) {
    await box.fill(query);
    await expect(page.getByRole('link', { name: 'lib.autoExtension' }).last()).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'lib.format' })).toHaveCount(0);
  }
  await box.fill('zzz');
  await expect(page.getByRole('status').filter({ hasText: 'zzz' })).toHaveText('No matching API found: zzz');
});

test('while a filter is set, the introduction makes room for the matches', async ({ page }) => {
  await open(page, '/config/lib/');
  const introduction = page.locator('#quire-article > :not(h1)').filter({ visible: true });
  await expect(introduction).not.toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Filter' }).fill('dts');
  await expect(introduction).toHaveCount(0);
});

test.describe('unknown URLs', () => {
  test.use({ allowedNoise: /404/ });

  for (const { path, title, shown, label, home } of [
    { path: '/nowhere', title: 'PAGE NOT FOUND', shown: 'Take me home', label: 'go to home', home: '/' },
    { path: '/zh/nowhere', title: '页面不存在', shown: '返回首页', label: '返回首页', home: '/zh/' },
  ]) {
    test(`${path}: the 404 page says so in its language, and leads home`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveTitle('404 - Rslib');
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(page.locator('h1')).toHaveText(title);
      const link = page.getByRole('link', { name: label });
      await expect(link).toHaveText(shown);
      await expect(link).toHaveAttribute('aria-label', label);
      await expect(link).toHaveAttribute('href', home);
    });
  }

  test('a host with one 404 page for all leads other spellings to their page, Chinese paths to the Chinese 404', async ({
    page,
  }) => {
    await page.route(/\/[^./?]*(?:\?.*)?$/, async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(DIST, pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`);
      await (existsSync(file)
        ? route.fulfill({ path: file })
        : route.fulfill({ status: 404, path: join(DIST, '404.html') }));
    });
    for (const [asked, shown] of [
      ['/guide/basic/cli/?footer=0#help', '/guide/basic/cli?footer=0#help'],
      ['/zh/Guide/Basic/CLI', '/zh/guide/basic/cli'],
      ['/GUIDE/START/INDEX', '/guide/start/'],
    ] as const) {
      await page.goto(asked);
      await expect(page).toHaveURL(shown);
      await expect(page.locator('main h1')).not.toHaveText('PAGE NOT FOUND');
    }
    await open(page, '/zh/nope?x=1');
    await expect(page).toHaveURL('/zh/nope?x=1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page.locator('h1')).toHaveText('页面不存在');
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(page).toHaveURL('/zh/');
    await open(page, '/nope');
    await expect(page).toHaveURL('/nope');
    await expect(page.locator('h1')).toHaveText('PAGE NOT FOUND');
  });
});
