/** Claims about reading: the measure of text, touch screens, the place in the bar, the filter of overviews, the last lines of pages. */
import { atNight, expect, open, test } from '../fixtures/test.ts';

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

test('the previous and the next page have arrows that point to them, and the colors of text', async ({ page }) => {
  await open(page, '/guide/basic/output-format');
  const readColors = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => [getComputedStyle(each).color, getComputedStyle(each).borderColor]);
  const [text] = await readColors('#quire-article h2');
  const [brand] = await readColors('#quire-article p > a');
  for (const [rel, direction] of [
    ['prev', -1],
    ['next', 1],
  ] as const) {
    const link = `main footer a[rel="${rel}"]`;
    expect((await readColors(link))[0]).toBe(text);
    await page.locator(link).hover();
    expect(await readColors(link)).not.toContain(brand);
    const { arrow, name, scale } = await page.locator(link).evaluate((each) => {
      const sign = each.querySelector('use');
      const at = (part: Element | null | undefined) => part?.getBoundingClientRect().x ?? Number.NaN;
      const name = sign?.closest('svg')?.parentElement?.lastElementChild;
      // One sign, which points to the right: the other is its mirror image.
      return { arrow: at(sign), name: at(name), scale: sign?.getScreenCTM()?.a ?? 0 };
    });
    expect(Math.sign(scale)).toBe(direction);
    expect(Math.sign(arrow - name)).toBe(direction);
  }
});

test('short code in a sentence never breaks, long code may, with its ground and its padding on each line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/writing');
  const find = (text: string) => page.locator('p > code', { hasText: text }).first();
  const countLines = (text: string) => find(text).evaluate((code) => code.getClientRects().length);
  expect(await countLines('Array<{')).toBeGreaterThan(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const text of ['--watch', 'Array<{']) {
    const { padding, breaks } = await find(text).evaluate((code) => {
      const { paddingInlineStart, paddingInlineEnd, fontSize, boxDecorationBreak } = getComputedStyle(code);
      const inEm = (length: string) => Number.parseFloat(length) / Number.parseFloat(fontSize);
      return { padding: [inEm(paddingInlineStart), inEm(paddingInlineEnd)], breaks: boxDecorationBreak };
    });
    for (const side of padding) expect(side).toBeCloseTo(0.28, 2);
    expect(breaks).toBe('clone');
  }
  // Not even where there is no room for it.
  await find('--watch').evaluate((code) => {
    if (code.parentElement) code.parentElement.style.width = '3ch';
  });
  expect(await countLines('--watch')).toBe(1);
});

test('lines of headings and cells are balanced in English, and filled in Chinese but for the large title of the home page', async ({
  page,
}) => {
  const findBalanced = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter(
          (each) =>
            each.checkVisibility() &&
            !each.closest('h1:not([id])') &&
            getComputedStyle(each).textWrapStyle === 'balance',
        )
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
      await actions
        .locator('[data-action="copy"]')
        .evaluate((each) => Number.parseFloat(getComputedStyle(each, '::before').width)),
    ).toBeGreaterThanOrEqual(24);
    for (const command of await page.locator('.q-code:is([data-lang="bash"], [data-lang="sh"]) pre:visible').all())
      expect(await command.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
  });

  test('the bar says where the page is, and opens the drawer, whose rows are 44 high', async ({ page }) => {
    await open(page, '/guide/basic/output-format');
    const button = page.locator('[data-local-bar] [data-part=sidebar]');
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
  await expect(page.locator('[data-local-bar] [data-part=sidebar]')).toBeHidden();
});

for (const path of ['/config/', '/zh/config/']) {
  test(
    `the filter of ${path} is under the title, stays in view, and marks what matches`,
    atNight(path === '/zh/config/'),
    async ({ page }) => {
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
      const lines = await page.locator('main li:has(> h3)').evaluateAll((cards) =>
        cards.map((each) =>
          ['p', 'code'].map((part) =>
            [...each.querySelectorAll(`:scope > ${part}`)].map((element) => {
              const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
              return Math.round(element.getBoundingClientRect().height / lineHeight);
            }),
          ),
        ),
      );
      const isOption = await page
        .locator('main li > h3')
        .evaluateAll((all) => all.map((each) => each.textContent?.startsWith('lib.') ?? false));
      expect(isOption).toContain(true);
      // One line about each, and one with the type of what has one.
      expect(lines).toEqual(isOption.map((has) => [[1], has ? [1] : []]));
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect(box).toBeInViewport();
    },
  );
}

test('the post and the list of posts have one column of text', async ({ page }) => {
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x;
  await open(page, '/blog/');
  const list = await left('main h1');
  expect((await page.locator('main time').first().boundingBox())?.y).toBeLessThan(
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
