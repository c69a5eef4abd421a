/** Claims about the layout: nothing sticks out. That nothing moves is claimed of every page, in `pages.spec.ts`. */
import { openSearch, search } from '../fixtures/search.ts';
import { atNight, expect, open, test } from '../fixtures/test.ts';

const WIDTHS = [320, 390, 768, 960, 1024, 1280, 1440, 1920];
const PAGES = [
  '/',
  '/zh/',
  '/guide/basic/cli',
  '/zh/config/',
  '/config/lib/dts',
  '/zh/guide/basic/output-format',
  '/blog/',
];

/** Of each kind of page one is here; in `pages.spec.ts` all are, at two widths. */
const LEFT_OUT = ['/zh/', '/guide/basic/cli', '/blog/'];

const measureExcess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const path of PAGES) {
  test(`${path} is as wide as the screen, whatever the screen`, atNight(LEFT_OUT.includes(path)), async ({ page }) => {
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(measureExcess), `at ${width}`).toBeLessThanOrEqual(0);
    }
  });
}

test('the nav is 56 high on screens up to 768 wide, 72 high on wider ones, and stays while the page is scrolled', async ({
  page,
}) => {
  await page.goto('/guide/basic/cli');
  for (const [width, height] of [
    [390, 56],
    [768, 56],
    [769, 72],
    [1440, 72],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const top of [0, 1500]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      expect(await page.locator('header').boundingBox(), `at ${width}`).toMatchObject({ y: 0, height });
    }
  }
});

/** What the bar under the nav opens on screens of these widths, in its order. (docs/behavior/appearance.md) */
const BARS: Record<string, Record<number, string[]>> = {
  '/guide/basic/cli': {
    320: ['sidebar', 'outline'],
    960: ['sidebar', 'outline'],
    961: ['outline'],
    1280: ['outline'],
    1281: [],
  },
  '/zh/config/': { 320: ['sidebar'], 960: ['sidebar'], 961: [] },
  '/blog/introducing-rslib': { 320: ['outline'], 1280: ['outline'], 1281: [] },
  '/zh/blog/': { 320: [] },
};

const readBar = () => {
  const bar = document.querySelector<HTMLElement>('[data-local-bar]');
  const buttons = [...(bar?.querySelectorAll<HTMLElement>('button') ?? [])].filter((each) => each.checkVisibility());
  const nav = document.querySelector('header')?.offsetHeight ?? Number.NaN;
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) - nav - 20;
  return { opens: buttons.map(({ dataset }) => dataset.part), height: bar?.offsetHeight ?? 0, room };
};

for (const [path, widths] of Object.entries(BARS)) {
  test(`on ${path} a bar 46 high opens what has no column, and headings come to be below it`, async ({ page }) => {
    await page.goto(path);
    for (const [width, opens] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const height = opens.length > 0 ? 46 : 0;
      expect(await page.evaluate(readBar), `at ${width}`).toEqual({ opens, height, room: height });
    }
  });
}

/** Links in sentences and in code are as high as their lines; a field is as large as its label. */
const findSmallTargets = () =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, [role=tab], [role=option]')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => !element.closest('p, td, pre, .q-article li'))
    .map((element) => ({ box: (element.closest('label') ?? element).getBoundingClientRect(), name: element.outerHTML }))
    .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
    .map(({ name }) => name.slice(0, 100));

for (const width of [1440, 390]) {
  test(`every control is at least 24 pixels high and wide, on a screen of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/zh/guide/basic/output-format', '/config/', '/zh/blog/']) {
      await page.goto(path);
      expect(await page.evaluate(findSmallTargets), path).toEqual([]);
    }
    const dialog = await openSearch(page, '/guide/start/quick-start');
    await search(dialog, 'dts');
    // It is a little smaller while it opens.
    await dialog.root.locator('.DocSearch-Modal').evaluate((modal) => {
      return Promise.all(modal.getAnimations().map(({ finished }) => finished)).then(() => undefined);
    });
    expect(await page.evaluate(findSmallTargets), 'search').toEqual([]);
    if (width > 768) return;
    await dialog.root.getByRole('button', { name: 'Cancel' }).click();
    for (const opener of [
      '[data-local-bar] [data-part=sidebar]',
      '[popovertarget=q-outline]',
      '[data-nav-end] > button',
    ]) {
      await page.locator(opener).click();
      await expect(page.locator(':popover-open')).toBeVisible();
      expect(await page.evaluate(findSmallTargets), opener).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

test('the sidebar is the left column, the outline the right one, and the text between is at most 864 wide', async ({
  page,
}) => {
  await page.goto('/guide/basic/cli');
  for (const { width, sidebar, outline } of [
    { width: 961, sidebar: 272, outline: undefined },
    { width: 1280, sidebar: 272, outline: undefined },
    { width: 1281, sidebar: 320, outline: 268 },
    { width: 1440, sidebar: 320, outline: 268 },
    { width: 1920, sidebar: 320, outline: 268 },
  ]) {
    await page.setViewportSize({ width, height: 900 });
    const [left, text, right] = await Promise.all(
      ['#q-sidebar', '#quire-article', '#q-outline'].map((id) => page.locator(id).boundingBox()),
    );
    expect([left?.width, right?.width], `at ${width}`).toEqual([sidebar, outline]);
    expect(text?.x).toBeGreaterThanOrEqual((left?.x ?? Number.NaN) + (left?.width ?? 0));
    if (right) expect(right.x).toBeGreaterThanOrEqual((text?.x ?? Number.NaN) + (text?.width ?? 0));
    expect(text?.width).toBeLessThanOrEqual(864);
  }
});
