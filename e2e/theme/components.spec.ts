/** Claims about tabs, package managers, trees, steps and links of the content. (docs/behavior/navigation.md) */
import type { Page } from '@playwright/test';
import { testOnTheme as test } from '../fixtures/site-test.ts';
import { expect, open } from '../fixtures/test.ts';

const PAGE = '/guide/components';
const rows = (page: Page) => page.locator('#quire-article > .q-tabs, #quire-article > div > .q-tabs');

test('tabs within tabs are chosen on their own', async ({ page }) => {
  await open(page, PAGE);
  await page.getByRole('tab', { name: 'Inner B' }).click();
  await expect(page.getByText('Inner text B.')).toBeVisible();
  await expect(page.getByText('Inner text A.')).toBeHidden();
  await expect(page.getByText('First text.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'One' })).toHaveAttribute('aria-selected', 'true');
});

test('a choice holds for all tabs of its group that have it, and is remembered', async ({ page }) => {
  await open(page, PAGE);
  const three = page.getByRole('tab', { name: 'Three' });
  await three.click();
  await expect(page.getByText('First text.')).toBeVisible();
  await page.getByRole('tab', { name: 'Two' }).first().click();
  await expect(page.getByText('Second text, in three paragraphs.')).toBeVisible();
  await expect(page.getByText('Second in the second row.')).toBeVisible();
  await expect(three).toHaveAttribute('aria-selected', 'false');
  expect(await page.evaluate(() => localStorage.getItem('rspress.tabs.shell'))).toBe('two');
  await open(page, PAGE);
  await expect(page.getByText('Second text, in three paragraphs.')).toBeVisible();
  await expect(page.getByText('First text.')).toBeHidden();
});

test('the pressed row of tabs stays where it is, however much the text above it grows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, PAGE);
  const first = rows(page).first();
  const lower = page.getByRole('tab', { name: 'Two' }).nth(1);
  await lower.evaluate((tab) => tab.scrollIntoView({ block: 'center' }));
  const [before, height] = [(await lower.boundingBox())?.y ?? 0, (await first.boundingBox())?.height];
  await lower.click();
  await expect(page.getByText('Second text, in three paragraphs.')).toBeVisible();
  expect((await first.boundingBox())?.height).not.toBe(height);
  expect(Math.abs(((await lower.boundingBox())?.y ?? 0) - before)).toBeLessThan(1);
});

test('tabs without a group begin with the one that the author chose, and are not remembered', async ({ page }) => {
  await open(page, PAGE);
  await expect(page.getByText('Chosen text.')).toBeVisible();
  await page.getByRole('tab', { name: 'Other' }).click();
  await expect(page.getByText('Other text.')).toBeVisible();
  await open(page, PAGE);
  await expect(page.getByText('Chosen text.')).toBeVisible();
});

test('each package manager has its own form of a command; one that is not named has no tab', async ({ page }) => {
  await open(page, PAGE);
  const managers = page.locator('.q-tabs[data-tab-group="package.manager"]');
  const expected = [
    ['npm install -D theme', 'yarn add -D theme', 'pnpm add -D theme', 'bun add -D theme'],
    ['npm create theme@latest', 'yarn create theme', 'pnpm create theme@latest', 'bun create theme@latest'],
    ['npm run special', 'bun special'],
  ];
  for (const [index, commands] of expected.entries()) {
    const panels = managers.nth(index).getByRole('tabpanel', { includeHidden: true });
    expect(await panels.evaluateAll((all) => all.map((panel) => panel.textContent?.trim()))).toEqual(
      commands.map((command) => `$ ${command}`),
    );
  }
  await managers.first().getByRole('tab', { name: 'yarn' }).click();
  await expect(managers.nth(1).getByRole('tab', { name: 'yarn' })).toHaveAttribute('aria-selected', 'true');
  await expect(managers.nth(2).getByRole('tab', { name: 'npm', exact: true })).toHaveAttribute('aria-selected', 'true');
});

test('in a tree, folders and files have different signs', async ({ page }) => {
  await open(page, PAGE);
  const signOf = (name: string) =>
    page
      .locator('.q-tree li', { hasText: name })
      .last()
      .evaluate((entry) => getComputedStyle(entry, '::before').clipPath);
  expect(await signOf('index.ts')).toBe(await signOf('package.json'));
  for (const name of ['index.ts', 'parts']) expect(await signOf(name)).toContain('polygon');
  expect(await signOf('parts')).not.toBe(await signOf('index.ts'));
});

test('styles of the site that are in the layer for them come before the theme’s, and these before the reset', async ({
  page,
}) => {
  await open(page, PAGE);
  for (const text of ['new', 'of the site']) {
    const badge = page.locator('.q-badge', { hasText: text });
    await expect(badge).toHaveCSS('border-style', 'dashed');
    await expect(badge).toHaveCSS('padding-left', '8px');
  }
  await expect(page.locator('.q-steps')).toHaveCSS('padding-left', '40px');
  await expect(page.locator('.q-button')).toHaveCSS('padding-left', '18px');
});

test('steps are counted', async ({ page }) => {
  await open(page, PAGE);
  const marks = page.locator('.q-steps > h3');
  await expect(marks).toHaveCount(2);
  expect(await marks.first().evaluate((step) => getComputedStyle(step, '::before').content)).toBe('counter(step)');
});

test('badges and buttons have the colors of their kind', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, PAGE);
  const colorOf = (token: string) =>
    page.evaluate((name) => {
      const probe = document.createElement('i');
      probe.className = 'q-probe';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.q-probe { color: var(${name}) }`);
      document.adoptedStyleSheets.push(sheet);
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      document.adoptedStyleSheets.pop();
      return color;
    }, token);
  await expect(page.getByText('new', { exact: true }).and(page.locator('#quire-article .q-badge'))).toHaveCSS(
    'color',
    await colorOf('--q-amber'),
  );
  const button = page.getByRole('link', { name: 'Write' });
  await expect(button).toHaveCSS('background-color', await colorOf('--q-brand-fill'));
  await expect(button).toHaveCSS('color', await colorOf('--q-on-brand'));
});

test('a folded part opens by keyboard', async ({ page }) => {
  await open(page, PAGE);
  await expect(page.getByText('Hidden text.')).toBeHidden();
  await page.locator('summary', { hasText: 'Folded' }).press('Enter');
  await expect(page.getByText('Hidden text.')).toBeVisible();
});

test('the link to the source has the sign of its platform', async ({ page }) => {
  await open(page, PAGE);
  const links = page.getByRole('link', { name: 'Source code' });
  await expect(links).toHaveCount(2);
  const shapes = await links.locator('use').evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
  expect(shapes[0]).not.toBe(shapes[1]);
  await expect(links.first()).toHaveAttribute('target', '_blank');
});

test('URLs, mail and telephone open a new tab; pages do not; what leads off the site is marked', async ({ page }) => {
  await open(page, '/guide/');
  const article = page.locator('#quire-article');
  for (const name of ['mail', 'phone', 'another site']) {
    await expect(article.getByRole('link', { name, exact: true })).toHaveAttribute('target', '_blank');
    await expect(article.getByRole('link', { name, exact: true })).toHaveAttribute('rel', /noopener/);
  }
  await expect(article.getByRole('link', { name: 'a page', exact: true })).not.toHaveAttribute('target');
  const mark = (name: string) =>
    article.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await mark('another site')).toBe('""');
  expect(await mark('a page')).toBe('none');
  await open(page, PAGE);
  await expect(page.getByRole('link', { name: 'Write' })).toHaveAttribute('target', '_blank');
});

test('on paper is the text alone: light, with the URLs of its links, and no heading ends a page', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('rspress-theme-appearance', 'dark'));
  await page.goto('/guide/');
  for (const part of ['header', '#q-sidebar', '#q-outline', '[data-page-actions]', 'main footer', '.q-anchor']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  const read = (selector: string, name: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property ?? ''), [
        name,
        pseudo,
      ] as const);
  expect(await read('html', 'background-color')).toBe('rgb(255, 255, 255)');
  expect(await read('#quire-article h2', 'break-after')).toBe('avoid');
  expect(await read('#quire-article a[href^="https:"]', 'content', '::after')).toContain('(https:');
  await page.goto('/guide/code');
  expect(await read('.q-code', 'break-inside')).toBe('avoid');
  expect(await read('.q-code code', 'white-space')).toBe('pre-wrap');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels of tabs show, on the screen and on paper, and no tab is offered', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByText('First text.')).toBeVisible();
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await expect(page.getByText('Second text, in three paragraphs.')).toBeVisible();
      await expect(page.getByText('Inner text B.')).toBeVisible();
      await expect(rows(page).first().getByRole('tab').first()).toBeHidden();
    }
    const name = await page
      .getByText('First text.')
      .evaluate((text) => getComputedStyle(text.closest('[role=tabpanel]') ?? text, '::before').display);
    expect(name, 'names are above their panels').toBe('block');
  });

  test('a box of a word opens', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'box', exact: true }).click();
    await expect(page.getByText('The text of the box.')).toBeVisible();
  });
});
