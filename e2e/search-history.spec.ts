/** Claims about the reader's recent and favorite searches, and about the storage that they are kept in. */
import { createHit, FAVORITES, openSearch, pressShortcut, RECENT, readIds, search } from './fixtures/search.ts';
import { atNight, expect, test } from './fixtures/test.ts';

test.describe('history', () => {
  for (const [prefix, words] of [
    ['', 'No recent searches'],
    ['/zh', '没有搜索历史'],
  ] as const)
    test(
      `that is empty is said to be, and no longer when it is not, under ${prefix}/`,
      atNight(prefix !== ''),
      async ({ page }) => {
        const first = await openSearch(page, `${prefix}/guide/start/quick-start`);
        await expect(first.root.getByText(words)).toBeVisible();
        await search(first, 'storybook');
        await expect(first.root.getByText(words)).toHaveCount(0);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/storybook/);
        await expect(first.root).toHaveCount(0);
        const { root } = await pressShortcut(page);
        await expect(root.getByRole('option').first()).toBeVisible();
        await expect(root.getByText(words)).toHaveCount(0);
      },
    );

  test('a recent search becomes a favorite, and each can be removed by keyboard', async ({ page }) => {
    const first = await openSearch(page);
    await search(first, 'storybook');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/storybook/);
    const { root, input } = await pressShortcut(page);
    await expect(root.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(1);
    const [href] = await readIds(page, RECENT);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(root.getByRole('button', { name: 'Save this search' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(root.getByRole('group', { name: 'Favorites' }).getByRole('option')).toHaveCount(1);
    await expect(input).toBeFocused();
    expect([await readIds(page, RECENT), await readIds(page, FAVORITES)]).toEqual([[], [href]]);
    await page.keyboard.press('Enter');
    await expect(root).toHaveCount(0);
    expect(await readIds(page, RECENT)).toEqual([]);
    await pressShortcut(page);
    await root.getByRole('button', { name: 'Remove this search from favorites' }).click();
    await expect(root.getByRole('group', { name: 'Favorites' })).toHaveCount(0);
    await expect(root).toContainText('Start here');
  });

  test('Escape closes the list of recent searches first, then the dialog', async ({ page }) => {
    const hits = JSON.stringify([createHit(['Page'])]);
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [RECENT, hits] as const);
    const { root } = await openSearch(page);
    await expect(root.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(root.getByRole('option')).toHaveCount(0);
    await expect(root).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(root).toHaveCount(0);
  });

  test('four recent searches are beside favorites, seven alone', async ({ page }) => {
    const hits = Array.from({ length: 9 }, (_, at) => createHit([`Page ${at}`]));
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [RECENT, JSON.stringify(hits)] as const);
    const { root } = await openSearch(page);
    await expect(root.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(7);
    await root.getByRole('button', { name: 'Save this search: Page 0' }).click();
    await expect(root.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(4);
  });

  // Each kind of it is read in `history-storage.test.ts`.
  for (const text of [
    '[{"objectID":"a","url":"javascript:alert(1)","type":"lvl1","hierarchy":{"lvl1":"x"}}]',
    '{',
    '42',
    '[null]',
  ]) {
    test(`spoilt storage is not a history: ${text}`, atNight(!text.startsWith('[{')), async ({ page }) => {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [RECENT, text] as const);
      const { root } = await openSearch(page);
      await expect(root).toContainText('Start here');
      await expect(root.getByRole('group', { name: 'Recent' })).toHaveCount(0);
    });
  }

  test('a storage that refuses everything is not an obstacle', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const dialog = await openSearch(page);
    await search(dialog, 'storybook');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/storybook/);
  });
});
