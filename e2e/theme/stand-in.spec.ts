/** Claims about browsers that came before popovers. This one has them, so the page is reported otherwise. */
import type { Page } from '@playwright/test';
import { holdScripts } from '../fixtures/held-scripts.ts';
import { expect, open, test } from '../fixtures/test.ts';

function removePopovers(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    // What the browser itself would open stays closed; what the page opens is reported by an event of the page's own.
    addEventListener('beforetoggle', (event) => event.isTrusted && event.preventDefault(), { capture: true });
    const shown = new CSSStyleSheet();
    shown.replaceSync('[popover][data-open] { display: block !important; opacity: 1; transform: none }');
    document.adoptedStyleSheets.push(shown);
  });
}

test('menus, drawer and boxes open by a press, and close by Escape and by a press elsewhere', async ({ page }) => {
  await removePopovers(page);
  await open(page, '/guide/basic/cli');
  const button = page.getByRole('button', { name: 'Language', exact: true });
  const chinese = page.locator('header').getByRole('link', { name: '简体中文' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(chinese).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(chinese).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.setViewportSize({ width: 390, height: 844 });
  const drawer = page.locator('#q-sidebar');
  await page.locator('[data-opens=sidebar]').click();
  await expect(drawer).toBeVisible();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await page.mouse.click(380, 500);
  await expect(drawer).toBeHidden();
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
});

test('a press before the script of the buttons has arrived opens its menu once it has', async ({ page }) => {
  await removePopovers(page);
  const release = await holdScripts(page, '[popover][data-open]');
  await open(page, '/guide/basic/cli');
  const button = page.getByRole('button', { name: 'Language', exact: true });
  const chinese = page.locator('header').getByRole('link', { name: '简体中文' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(chinese).toBeHidden();
  release();
  await expect(chinese).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(chinese).toBeHidden();
});
