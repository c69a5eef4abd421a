/** Claims about what the site says of itself and of its family, and how many cards stand in a row. (SPEC.md 2.3; BEHAVIOUR.md) */
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

for (const { path, bundler, licence, source } of [
  { path: '/', bundler: 'Bundler that speaks webpack', licence: 'MIT License', source: 'Source on GitHub' },
  { path: '/zh/', bundler: '兼容 webpack 的打包工具', licence: 'MIT 许可证', source: '在 GitHub 上查看源码' },
]) {
  test(`the home page ${path} leads to the family, and ends with licence and source`, async ({ page }) => {
    await open(page, path);
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
    await expect(foot).toContainText(licence);
    await expect(foot.getByRole('link', { name: source })).toHaveAttribute(
      'href',
      'https://github.com/web-infra-dev/rslib',
    );

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /Rstack/ }).click();
    const panel = page.locator('header :popover-open');
    expect(await readLinks(panel.locator('a'))).toEqual([ORG, ...SITES, AWESOME].map(inNewTab));
    await expect(panel).toContainText(bundler);
    expect(await panel.evaluate((box: HTMLElement) => box.offsetWidth)).toBe(552);
  });
}

test('an overview has three columns from 1280 on, two from 768 on, else one', async ({ page }) => {
  await page.goto('/config/');
  for (const [width, columns] of [
    [1280, 3],
    [1279, 2],
    [768, 2],
    [767, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await countColumns(page.locator('main li:has(h3)')), `at ${width}`).toBe(columns);
  }
});

for (const { path, date } of [
  { path: '/blog/', date: 'May 14, 2025' },
  { path: '/zh/blog/', date: '2025年5月14日' },
]) {
  test(`${path} lists posts with their dates, and names the feeds of both languages`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('main time')).toHaveText(date);
    const feeds = page.locator('head link[type="application/rss+xml"]');
    expect(await feeds.evaluateAll((all) => all.map((feed) => feed.getAttribute('hreflang')))).toEqual(['en', 'zh-CN']);
  });
}
