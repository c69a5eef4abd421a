/** Claims about what is shown instead of reported: the bench of the home page, twin panels, types that lead to their sections. */
import type { Page } from '@playwright/test';
import { findViolationsInBoth } from '../fixtures/axe.ts';
import { keepCopiedMarks } from '../fixtures/movement.ts';
import { atNight, expect, open, test } from '../fixtures/test.ts';

const HOME = ['/', '/zh/'];

async function readOutputs(page: Page): Promise<string[]> {
  const titles = await page.locator('.q-bench-output:visible .q-code-title').allInnerTexts();
  return titles.map((title) => title.replace(/\s+/g, ' '));
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, allowedNoise: /status of 404/ });

  for (const path of HOME) {
    test(
      `the bench of ${path} shows what each choice builds, with its size`,
      atNight(path !== '/'),
      async ({ page }) => {
        await page.goto(path);
        const bench = page.locator('.q-bench');
        const choose = (option: string, value: string) =>
          bench.getByRole('group', { name: option }).getByRole('radio', { name: value }).check();
        await expect(bench.getByRole('link')).toHaveText(['temperature', /StackBlitz/]);
        expect(await readOutputs(page)).toEqual(['index.js 170 B']);
        await choose('minify', 'true');
        expect(await readOutputs(page)).toEqual(['index.js 86 B']);
        await choose('bundle', 'false');
        expect(await readOutputs(page)).toEqual(['index.js 106 B', 'round.js 60 B']);
        await choose('format', 'cjs');
        expect(await readOutputs(page)).toEqual([]);
        await expect(bench.locator('.q-bench-output p:visible')).toContainText('CommonJS');
        await choose('minify', 'default');
        expect(await readOutputs(page)).toEqual(['index.cjs 1.5 kB', 'round.cjs 1.3 kB']);
        await choose('format', 'umd');
        expect(await readOutputs(page)).toEqual([]);
        await expect(bench.locator('.q-bench-output p:visible')).toContainText('UMD');
        await choose('bundle', 'true');
        expect(await readOutputs(page)).toEqual(['index.umd.js 1.9 kB']);
        await choose('syntax', 'es5');
        expect(await readOutputs(page)).toEqual(['index.umd.js 2.2 kB']);
        await choose('format', 'esm');
        expect(await readOutputs(page)).toEqual(['index.js 200 B']);
        await expect(bench.locator('.q-bench-output:visible')).toContainText('var fahrenheit = param.fahrenheit;');
        await choose('format', '.d.ts');
        expect(await readOutputs(page)).toEqual(['index.d.ts 149 B']);
      },
    );
  }

  test('all panels of tabs can be read, each under its name, and no button is seen that does nothing', async ({
    page,
  }) => {
    await page.goto('/writing');
    for (const panel of await page.getByRole('tabpanel').all()) {
      await expect(panel).toBeVisible();
      const name = await panel.getAttribute('aria-label');
      const title = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
      // Files have their names in their own titles.
      const [own = ''] = await panel.locator('.q-code-title').allTextContents();
      expect([`"${name}"`, 'none']).toContain(title);
      if (title === 'none') expect(own).toBe(name);
    }
    await expect(page.getByRole('tabpanel')).not.toHaveCount(0);
    const buttons = page.locator('button:visible:not([popovertarget], .q-tooltip *)');
    for (const path of ['/writing', '/', '/config/', '/zh/nowhere']) {
      await page.goto(path);
      await expect(buttons, path).toHaveCount(0);
    }
    // A host with one 404 page for all shows the English one to everybody.
    await page.goto('/nowhere');
    await expect(page.getByRole('link', { name: '页面不存在，返回首页' })).toHaveAttribute('href', '/zh/');
  });

  test('the first line of a source and what it became are lit', async ({ page }) => {
    await page.goto('/config/lib/bundle');
    const twin = page.locator('.q-twin').first();
    await expect(twin.locator('.q-lit')).toHaveText([/export const total/, /const total =/]);
  });
});

test('the whole bench is in view on a screen of 1440 by 900', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('.q-bench-outputs')).toBeInViewport({ ratio: 0.9 });
});

