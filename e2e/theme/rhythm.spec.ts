/** Claims about what makes a page easy to scan: rules, spaces, faces, tints, and the cells of the home page. */
import type { Locator } from '@playwright/test';
import { pressShortcut, search } from '../fixtures/search.ts';
import { expect, open, test } from '../fixtures/test.ts';

const read = (elements: Locator, ...properties: string[]) =>
  elements.evaluateAll(
    (all, names) => all.map((each) => names.map((name) => getComputedStyle(each).getPropertyValue(name)).join(' ')),
    properties,
  );

test('no rule comes before the first heading of a page, one before each other, 36 above it and 22 below', async ({
  page,
}) => {
  await open(page, '/guide/basic/output-format');
  const [first, ...others] = await read(
    page.locator('#quire-article > h2'),
    'border-block-start-width',
    'margin-block-start',
    'padding-block-start',
  );
  expect(first).toBe('0px 36px 0px');
  expect(new Set(others)).toEqual(new Set(['1px 36px 22px']));
});

test('tables have horizontal rules alone, and fade where there is more beside', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/guide/basic/output-format');
  const table = page.locator('.q-table').first();
  const sides = await read(table.locator('th, td'), 'border-inline-start-width', 'border-inline-end-width');
  expect(new Set(sides)).toEqual(new Set(['0px 0px']));
  const rules = await read(table.locator('td'), 'border-block-end-width', 'border-block-end-style');
  expect(new Set(rules)).toEqual(new Set(['1px solid']));
  const readMask = async () => (await read(table, 'mask-image', 'mask-position')).join();
  const atStart = await readMask();
  expect(atStart).toContain('linear-gradient');
  await table.evaluate((each) => each.scrollTo({ left: 1000, behavior: 'instant' }));
  await expect.poll(readMask).not.toBe(atStart);
});

test('the head of a block of code is 36 high and a rule', async ({ page }) => {
  await open(page, '/guide/start/quick-start');
  const heads = page.locator('.q-code > figcaption:visible');
  for (const { height } of await heads.evaluateAll((all) => all.map((each) => each.getBoundingClientRect())))
    expect(Math.floor(height)).toBeLessThanOrEqual(37);
  await expect(heads).not.toHaveCount(0);
});

test('each callout has a tint and a tone of its own, designed for either appearance; its text is that of the page', async ({
  page,
}) => {
  await open(page, '/writing');
  for (const [colorScheme, tints] of [
    ['light', { tip: 'rgb(236, 248, 240)', info: 'rgb(238, 245, 255)', warning: 'rgb(255, 247, 224)' }],
    ['dark', { tip: 'rgb(15, 35, 24)', info: 'rgb(16, 31, 53)', warning: 'rgb(41, 32, 8)' }],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const [type, tint] of Object.entries(tints)) {
      const callout = page.locator(`.q-callout[data-type="${type}"]`).first();
      await expect(callout).toHaveCSS('background-color', tint);
      const text = (await read(page.locator('#quire-article > p').first(), 'color'))[0] ?? '';
      await expect(callout).toHaveCSS('color', text);
      await expect(callout.locator('.q-callout-title')).not.toHaveCSS('color', text);
    }
  }
});

test('names of options have the face of code in heading, sidebar and outline, and what they repeat is dimmed', async ({
  page,
}) => {
  await open(page, '/zh/config/lib/dts');
  const code = (await read(page.locator('#quire-article pre').first(), 'font-family'))[0];
  for (const name of [
    page.locator('h1'),
    page.locator('#quire-article h2').first(),
    page.locator('#q-sidebar a[href="/zh/config/lib/format"] code'),
    page.locator('#q-outline a code').first(),
  ]) {
    await expect(name).toHaveCSS('font-family', code ?? '');
    const prefix = name.locator('.q-prefix');
    await expect(prefix).toHaveText(/^(?:lib|dts)\.$/);
    expect(await read(prefix, 'color')).not.toEqual(await read(name, 'color'));
  }
});

test('the facts of an option are a ruled sheet of two columns, which its Markdown and the search have too', async ({
  page,
  get,
}) => {
  await open(page, '/config/lib/umd-name');
  const rows = page.locator('.q-properties').first().locator('> div');
  await expect(rows).not.toHaveCount(0);
  const rules = await read(rows, 'border-block-start-width');
  expect(rules).toEqual(rules.map((_, index) => (index === 0 ? '0px' : '1px')));
  const markdown = await (await get('/config/lib/umd-name.md')).text();
  for (const row of await rows.all()) {
    const [name, value] = [row.locator('dt'), row.locator('dd')];
    const [nameBox, valueBox] = [await name.boundingBox(), await value.boundingBox()];
    expect(valueBox?.x).toBeGreaterThanOrEqual((nameBox?.x ?? 0) + (nameBox?.width ?? 0));
    const fact = `**${await name.textContent()}:** ${await value.textContent()}`;
    expect(markdown.replaceAll('`', '')).toContain(fact);
  }
  const dialog = await pressShortcut(page);
  await search(dialog, 'EcmaScriptVersion');
  await expect(dialog.options.first()).toContainText('syntax');
});

test('features are two wide cells with a diagram, then four plain ones', async ({ page }) => {
  for (const path of ['/', '/zh/']) {
    await open(page, path);
    const cells = page.locator('main li:has(> h2)');
    const shapes = await cells.evaluateAll((all) =>
      all.map((each) => {
        const { width, top } = each.getBoundingClientRect();
        return { width, top, hasDiagram: each.querySelector('svg text') !== null };
      }),
    );
    const [wide, plain] = [shapes.slice(0, 2), shapes.slice(2)];
    expect(shapes.map(({ hasDiagram }) => hasDiagram)).toEqual([true, true, false, false, false, false]);
    for (const row of [wide, plain]) expect(new Set(row.map(({ top }) => top)).size).toBe(1);
    expect((wide[0]?.width ?? 0) / (plain[0]?.width ?? 1)).toBeGreaterThan(1.9);
  }
});
