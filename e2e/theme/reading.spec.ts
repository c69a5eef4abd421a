/** Claims about reading: the measure of text, touch screens, the place in the bar, the filter of overviews, the last pages. */
import { expect, open, test } from '../fixtures/test.ts';

const MEASURE_PX = 656;

test('text keeps its measure; code has the whole column', async ({ page }) => {
  await open(page, '/guide/basic/output-format');
  const widths = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  const column = (await widths('#quire-article'))[0] ?? Number.NaN;
  expect(column).toBeGreaterThan(MEASURE_PX + 60);
  for (const width of await widths('#quire-article > p, #quire-article > ol > li, #quire-article > ul > li'))
    expect(width).toBeLessThanOrEqual(MEASURE_PX);
  for (const width of await widths('#quire-article > .q-code')) expect(Math.round(width)).toBe(Math.round(column));
});

test('short code in a sentence never breaks, long code may', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/writing');
  const countLines = (text: string) =>
    page
      .locator('p > code', { hasText: text })
      .first()
      .evaluate((code) => code.getClientRects().length);
  expect(await countLines('--watch')).toBe(1);
  expect(await countLines('Array<{')).toBeGreaterThan(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('lines of headings and cells are balanced in English, and filled in Chinese', async ({ page }) => {
  const findBalanced = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((each) => each.checkVisibility() && getComputedStyle(each).textWrapStyle === 'balance')
        .map((each) => each.textContent)
        .filter((text) => text?.trim() !== ''),
    );
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/zh/', '/zh/guide/basic/output-format', '/zh/config/']) {
      await open(page, path);
      expect(await findBalanced()).toEqual([]);
    }
    await open(page, '/guide/basic/output-format');
    expect(await findBalanced()).toEqual(expect.arrayContaining(['Choose a format']));
  }
});

test('Chinese documents say whose characters they have; their quotes are as wide, and code has a Chinese face too', async ({
  page,
}) => {
  await open(page, '/zh/blog/introducing-rslib');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  const faces = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => getComputedStyle(each).fontFamily);
  expect(await faces('#quire-article p')).toMatch(/^"?q-quotes"?, /);
  expect(await faces('#quire-article code')).toContain('Microsoft YaHei');
  const ranges = await page.evaluate(() =>
    [...document.fonts].map(({ family, unicodeRange }) => [family, unicodeRange]),
  );
  expect(ranges).toEqual([['q-quotes', 'U+2018-201D']]);
  await open(page, '/blog/introducing-rslib');
  expect(await faces('#quire-article p')).not.toContain('q-quotes');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the buttons of code have a ground of their own, and a command wraps', async ({ page }) => {
    await open(page, '/guide/start/quick-start');
    const block = page
      .locator('.q-code[data-lang="bash"]')
      .filter({ has: page.locator('.q-code-actions') })
      .first();
    const actions = block.locator('.q-code-actions');
    const grounds = await block.evaluate((code) => {
      const buttons = code.querySelector('[data-action="copy"]');
      return [code, buttons].map((each) => (each ? getComputedStyle(each).backgroundColor : ''));
    });
    expect(grounds[1]).toBe(grounds[0]);
    expect(
      await actions.locator('[data-action="copy"]').evaluate((each) => getComputedStyle(each, '::before').width),
    ).toBe('24px');
    for (const command of await page.locator('.q-code:is([data-lang="bash"], [data-lang="sh"]) pre:visible').all())
      expect(await command.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
  });

  test('the bar says where the page is, and opens the drawer, whose rows are 44 high', async ({ page }) => {
    await open(page, '/guide/basic/output-format');
    const button = page.locator('[data-local-bar] [data-opens]');
    await expect(button).toHaveText('Basic › Output format');
    await expect(button).toHaveAccessibleName('Menu: Basic › Output format');
    await button.tap();
    const heights = await page
      .locator('#q-sidebar nav a:visible')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await page.locator('[popovertarget=q-outline]').tap();
    const links = await page
      .locator('#q-outline a:visible')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.min(...links)).toBeGreaterThanOrEqual(40);
  });

  test('the button to the top shows on scrolling up only', async ({ page }) => {
    await open(page, '/guide/basic/output-format');
    const button = page.getByRole('button', { name: 'Back to top', includeHidden: true });
    const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await scroll(1500);
    await expect(button).toHaveAttribute('data-shown', 'down');
    await expect(button).toBeHidden();
    await scroll(1300);
    await expect(button).toBeVisible();
  });
});

