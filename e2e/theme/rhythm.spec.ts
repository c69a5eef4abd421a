/** Claims about what makes a page easy to scan: tables, names of options, facts, and the cells of the home page. */
import type { Locator } from '@playwright/test';
import { pressShortcut, search } from '../fixtures/search.ts';
import { expect, open, test } from '../fixtures/test.ts';

const read = (elements: Locator, ...properties: string[]) =>
  elements.evaluateAll(
    (all, names) => all.map((each) => names.map((name) => getComputedStyle(each).getPropertyValue(name)).join(' ')),
    properties,
  );

test('a table fades where there is more beside, until it is scrolled there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/guide/basic/output-format');
  const table = page.locator('.q-table').first();
  const readMask = async () => (await read(table, 'mask-image', 'mask-position')).join();
  const atStart = await readMask();
  expect(atStart).toContain('linear-gradient');
  await table.evaluate((each) => each.scrollTo({ left: 1000, behavior: 'instant' }));
  await expect.poll(readMask).not.toBe(atStart);
});

test('on phones, what a reference says of names has the whole width, and nothing of it is scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/reference/', '/reference/rslib-config', '/zh/reference/plugin-hooks']) {
    await open(page, path);
    const tables = page.locator('.q-table:has(.q-members)');
    expect(await tables.count()).toBeGreaterThan(0);
    const widths = await tables.evaluateAll((all) => all.map((each) => [each.scrollWidth, each.clientWidth]));
    expect(widths.filter(([whole = 0, seen = 0]) => whole > seen)).toEqual([]);
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

test('the facts of an option are a sheet of two columns, which its Markdown and the search have too', async ({
  page,
  get,
}) => {
  await open(page, '/config/lib/umd-name');
  const rows = page.locator('.q-properties').first().locator('> div');
  await expect(rows).not.toHaveCount(0);
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
