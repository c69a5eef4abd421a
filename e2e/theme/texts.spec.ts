/** Claims about the theme's texts: every one of them can be the locale's own. (docs/behavior/data.md) */
import type { Page } from '@playwright/test';
import { keepCopiedMarks } from '../fixtures/movement.ts';
import { testOnTheme as test } from '../fixtures/site-test.ts';
import { expect, open } from '../fixtures/test.ts';

/** What the site, its pages and its places are called; all else around a page's text is the theme's. */
const NAMES = [
  ...['Theme', 'Bracketed', 'English', '简体中文', 'A square', 'The foot of the home page.', 'Mirror'],
  ...['GitHub', 'GitLab', 'X', 'Discord', '@theme on X', 'The seventh', 'Call us', 'at', '123'],
];

/** Texts, names and titles around the page's own text. Lists of links hold the names of pages. */
function readChrome(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [];
    // The bar below the nav holds the name of the page and of its group.
    const named =
      'script, style, kbd, time, h2, li, section, p, main a, header div:not([popover]) > a, [data-local-bar] span';
    for (const element of document.querySelectorAll('body *:not(#quire-article, #quire-article *)')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(element.getAttribute(name) ?? '');
      if (element.matches(`:is(${named}), :is(${named}) *`)) continue;
      for (const node of element.childNodes) if (node instanceof Text) said.push(node.data.trim());
    }
    return [...new Set(said)].filter((text) => text !== '');
  });
}

for (const path of ['/fr/', '/fr/guide/', '/fr/guide/code', '/fr/guide/components', '/fr/api/']) {
  test(`${path} says nothing of its own`, async ({ page }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const said = await readChrome(page);
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter((text) => !/⟦.*⟧/.test(text) && !NAMES.includes(text))).toEqual([]);
  });
}

test('the controls that scripts add to a text speak in the locale’s words', async ({ page }) => {
  await keepCopiedMarks(page);
  await open(page, '/fr/guide/code');
  await page.locator('.q-code-fold').waitFor();
  await page.context().grantPermissions(['clipboard-write']);
  await page.locator('[data-action=copy]').first().press('Enter');
  await expect(page.locator('.q-announcer')).toHaveText(/⟦.*⟧/);
  const names = await page
    .locator('#quire-article')
    .evaluate((article) =>
      [...article.querySelectorAll('button, [role]:not([role=status])')].map(
        (element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      ),
    );
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !name.includes('⟦') && !/^(titled\.ts|long\.css) \(/.test(name))).toEqual([]);
});