test('at 1024 the bar says where the page is, beside the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page, '/zh/guide/basic/output-format');
  await expect(page.locator('[data-local-bar] p')).toHaveText('基础 › 产物格式');
  await expect(page.locator('[data-local-bar] [data-opens]')).toBeHidden();
});

for (const path of ['/config/', '/zh/config/']) {
  test(`the filter of ${path} is under the title, stays in view, and marks what matches`, async ({ page }) => {
    await open(page, path);
    const box = page.getByRole('searchbox').first();
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
    expect(await top('main search')).toBeGreaterThan(await top('main h1'));
    expect(await top('main search')).toBeLessThan(await top('#quire-article > p'));
    await box.fill('auto ext');
    await expect(page.locator('main section mark').first()).toHaveText('autoExt');
    await expect(page.locator('#quire-article > p').first()).toBeHidden();
    await box.fill('');
    const card = page.locator('main li', { has: page.locator('h3', { hasText: 'lib.dts' }) });
    await expect(card.locator('code').nth(1)).toHaveText('boolean | DtsOptions');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect(box).toBeInViewport();
  });
}

test('the post and the list of posts have one column of text', async ({ page }) => {
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x;
  await open(page, '/blog/');
  const list = await left('main h1');
  expect((await page.locator('main time').boundingBox())?.y).toBeLessThan(
    (await page.locator('#quire-article > p').first().boundingBox())?.y ?? 0,
  );
  await open(page, '/blog/introducing-rslib');
  expect(Math.abs(((await left('main h1')) ?? 0) - (list ?? 0))).toBeLessThan(10);
});

test('the cards and the switcher say which tool this is; the footer has docs, community and feeds', async ({
  page,
}) => {
  await open(page, '/zh/');
  await expect(page.locator('main [aria-current="true"]')).toContainText('Rslib');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('heading')).toHaveText(['文档', '社区', '动态']);
  await expect(foot.getByRole('link', { name: '快速上手' })).toHaveAttribute('href', '/zh/guide/start/quick-start');
  await expect(foot.getByRole('link', { name: 'RSS（中文）' })).toHaveAttribute('href', '/blog-rss-zh.xml');
});

test('with reduced motion the stack of the hero is shown as it ends', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const outputs = page.locator('[data-output]');
  await expect(outputs).toHaveText(['esm', 'cjs', 'umd', '.d.ts']);
  for (const output of await outputs.all()) await expect(output).toHaveCSS('opacity', '1');
});

test('the stack of the hero moves once, for less than a second, and the formats leave it one after the other', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const motions = await page
    .locator('main section')
    .first()
    .evaluate((hero) =>
      hero.getAnimations({ subtree: true }).map(({ effect }) => {
        const timing = effect?.getComputedTiming();
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return { end: Number(timing?.endTime), iterations: timing?.iterations, name: target?.textContent };
      }),
    );
  expect(motions.filter(({ end, iterations }) => end >= 1000 || iterations !== 1)).toEqual([]);
  const formats = motions.filter(({ name }) => name !== '').sort((one, other) => one.end - other.end);
  expect(formats.map(({ name }) => name)).toEqual(['esm', 'cjs', 'umd', '.d.ts']);
  expect(new Set(formats.map(({ end }) => end)).size).toBe(4);
});

test.describe('unknown URLs', () => {
  test.use({ allowedNoise: /404/ });

  for (const [path, heading, nearest] of [
    ['/guide/quickstart', 'Pages with a similar path', '/guide/start/quick-start'],
    ['/zh/config/lib/autoExtension', '路径相近的页面', '/zh/config/lib/auto-extension'],
  ] as const) {
    test(`${path} offers the nearest pages, and nothing moves when they come`, async ({ page }) => {
      await page.goto(path);
      const before = await page.locator('main h1').boundingBox();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.locator('main li a').first()).toHaveAttribute('href', nearest);
      expect(await page.locator('main h1').boundingBox()).toEqual(before);
    });

    test(`on a phone the paths of ${path} are whole, and nothing moves either`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const before = await page.locator('main h1').boundingBox();
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      expect(await page.locator('main h1').boundingBox()).toEqual(before);
      const rows = await page
        .locator('main li span')
        .evaluateAll((paths) => paths.map((each) => each.getClientRects().length));
      expect(rows).toEqual([1, 1, 1]);
    });
  }
});
