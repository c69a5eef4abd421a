import { heading } from '../fixtures/pages.ts';
import { expect, isMarked, mark, open, test } from '../fixtures/test.ts';

test('in a browser without popovers, tabs, links and the outline work, and nothing is logged', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await open(page, '/guide/start/quick-start');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tabpanel', { name: 'pnpm' }).first()).toBeVisible();
  await page.locator('#q-outline').getByRole('link', { name: 'Next steps' }).click();
  await expect(page).toHaveURL(/#next-steps$/);
  await mark(page);
  await page.locator('[href="/guide/basic/cli"]:visible').first().click();
  await expect(heading(page)).toHaveText('CLI');
  expect(await isMarked(page)).toBe(true);
});
