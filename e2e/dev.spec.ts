/** Claims about the dev server: saved changes appear on the screen, and the state of the page is kept. */
import type { Page } from '@playwright/test';
import { type DevSite, startDevSite } from './fixtures/dev-site.ts';
import { openSearch, pressShortcut, search } from './fixtures/search.ts';
import { test as base, expect, isMarked, mark, open, wake } from './fixtures/test.ts';

// In parallel, each worker would start its own site and bundler.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ site: DevSite }>({
  site: async ({ servers }, use) => {
    const site = await servers.get('draft', () => startDevSite(FILES, ROUTES));
    // Restore the files while no page is open that would reload.
    await site.restore();
    await use(site);
  },
  baseURL: async ({ site }, use) => use(site.origin),
  firstVisit: true,
});

const LONG = Array.from({ length: 60 }, (_, index) => `## Part ${index + 1}\n\nText of part ${index + 1}.\n`).join(
  '\n',
);

const FILES = {
  'site.config.mjs': `export default { title: 'Draft', components: { DocFooter: './components/end.tsx' }, icon: '/mark.svg', lang: 'en', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }], themeConfig: { localeRedirect: 'never' } };\n`,
  'docs/en/index.md': '# Home\n\nStart with [the guide](/guide/start).\n',
  'docs/zh/index.md': '# 首页\n',
  'docs/en/_nav.json': '[{ "text": "Guide", "link": "/guide/start" }]\n',
  'docs/en/guide/_meta.json': '["start", { "type": "dir", "name": "more", "label": "More" }]\n',
  'docs/en/guide/start.md': `# Start\n\nThe first words.\n\n${LONG}`,
  'docs/zh/guide/start.md': '# 开始\n\n第一句。\n',
  'docs/en/guide/more/long.md': `# Long\n\n${LONG}`,
  'docs/en/guide/more/parts.mdx': `import Box from '../../../../components/box';\n\n# Parts\n\n<Box />\n`,
  'components/box.tsx': `import './box.css';\nexport default function Box() {\n  return <p className="box">a box</p>;\n}\n`,
  'docs/en/guide/_part.md': 'A part of two pages.\n',
  'docs/en/guide/more/one.mdx': `import Part from '../_part.md';\n\n# One\n\n<Part />\n`,
  'docs/en/guide/more/two.mdx': `import Part from '../_part.md';\nimport Counter from '../../../../components/counter';\n\n# Two\n\n<Part />\n\n<Counter />\n\n${LONG}`,
  'components/counter.tsx': `'use client';\nimport { useState } from 'react';\nexport default function Counter() {\n  const [count, setCount] = useState(0);\n  return <button type="button" className="count" onClick={() => setCount(count + 1)}>count {count}</button>;\n}\n`,
  'components/end.tsx': `import { DocFooter as Original } from '@theme-original/DocFooter';\nexport function DocFooter(props) {\n  return <div className="end"><p>the end</p><Original {...props} /></div>;\n}\n`,
  'components/box.css': '.box { color: rgb(1, 2, 3); }\n',
  'public/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>\n',
};

const ROUTES = ['/', '/zh/', '/guide/start', '/zh/guide/start', '/guide/more/long', '/guide/more/parts']
  .concat(['/guide/more/one', '/guide/more/two', '/guide/more/new', '/guide/more/later', '/mark.svg'])
  .concat(['/search/en.json']);

const sidebar = (page: Page) => page.locator('#q-sidebar');
const overlay = (page: Page) => page.locator('quire-dev-overlay');

