/** Claims about islands: the only components of the content that are hydrated. */
import { testOn } from './fixtures/fixture-site.ts';
import { holdScripts } from './fixtures/held-scripts.ts';
import { expect, isMarked, mark, open } from './fixtures/test.ts';

const test = testOn('islands');

const counters = '.counter';

test('nested islands keep state, and the nodes in their slots are preserved', { tag: '@dev' }, async ({ page }) => {
  await open(page, '/');
  const [outer, inner] = [page.locator(counters).first(), page.locator(counters).nth(1)];
  const text = outer.locator('strong').first();
  await text.evaluate((element) => element.setAttribute('data-was-here', ''));
  await inner.getByRole('button', { name: 'Add' }).click();
  await expect(inner.locator('output')).toHaveText('11');
  await outer.getByRole('button', { name: 'Add' }).first().click();
  await outer.getByRole('button', { name: 'Add' }).first().click();
  await expect(outer.locator('output').first()).toHaveText('5');
  await expect(inner.locator('output')).toHaveText('11');
  await expect(text).toHaveAttribute('data-was-here', '');
  // A component that is only rendered in the browser loads its stylesheet with its script.
  await expect(inner.locator('.q-badge')).not.toHaveCSS('padding-left', '0px');
  await expect(page.locator('link[data-page-style]')).toHaveCount(0);
});

test('clicks on an island whose script is still loading are replayed, each once', {
  tag: '@dev',
}, async ({ page }) => {
  // Delay the code of the island.
  const release = await holdScripts(page);
  await page.goto('/');
  const [outer, inner] = [page.locator(counters).first(), page.locator(counters).nth(1)];
  await inner.getByRole('button', { name: 'Add' }).click();
  await outer.getByRole('button', { name: 'Add' }).first().click();
  await inner.getByRole('button', { name: 'Add' }).press('Enter');
  await expect(inner.locator('output')).toHaveText('10');
  release();
  await expect(inner.locator('output')).toHaveText('12');
  await expect(outer.locator('output').first()).toHaveText('4');
  await inner.getByRole('button', { name: 'Add' }).click();
  await expect(inner.locator('output')).toHaveText('13');
  await expect(outer.locator('output').first()).toHaveText('4');
});

test('labels refer to their fields: ids are the same on server and client', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByLabel('Count').first()).toHaveText('3');
});

test('an island with code and tabs is hydrated without a mismatch, and is enhanced like other code and tabs', {
  tag: '@dev',
}, async ({ page }) => {
  // A mismatch would be logged, which fails the test.
  await open(page, '/setup');
  const setup = page.locator('.setup');
  const code = setup.locator('.q-code', { hasText: 'const rivet' }).locator('code');
  await expect(code.locator('.k')).toHaveText('const');
  await setup.getByRole('button', { name: 'Pressed 0' }).click();
  await expect(setup.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  await expect(page.locator('.q-code').last().getByRole('button', { name: 'Copy code' })).toHaveCount(1);
  await expect(setup.locator('.q-code-actions')).toHaveCount(5);
  await setup.getByRole('tab', { name: 'pnpm' }).click();
  await expect(setup.getByRole('tabpanel', { name: 'pnpm' })).toContainText('pnpm add -D rivet');
  await expect(code.locator('.k')).toHaveText('const');
  await setup.getByRole('button', { name: 'Pressed 1' }).click();
  await expect(code).toHaveText('const rivet = 2;');
  await expect(setup.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('aria-selected', 'true');
  await expect(setup.locator('.q-code-actions')).toHaveCount(5);
});

test('islands work again after following a link and going back, in the same document', async ({ page }) => {
  await open(page, '/');
  await mark(page);
  await page.locator(counters).first().getByRole('button', { name: 'Add' }).first().click();
  await page.getByRole('link', { name: 'a link' }).click();
  await expect(page.locator('main h1')).toHaveText('Other');
  await page.getByRole('link', { name: 'the islands' }).click();
  await expect(page.locator('output').first()).toHaveText('3');
  await page.locator(counters).first().getByRole('button', { name: 'Add' }).first().click();
  await expect(page.locator('output').first()).toHaveText('4');
  expect(await isMarked(page)).toBe(true);
});

test('a static component ships its markup only', async ({ page, get }) => {
  expect(await (await get('/')).text()).toContain('<p class="plain">rendered at build time</p>');
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await open(page, '/');
  await page.locator(counters).first().getByRole('button', { name: 'Add' }).first().click();
  expect(scripts.join('')).not.toContain('rendered at build time');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all text can be read', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('output').first()).toHaveText('3');
    await expect(page.getByText('Inside.')).toBeVisible();
  });

  test('the elements of islands and slots do not affect the layout', async ({ page }) => {
    await page.goto('/');
    const displays = await page
      .locator('quire-island, quire-slot')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).display));
    expect(displays.length).toBeGreaterThan(2);
    expect(new Set(displays)).toEqual(new Set(['contents']));
  });
});
