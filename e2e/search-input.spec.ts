/** Claims about search by other ways of input: input methods for Chinese, and touch. */
import type { CDPSession } from '@playwright/test';
import { createHit, getDialog, openSearch, PAGE, search, useHost } from './fixtures/search.ts';
import { expect, open, test } from './fixtures/test.ts';

test.describe('input methods', () => {
  const compose = (session: CDPSession, text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  const press = async (session: CDPSession, key: string, code: number) => {
    const event = { key, code: key, windowsVirtualKeyCode: code, nativeVirtualKeyCode: code };
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  };

  test('while a word is composed nothing is searched, opened or closed', async ({ page }) => {
    const asked = await useHost(page, { hits: () => [createHit(['声明文件'])] });
    const dialog = await openSearch(page, '/zh/guide/basic/typescript');
    const session = await page.context().newCDPSession(page);
    const start = page.url();
    await compose(session, 'sheng');
    await compose(session, 'shengming');
    await press(session, 'Process', 229);
    await press(session, 'Enter', 13);
    await press(session, 'Escape', 27);
    await expect(dialog.input).toHaveValue('shengming');
    await expect(dialog.root).toBeVisible();
    expect(asked).toEqual([]);
    expect(page.url()).toBe(start);
    await session.send('Input.insertText', { text: '声明' });
    await expect(dialog.options).toHaveCount(1);
    expect(asked.map(({ query }) => query)).toEqual(['声明']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/guide/basic/cli');
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the dialog fills the screen, a tap opens a hit, Cancel closes', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, PAGE);
    await page.getByRole('button', { name: 'Search' }).tap();
    const dialog = getDialog(page);
    await expect(dialog.input).toBeFocused();
    const box = await dialog.root.locator('.DocSearch-Modal').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: 844 });
    await dialog.root.getByRole('button', { name: 'Cancel' }).tap();
    await expect(dialog.root).toHaveCount(0);
    await page.getByRole('button', { name: 'Search' }).tap();
    await search(dialog, 'storybook');
    await dialog.options.first().tap();
    await expect(page).toHaveURL(/storybook/);
    await expect(dialog.root).toHaveCount(0);
  });
});

test('snippets have five words on screens up to 768 wide, ten on wider ones', async ({ page }) => {
  const asked = await useHost(page, { hits: () => [createHit(['x'])] });
  for (const [width, snippet] of [
    [768, 'content:5'],
    [769, 'content:10'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await search(await openSearch(page), 'x');
    expect(asked.at(-1)?.attributesToSnippet).toContain(snippet);
  }
});
