/** Claims about code blocks: what their authors mark, number, fold and wrap, and what readers copy of it. (docs/behavior/content.md) */
import type { Locator, Page } from '@playwright/test';
import { keepCopiedMarks } from '../fixtures/movement.ts';
import { testOnTheme as test } from '../fixtures/site-test.ts';
import { expect, open } from '../fixtures/test.ts';

const block = (page: Page, text: string) => page.locator('.q-code').filter({ hasText: text });
const textOf = (lines: Locator) => lines.evaluateAll((all) => all.map((line) => line.textContent?.trim() ?? ''));

const readLanguage = (code: Locator) =>
  code.evaluate((element) => {
    const { content, opacity } = getComputedStyle(element, '::after');
    return [content, opacity];
  });

test('a title names the file; without one the language shows until the pointer comes', async ({ page }) => {
  await open(page, '/guide/code');
  const titled = block(page, 'const four');
  await expect(titled.locator('.q-code-title')).toHaveText('titled.ts');
  expect((await readLanguage(titled))[0]).toBe('none');
  const untitled = block(page, 'needle');
  expect(await readLanguage(untitled)).toEqual(['"ts"', '1']);
  await untitled.hover();
  await expect.poll(() => readLanguage(untitled)).toEqual(['"ts"', '0']);
});

test('the copy button always shows, at 60 % until the pointer comes; the other comes with the pointer', async ({
  page,
}) => {
  await open(page, '/guide/code');
  const titled = block(page, 'const four');
  const copy = titled.getByRole('button', { name: 'Copy code' });
  await expect(copy.locator('svg')).toHaveCSS('opacity', '0.6');
  const wrap = titled.getByRole('button', { name: 'Wrap lines' });
  await expect(wrap).toHaveCSS('opacity', '0');
  await titled.hover();
  await expect(copy.locator('svg')).toHaveCSS('opacity', '1');
  await expect(wrap).toHaveCSS('opacity', '1');
  // The keyboard reaches both, in their order.
  await page.mouse.move(5, 5);
  await wrap.focus();
  await expect(wrap).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
});

test('lines are highlighted where the fence says so', async ({ page }) => {
  await open(page, '/guide/code');
  expect(await textOf(block(page, 'const four').locator('.line.highlighted'))).toEqual([
    'const one = 1;',
    'const three = 3;',
    'const four = 4;',
  ]);
});

test('notations mark added, removed, focused, wrong and risky lines, and words; the marks themselves are gone', async ({
  page,
}) => {
  await open(page, '/guide/code');
  const marked = block(page, 'needle');
  const found = await Promise.all(
    ['.line.add', '.line.remove', '.line.focused', '.line.error', '.line.warning', '.q-word'].map((name) =>
      textOf(marked.locator(name)),
    ),
  );
  expect(found).toEqual([['added();'], ['gone();'], ['focused();'], ['wrong();'], ['risky();'], ['needle']]);
  await expect(marked).not.toContainText('[!code');
  const signs = await marked
    .locator('.line.diff')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content));
  expect(signs).toEqual(['"-"', '"+"']);
});

test('lines out of focus lose their colors until the block is looked at', async ({ page }) => {
  await open(page, '/guide/code');
  const line = block(page, 'needle').locator('.line', { hasText: 'keep' });
  const color = () => line.evaluate((element) => getComputedStyle(element).color);
  const dimmed = await color();
  await line.hover();
  await expect.poll(color).not.toBe(dimmed);
});

test('numbers begin where the fence says', async ({ page }) => {
  await open(page, '/guide/code');
  const numbers = await block(page, 'numbered')
    .locator('.line')
    .evaluateAll((lines) =>
      lines.map((line) => [line.getAttribute('data-line'), getComputedStyle(line, '::after').content]),
    );
  expect(numbers).toEqual([
    ['41', '"41"'],
    ['42', '"42"'],
  ]);
});

test('a block that wraps from the start can be unwrapped', async ({ page }) => {
  await open(page, '/guide/code');
  const wrapped = block(page, 'const wrapped');
  await wrapped.hover();
  const button = wrapped.getByRole('button', { name: 'Wrap lines' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const isScrolling = () => wrapped.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  expect(await isScrolling()).toBe(false);
  const readEdges = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelector('code') ?? element);
    const lines = [...range.getClientRects()];
    const first = lines.filter(({ top }) => Math.abs(top - (lines[0]?.top ?? 0)) < 12);
    const buttons = element.querySelector('.q-code-actions')?.getBoundingClientRect();
    return { end: Math.max(...first.map(({ right }) => right)), buttons: buttons?.left };
  };
  const { end, buttons } = await wrapped.evaluate(readEdges);
  expect(end).toBeLessThanOrEqual(buttons ?? 0);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await isScrolling()).toBe(true);
});

test('a long block shows its beginning, all of it on request, and its beginning again', async ({ page }) => {
  await open(page, '/guide/code');
  const long = block(page, '.a20');
  const height = async () => Math.round((await long.locator('pre').boundingBox())?.height ?? 0);
  const button = long.getByRole('button', { name: 'Show all lines' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  const atFirst = await height();
  await button.press('Enter');
  await expect(long.getByRole('button', { name: 'Show fewer lines' })).toHaveAttribute('aria-expanded', 'true');
  expect(await height()).toBeGreaterThan(1.5 * atFirst);
  await long.getByRole('button', { name: 'Show fewer lines' }).click();
  expect(await height()).toBe(atFirst);
  await expect(long).toBeInViewport();
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const COPIES: Array<[what: string, text: string, copied: RegExp]> = [
    ['numbers are not', 'numbered', /^const numbered = true;\nconst following = true;$/],
    [
      'removed lines are not',
      'needle',
      /^keep\(\);\nadded\(\);\nfocused\(\);\nwrong\(\);\nrisky\(\);\nfind\('needle'\);$/,
    ],
    ['prompts and what a command prints are not', 'npm test', /^npm install \\\n {4}theme\nnpm test$/],
    ['folded lines are', '.a20', /^\.a01[\s\S]*\.a20 \{ color: red \}$/],
  ];
  for (const [what, text, copied] of COPIES) {
    test(`copied is the code: ${what}`, async ({ page }) => {
      await keepCopiedMarks(page);
      await open(page, '/guide/code');
      await block(page, text).getByRole('button', { name: 'Copy code' }).press('Enter');
      await expect(block(page, text).locator('[data-done]')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(copied);
    });
  }
});

test.describe('a page that cannot be fetched', () => {
  test.use({ allowedNoise: /503/ });

  test('says so in place of the mark', async ({ page }) => {
    await page.clock.install();
    await open(page, '/guide/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.route('**/*.md', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'The page could not be copied.' })).toBeVisible();
    await page.clock.runFor(2000);
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
  });
});

test('where the clipboard is out of reach, a prompt offers the page too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  await open(page, '/guide/');
  const asked = page.waitForEvent('dialog');
  void page.getByRole('button', { name: 'Copy page' }).click();
  const dialog = await asked;
  expect(dialog.message()).toMatch(/^Copy to clipboard: .+, Enter$/);
  expect(dialog.defaultValue()).toMatch(/^# Guide/);
  await dialog.dismiss();
});
