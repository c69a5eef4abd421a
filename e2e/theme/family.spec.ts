/** Claims about what the site says of itself and of its family, and how many cards are in a row. (docs/behavior/chrome.md, docs/behavior/appearance.md) */
import type { Locator } from '@playwright/test';
import { expect, open, test } from '../fixtures/test.ts';

const ORG = 'https://github.com/rstackjs';
const SITES = ['rspack', 'rsbuild', 'rspress', 'rslib', 'rsdoctor', 'rstest'].map((name) => `https://${name}.rs`);
const AWESOME = 'https://github.com/web-infra-dev/awesome-rspack';
const CARDS = ['rspack', 'rsbuild', 'rslib', 'rspress', 'rsdoctor', 'rstest'].map((name) => `https://${name}.rs`);

const readLinks = (links: Locator) =>
  links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]),
  );
const inNewTab = (href: string) => [href, '_blank', 'noopener noreferrer'];

const countColumns = (cards: Locator) =>
  cards.evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size);

const REPOSITORY = 'https://github.com/web-infra-dev/rslib';

for (const { path, start, bundler, license, source } of [
  {
    path: '/',
    start: 'Get Started',
    bundler: 'Bundler that speaks webpack',
    license: 'MIT License',
    source: 'Source on GitHub',
  },
  {
    path: '/zh/',
    start: '开始使用',
    bundler: '兼容 webpack 的打包工具',
    license: 'MIT 许可证',
    source: '在 GitHub 上查看源码',
  },
]) {
  test(`the home page ${path} leads to the guide, the code and the family, and ends with license and source`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(page).toHaveTitle('Rslib');
    await expect(page.locator('main h1')).toContainText('Rslib');
    await expect(page.locator('main section').first().getByRole('img')).toHaveAttribute('src', '/logo.svg');
    await expect(page.locator('main').getByRole('link', { name: start })).toHaveAttribute(
      'href',
      `${path}guide/start/`,
    );
    await expect(page.locator('main').getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', REPOSITORY);
    const cards = page.locator('main a', { hasText: /\.rs$/ });
    expect(await readLinks(cards)).toEqual(CARDS.map(inNewTab));
    await expect(cards.first()).toContainText(bundler);
    for (const [width, columns] of [
      [1440, 3],
      [1101, 3],
      [1100, 2],
      [601, 2],
      [600, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await countColumns(cards), `at ${width}`).toBe(columns);
    }
    const foot = page.getByRole('contentinfo');
    await expect(foot).toContainText(license);
    await expect(foot.getByRole('link', { name: source })).toHaveAttribute('href', REPOSITORY);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /Rstack/ }).click();
    const panel = page.locator('header :popover-open');
    expect(await readLinks(panel.locator('a'))).toEqual([ORG, ...SITES, AWESOME].map(inNewTab));
    await expect(panel).toContainText(bundler);
  });
}

/** What a card has room for below its last row, in pixels. */
const readRoom = (cards: Locator) =>
  cards.evaluateAll((all) =>
    all.map(
      (card) => card.getBoundingClientRect().bottom - (card.lastElementChild?.getBoundingClientRect().bottom ?? 0),
    ),
  );

test('an overview has three columns from 1280 on, two from 768 on, else one, of cards as high as their lists', async ({
  page,
}) => {
  await page.goto('/config/');
  for (const [width, columns] of [
    [1280, 3],
    [1279, 2],
    [768, 2],
    [767, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const cards = page.locator('main li:has(h3)');
    expect(await countColumns(cards), `at ${width}`).toBe(columns);
    expect(Math.max(...(await readRoom(cards))), `at ${width}`).toBeLessThan(24);
  }
});

const FEEDS = [
  ['application/rss+xml', 'https://rslib.rs/blog-rss.xml', 'en', 'Blog - Rslib'],
  ['application/rss+xml', 'https://rslib.rs/blog-rss-zh.xml', 'zh-CN', '博客 - Rslib'],
];

for (const { prefix, newest, first } of [
  { prefix: '', newest: 'November 29, 2026', first: 'May 14, 2025' },
  { prefix: '/zh', newest: '2026年11月29日', first: '2025年5月14日' },
]) {
  test(`the blog under ${prefix}/ dates its posts, names the feeds of both languages, and has no sidebar`, async ({
    page,
  }) => {
    for (const [path, date] of [
      ['/blog/', newest],
      ['/blog/introducing-rslib', first],
    ] as const) {
      await page.goto(prefix + path);
      await expect(page.locator('main time').first()).toHaveText(date);
      const feeds = page.locator('head link[type="application/rss+xml"]');
      expect(
        await feeds.evaluateAll((all: HTMLLinkElement[]) =>
          all.map(({ type, href, hreflang, title }) => [type, href, hreflang, title]),
        ),
      ).toEqual(FEEDS);
      await expect(page.locator('#q-sidebar')).toHaveCount(0);
    }
    await expect(page.locator('main footer a[rel=prev]')).toHaveAttribute('href', `${prefix}/blog/rslib-1-0`);
    await expect(page.locator('main footer a[rel=next]')).toHaveCount(0);
  });
}

test('on paper a post has its date between title and text, and nothing else there', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/blog/introducing-rslib');
  await expect(page.locator('[data-page-actions] :is(button, a)').filter({ visible: true })).toHaveCount(0);
  const tops = await page.evaluate(() =>
    ['#quire-article > h1', '[data-page-actions] time', '#quire-article > h1 + *'].flatMap((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box && box.height > 0 ? [box.top, box.bottom] : [];
    }),
  );
  expect(tops).toHaveLength(6);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});
