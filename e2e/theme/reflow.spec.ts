/** Claims about magnified pages and wide-set text: all of it can be reached, and nothing is over anything. */
import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures/test.ts';

/** What a reader may set, as WCAG 1.4.12 says. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const measureExcess = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What opens, the last of what is in it, and how often Escape is pressed to close it. */
const OPENED: Array<[opener: string, last: string, escapes?: number]> = [
  ['header [popovertarget]:visible >> nth=0', 'header :popover-open a >> nth=-1'],
  ['[data-local-bar] [data-part=sidebar]', '#q-sidebar:popover-open a >> nth=-1'],
  ['[popovertarget=q-outline]', '#q-outline:popover-open a >> nth=-1'],
  ['[data-nav-end] > button', '[data-modal]:popover-open [aria-pressed] >> nth=-1'],
  // First its panel, then the dialog.
  ['.DocSearch-Button', '[open] .DocSearch-Cancel', 2],
];

test.use({ allowedNoise: /status of 404/ });

test('on a screen of 1280 by 1024 magnified four times, whatever opens can be read to its end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/zh/guide/start/quick-start');
  for (const [opener, last, escapes = 1] of OPENED) {
    await page.locator(opener).first().click();
    const end = page.locator(last);
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport({ ratio: 1 });
    expect(await measureExcess(page), opener).toBeLessThanOrEqual(0);
    for (let count = 0; count < escapes; count += 1) await page.keyboard.press('Escape');
    await expect(end).toBeHidden();
  }
});

for (const prefix of ['', '/zh']) {
  test(`text that is set wider is over nothing, on a narrow screen under ${prefix}/`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/', '/config/', '/nowhere', '/blog/introducing-rslib']) {
      await page.goto(prefix + path);
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);
      }, SPACING);
      expect(await measureExcess(page), path).toBeLessThanOrEqual(0);
    }
    const actions = await page.locator('[data-page-actions]').boundingBox();
    const text = await page.locator('#quire-article > h1 + *').boundingBox();
    expect((actions?.y ?? 0) + (actions?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
  });
}