test('an edit appears without a reload, keeping scroll position and focus, in both languages', async ({
  page,
  site,
}) => {
  await open(page, '/guide/start');
  await mark(page);
  await page.locator('#part-30').scrollIntoViewIfNeeded();
  await page.locator('#part-30 a').focus();
  const before = await page.locator('#part-30').boundingBox();
  site.write('docs/en/guide/start.md', `# Start\n\nOther words.\n\nAnd one more paragraph above.\n\n${LONG}`);
  await expect(page.locator('#quire-article')).toContainText('And one more paragraph above.');
  expect(await isMarked(page)).toBe(true);
  expect((await page.locator('#part-30').boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#part-30');
  await open(page, '/zh/guide/start');
  site.write('docs/zh/guide/start.md', '# 开始\n\n另一句。\n');
  await expect(page.locator('#quire-article')).toContainText('另一句。');
});

test('pages have the policy of the build, and search and Markdown include what was just saved', async ({
  page,
  get,
  site,
}) => {
  const response = await get('/guide/start');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'; script-src 'self' 'sha256-");
  expect((await get('/nowhere')).status).toBe(404);
  const dialog = await openSearch(page, '/guide/start');
  await search(dialog, 'first words');
  await expect(dialog.options.first()).toHaveAttribute('href', '/guide/start');
  await page.keyboard.press('Control+k');
  site.write('docs/en/guide/start.md', `# Start\n\nA word called xylograph.\n\n${LONG}`);
  await expect(page.locator('#quire-article')).toContainText('xylograph');
  await search(await pressShortcut(page), 'xylograph');
  await expect(dialog.options.first()).toHaveAttribute('href', '/guide/start');
  expect(await (await get('/guide/start.md')).text()).toContain('xylograph');
});

test('a new page appears in the sidebar and can be opened; a removed page disappears', async ({ page, site }) => {
  await open(page, '/guide/more/long');
  await mark(page);
  site.write('docs/en/guide/more/new.md', '# Brand new\n\nFresh.\n');
  const link = sidebar(page).getByRole('link', { name: 'Brand new' });
  await link.click();
  await expect(page.locator('#quire-article')).toContainText('Fresh.');
  site.remove('docs/en/guide/more/long.md');
  await expect(sidebar(page).getByRole('link', { name: 'Long' })).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test.describe('a page that is missing', () => {
  test.use({ allowedNoise: /status of 404/ });

  test('appears once it is created, and disappears once it is removed', async ({ page, site }) => {
    await open(page, '/guide/more/later');
    await expect(page.locator('h1')).toContainText('PAGE NOT FOUND');
    site.write('docs/en/guide/more/later.md', '# Later\n\nHere it is.\n');
    await expect(page.locator('#quire-article')).toContainText('Here it is.');
    site.remove('docs/en/guide/more/later.md');
    await expect(page.locator('h1')).toContainText('PAGE NOT FOUND');
  });
});

test('_meta.json updates the sidebar and keeps the state of its groups, _nav.json updates the bar, without a reload', async ({
  page,
  site,
}) => {
  await open(page, '/guide/start');
  await mark(page);
  const group = sidebar(page).locator('details').first();
  await expect(group).toHaveAttribute('open', '');
  await group.locator('summary').click();
  await expect(group).not.toHaveAttribute('open');
  site.write(
    'docs/en/guide/_meta.json',
    '[{ "type": "file", "name": "start", "label": "Begin here" }, { "type": "dir", "name": "more", "label": "More" }]\n',
  );
  await expect(sidebar(page)).toContainText('Begin here');
  await expect(group).not.toHaveAttribute('open');
  site.write('docs/en/_nav.json', '[{ "text": "All guides", "link": "/guide/start" }]\n');
  await expect(page.locator('header').getByRole('link', { name: 'All guides' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test.describe('a broken page', () => {
  test.use({ allowedNoise: /status of (?:500|404)|cannot be refreshed/ });

  test('shows the error with its position and help over its old content, and recovers when it is fixed', async ({
    page,
    site,
  }) => {
    await open(page, '/guide/more/parts');
    await mark(page);
    site.write('docs/en/guide/more/parts.mdx', '# Parts\n\nSome words.\n\nA {broken expression.\n');
    await expect(overlay(page)).toContainText('en/guide/more/parts.mdx:5:3');
    await expect(overlay(page)).toContainText('> 5 | A {broken expression.');
    await expect(overlay(page)).toContainText('write \\{');
    expect(site.read()).toMatch(/✗ \S*en\/guide\/more\/parts\.mdx:5:3\n[\s\S]*> 5 \| A \{broken expression\./);
    site.write('docs/en/guide/more/parts.mdx', '# Parts\n\nAll is well.\n');
    await expect(page.locator('#quire-article')).toContainText('All is well.');
    await expect(overlay(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('is no longer reported after it is removed', async ({ page, site }) => {
    site.write('docs/en/guide/more/new.mdx', '# New\n\n<Unclosed>\n');
    await page.goto('/guide/more/new');
    await expect(overlay(page)).toContainText('new.mdx');
    site.remove('docs/en/guide/more/new.mdx');
    await expect(page.locator('h1', { hasText: 'PAGE NOT FOUND' })).toBeVisible();
    await expect.poll(() => site.read()).toContain('No errors or warnings are left');
  });

  test('that was opened while broken appears when it is fixed', async ({ page, site }) => {
    site.write('docs/en/guide/more/parts.mdx', '# Parts\n\n<Unclosed>\n');
    await page.goto('/guide/more/parts');
    await expect(overlay(page)).toContainText('parts.mdx');
    site.write('docs/en/guide/more/parts.mdx', '# Parts\n\nFixed.\n');
    await expect(page.locator('#quire-article')).toContainText('Fixed.');
  });

  test('recovers when its component is fixed', async ({ page, site }) => {
    await open(page, '/guide/more/parts');
    site.write('components/box.tsx', 'export default function Box() {\n  return <p>never closed;\n}\n');
    await expect(overlay(page)).toContainText('components/box.tsx');
    site.write('components/box.tsx', 'export default function Box() {\n  return <p>fixed box</p>;\n}\n');
    await expect(page.locator('#quire-article')).toContainText('fixed box');
    await expect(overlay(page)).toHaveCount(0);
  });
});

test('a dead link is reported in a corner without hiding the page; a changed public file is reloaded', async ({
  page,
  site,
}) => {
  await open(page, '/guide/start');
  site.write('docs/en/guide/start.md', '# Start\n\nSee [more](/guide/more/lnog).\n');
  await expect(overlay(page)).toContainText('1 error on this page');
  await expect(overlay(page)).toContainText('Did you mean "/guide/more/long"?');
  site.write('docs/en/guide/start.md', '# Start\n\nSee [more](/guide/more/long).\n');
  await expect(overlay(page)).toHaveCount(0);
  site.write('docs/en/guide/start.md', `# Start\n\n![A mark](/mark.svg)\n\n${LONG}`);
  await expect(page.getByAltText('A mark')).toHaveJSProperty('naturalWidth', 10);
  await page.evaluate(() => scrollTo(0, 500));
  site.write('public/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"/>\n');
  await expect(page.getByAltText('A mark')).toHaveJSProperty('naturalWidth', 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test('changed components and stylesheets of the site are updated', async ({ page, site }) => {
  await open(page, '/guide/more/parts');
  await mark(page);
  const box = page.locator('.box');
  await expect(box).toHaveCSS('color', 'rgb(1, 2, 3)');
  site.write('components/box.css', '.box { color: rgb(3, 2, 1); }\n');
  await expect(box).toHaveCSS('color', 'rgb(3, 2, 1)');
  site.write(
    'components/box.tsx',
    `import './box.css';\nexport default function Box() {\n  return <p className="box">another box</p>;\n}\n`,
  );
  await expect(box).toHaveText('another box');
  expect(await isMarked(page)).toBe(true);
});

test('a changed island script reloads the page once, keeping scroll position and sidebar groups', async ({
  page,
  site,
}) => {
  await open(page, '/guide/more/two');
  await page.locator('.count').click();
  await expect(page.locator('.count')).toHaveText('count 1');
  const group = sidebar(page).locator('details').first();
  await group.locator('summary').click();
  await expect(group).not.toHaveAttribute('open');
  await page.locator('#part-30').scrollIntoViewIfNeeded();
  const before = await page.locator('#part-30').boundingBox();
  let loads = 0;
  page.on('load', () => loads++);
  site.write('components/counter.tsx', FILES['components/counter.tsx'].replaceAll('count {count}', 'number {count}'));
  await expect(page.locator('.count')).toHaveText('number 0');
  await expect
    .poll(async () => Math.round((await page.locator('#part-30').boundingBox())?.y ?? 0))
    .toBe(Math.round(before?.y ?? 0));
  await expect(group).not.toHaveAttribute('open');
  await wake(page);
  await page.locator('.count').scrollIntoViewIfNeeded();
  await expect(async () => {
    await page.locator('.count').click();
    await expect(page.locator('.count')).not.toHaveText('number 0', { timeout: 500 });
  }).toPass();
  expect(loads).toBe(1);
  // A component that replaces a part of the theme is rendered and inserted.
  const end = page.locator('.end');
  await expect(end).toContainText('the end');
  await expect(end.locator('nav')).toBeVisible();
  site.write('components/end.tsx', FILES['components/end.tsx'].replace('the end', 'another end'));
  await expect(end).toContainText('another end');
  await expect(group).not.toHaveAttribute('open');
  expect(loads).toBe(1);
});

test.describe('a fragment of several pages', () => {
  test.use({ allowedNoise: /status of 500|cannot be refreshed/ });

  test('with an error is reported on each of them with its own file name, once on the terminal, and all recover', async ({
    page,
    context,
    site,
  }) => {
    await open(page, '/guide/more/one');
    const other = await context.newPage();
    await open(other, '/guide/more/two');
    site.write('docs/en/guide/_part.md', 'See [nothing](/guide/more/lnog).\n');
    for (const each of [page, other]) {
      await each.bringToFront();
      await expect(overlay(each)).toContainText('en/guide/_part.md:1:5');
      await expect(overlay(each)).toContainText('Did you mean "/guide/more/long"?');
    }
    expect(site.read().split('en/guide/_part.md:1:5')).toHaveLength(2);
    site.write('docs/en/guide/_part.md', 'Well again.\n');
    for (const each of [page, other]) {
      await each.bringToFront();
      await expect(each.locator('#quire-article')).toContainText('Well again.');
      await expect(overlay(each)).toHaveCount(0);
    }
    await expect.poll(() => site.read()).toContain('No errors or warnings are left');
  });
});

// Last, because restoring it restarts the site.
test.describe('a change of the configuration', () => {
  test.use({ allowedNoise: /status of 500|cannot be refreshed/ });

  test('is applied automatically, and an error in it is reported until it is fixed', async ({ page, site }) => {
    await open(page, '/guide/start');
    const config = FILES['site.config.mjs'];
    site.write('site.config.mjs', config.replace('Draft', 'Renamed'));
    await expect(page).toHaveTitle('Start - Renamed');
    // Until it is fixed, every request returns the error.
    await wake(page);
    site.write('site.config.mjs', config.replace('title:', 'titel:'));
    await expect(overlay(page)).toContainText('The configuration has no field "titel"');
    await expect(overlay(page)).toContainText('site.config.mjs:1:18');
    await expect(overlay(page)).toContainText('Did you mean "title"?');
    expect(site.read()).toContain('site.config.mjs:1:18');
    site.write('site.config.mjs', config.replace('Draft', 'Fixed'));
    await expect(page).toHaveTitle('Start - Fixed');
    await expect(overlay(page)).toHaveCount(0);
  });
});