for (const width of [1024, 1280]) {
  test(`no line of the bench is cut off on a screen of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const hidden = await page
      .locator('.q-bench pre:visible')
      .evaluateAll((blocks) => blocks.map((block) => block.scrollWidth - block.clientWidth));
    expect(hidden).toEqual([0, 0, 0]);
  });
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the command of the hero is copied by one press', async ({ page }) => {
    await keepCopiedMarks(page);
    await open(page, '/');
    await page.locator('main').getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.locator('.q-announcer')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm create rslib@latest');
  });
});

test('the line that is pointed at, or reached by an arrow key, lights what it became', async ({ page }) => {
  await open(page, '/guide/basic/output-format');
  const twin = page.locator('.q-twin').first();
  const source = twin.getByRole('figure', { name: /^src\/index\.ts: / });
  const lit = () => twin.locator('.q-lit').allTextContents();
  await source.locator('[data-to]').last().hover();
  const last = await lit();
  expect(last).toHaveLength(2);
  await source.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(lit).not.toEqual(last);
  await expect(page.locator('.q-announcer')).toContainText('→');
  await page.keyboard.press('ArrowDown');
  await expect.poll(lit).toEqual(last);
});

for (const prefix of ['', '/zh']) {
  test(
    `members of a type lead to their sections, and the one that is read is marked (${prefix}/)`,
    atNight(prefix === ''),
    async ({ page }) => {
      await open(page, `${prefix}/config/lib/dts`);
      const member = page.locator('.q-member', { hasText: /^distPath$/ });
      await member.click();
      await expect(page).toHaveURL(/#dtsdistpath$/);
      await expect(member).toHaveAttribute('aria-current', 'location');
      await expect(page.locator('.q-member[aria-current]')).toHaveCount(1);
      const properties = page.locator('.q-properties').first();
      await expect(properties.locator('dt').first()).toHaveText(prefix ? '类型' : 'Type');
      await expect(properties.locator('dd').first()).toHaveText('boolean | DtsOptions');
    },
  );
}

test.describe('with scripts cut off', () => {
  test.use({ allowedNoise: /ERR_FAILED|Failed to load/ });

  test('the chosen format is chosen on every page, from the first paint on', async ({ page }) => {
    await open(page, '/guide/basic/output-format');
    const formats = page.locator('[data-tab-group="format"]').first();
    await formats.getByRole('tab', { name: 'ESM + CJS' }).click();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/writing', { waitUntil: 'commit' });
    await expect(page.locator('[data-tab-group="format"] [data-tab-panel="both"]').first()).toBeVisible();
    await expect(page.locator('[data-tab-group="format"] [data-tab-panel="esm"]').first()).toBeHidden();
  });
});

test('files in a row share a frame; a source and its output do not', async ({ page }) => {
  await open(page, '/writing');
  const frame = page.locator('.q-files');
  await expect(frame.getByRole('tab')).toHaveText(['src/round.ts', 'rslib.config.ts']);
  await frame.getByRole('tab', { name: 'rslib.config.ts' }).click();
  await expect(frame.getByRole('tabpanel')).toContainText('defineConfig');
  await expect(frame.locator('.q-twin')).toHaveCount(0);
});

test('the line that sets the option of a page is marked in its configurations', async ({ page }) => {
  await open(page, '/config/lib/umd-name');
  const marked = page.locator('.q-code', { hasText: 'defineConfig' }).first().locator('.line.highlighted');
  for (const line of await marked.allTextContents()) expect(line).toContain('umdName');
  await expect(marked.first()).toBeVisible();
});

/** Each language in one of the sizes; language and size have nothing to do with one another. */
for (const [path, width, tag] of [
  ['/writing', 1440, []],
  ['/zh/writing', 390, []],
  ['/writing', 390, ['@nightly']],
  ['/zh/writing', 1440, ['@nightly']],
] as const) {
  const title = `${path} shows every component without a violation, ${width} wide, in both appearances`;
  test(title, { tag: [...tag] }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const shown = ['badge', 'tooltip', 'details', 'twin', 'files', 'steps', 'tree', 'properties', 'diagram'];
    for (const name of shown) await expect(page.locator(`.q-${name}`).first()).toBeAttached();
    expect(await page.locator('.q-code[data-line-numbers]').count()).toBe(1);
    expect(await page.locator('.q-code[data-focus]').count()).toBe(1);
    expect(await findViolationsInBoth(page)).toEqual([]);
  });
}

test('the gallery has no sidebar, and no page leads readers to it', async ({ page }) => {
  await open(page, '/writing');
  await expect(page.locator('#q-sidebar')).toHaveCount(0);
  for (const path of ['/', '/guide/basic/cli', '/config/', '/blog/']) {
    await page.goto(path);
    await expect(page.locator('a[href="/writing"]')).toHaveCount(0);
  }
});
