/** Claims about ids: components of the text, of islands and of the layout never share one. */
import type { Page } from '@playwright/test';
import { testOnTheme as test } from '../fixtures/site-test.ts';
import { expect, isMarked, mark, open } from '../fixtures/test.ts';

/** Ids that are twice, and references that lead nowhere. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    const lost = ['aria-describedby', 'aria-labelledby', 'popovertarget'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        (element.getAttribute(name) ?? '').split(' ').filter((id) => !document.getElementById(id)),
      ),
    );
    return [...twice, ...lost];
  });
}

async function expectSoundIds(page: Page): Promise<void> {
  expect(await page.locator('#quire-article [role=tooltip]').count()).toBe(7);
  expect(await findFaults(page)).toEqual([]);
}

test('ids are unique as built, alive, and after following a link', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/guide/ids');
  await expectSoundIds(page);
  await page.unroute('**/assets/*.js');

  await open(page, '/guide/ids');
  await page.locator('.panel').last().hover();
  await expectSoundIds(page);

  await open(page, '/guide/code');
  await mark(page);
  await page.locator('#q-sidebar').getByRole('link', { name: 'Ids' }).click();
  await expect(page.locator('main h1')).toHaveText('Ids');
  await page.locator('.panel').last().hover();
  await expectSoundIds(page);
  expect(await isMarked(page)).toBe(true);
});

test('a word in a fragment that is three times opens the box beside it', async ({ page }) => {
  await open(page, '/guide/ids');
  const words = page.getByRole('button', { name: 'box', exact: true });
  await expect(words).toHaveCount(3);
  for (const index of [0, 1, 2]) {
    await words.nth(index).click();
    const box = page.locator('.q-popover:popover-open');
    await expect(box).toHaveCount(1);
    const [word, at] = [await words.nth(index).boundingBox(), await box.boundingBox()];
    expect(Math.abs((at?.y ?? 0) - (word?.y ?? Number.NaN))).toBeLessThan(60);
    await page.keyboard.press('Escape');
  }
});
