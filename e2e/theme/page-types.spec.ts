/** Claims about the kinds of pages and the parts that they show. (docs/behavior/page-types.md) */
import type { Page } from '@playwright/test';
import { scrollPage } from '../fixtures/pages.ts';
import { testOnTheme as test } from '../fixtures/site-test.ts';
import { expect, open } from '../fixtures/test.ts';

test.describe('home', () => {
  test('the hero says what it is, and leads on', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    await expect(page).toHaveTitle('Theme | built by hand');
    await expect(page.locator('main h1')).toContainText('Everything at once');
    await expect(page.locator('main img[alt="A square"]:visible')).toHaveAttribute('src', '/dark.svg');
    await expect(page.locator('main').getByRole('link', { name: 'Learn More' })).toHaveAttribute(
      'href',
      '/guide/components',
    );
    const foot = page.getByRole('contentinfo');
    await expect(foot).toContainText('The foot of the home page.');
    await expect(foot.getByRole('link', { name: 'Mirror' })).toHaveAttribute('target', '_blank');
    await page.getByRole('link', { name: 'Get Started' }).click();
    await expect(page.locator('main h1')).toHaveText('Guide');
    await expect(page.getByText('The foot of the home page.')).toHaveCount(0);
  });

  test('features have a sign of the theme, an image or a letter, and lead on where they have a link', async ({
    page,
  }) => {
    await open(page, '/');
    const feature = (title: string) => page.locator('main li', { hasText: title });
    await expect(feature('By name').locator('svg')).toBeVisible();
    await expect(feature('By address').locator('img')).toHaveAttribute('src', '/light.svg');
    await expect(feature('By sign')).toContainText('§');
    await expect(feature('By name').getByRole('link')).toHaveAttribute('href', '/guide/');
    await expect(feature('By sign').getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(feature('By address').getByRole('link')).toHaveCount(0);
  });

  test('the bar over the hero is clear above 100 pixels, and not below', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(page, '/');
    const background = () =>
      page.locator('header[data-part=navbar]').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    const CLEAR = 'rgba(0, 0, 0, 0)';
    await expect.poll(background).toBe(CLEAR);
    await page.evaluate(() => scrollTo(0, 99));
    await page.waitForTimeout(400);
    expect(await background()).toBe(CLEAR);
    await page.evaluate(() => scrollTo(0, 100));
    await expect.poll(background).not.toBe(CLEAR);
    await open(page, '/guide/');
    expect(await background()).not.toBe(CLEAR);
  });

  for (const [reducedMotion, width, isExpected] of [
    ['no-preference', 601, true],
    ['reduce', 1440, false],
    ['no-preference', 600, false],
  ] as const) {
    test(`dots ${isExpected ? 'are' : 'are not'} rendered: motion ${reducedMotion}, ${width} wide`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width, height: 900 });
      await open(page, '/');
      const isRendered = () =>
        page.locator('main canvas').evaluate((canvas: HTMLCanvasElement) => {
          // A copy, because the browser warns of a canvas that is read again and again.
          const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
          copy?.drawImage(canvas, 0, 0);
          return copy?.getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0) ?? false;
        });
      if (isExpected) await expect.poll(isRendered).toBe(true);
      else {
        await page.waitForLoadState('networkidle');
        expect(await isRendered()).toBe(false);
      }
    });
  }
});

test('frontmatter switches parts off, the text stays', async ({ page }) => {
  await open(page, '/guide/hidden');
  await expect(page.locator('main h1')).toHaveText('Hidden parts');
  for (const part of ['header', '#q-sidebar', '#q-outline', 'main footer', '[data-local-bar]']) {
    await expect(page.locator(part)).toHaveCount(0);
  }
  await expect(page.locator('[data-part=global]')).toHaveCount(0);
  await page.waitForTimeout(300);
  await expect(page.locator('.q-zoomable')).toHaveCount(0);
  await page.locator('#quire-article').getByRole('link', { name: 'Onward' }).click();
  await expect(page.locator('main h1')).toHaveText('Guide');
  await expect(page.locator('header')).toBeVisible();
  await expect(page.locator('#q-sidebar')).toBeVisible();
});

test('a custom page has the bar and nothing else, a blank one not even that', async ({ page }) => {
  await open(page, '/guide/custom');
  await expect(page).toHaveTitle('A custom page - Theme');
  await expect(page.locator('header')).toBeVisible();
  for (const part of ['#q-sidebar', '#q-outline', 'main footer']) await expect(page.locator(part)).toHaveCount(0);
  await open(page, '/guide/blank');
  await expect(page).toHaveTitle('A blank page - Theme');
  await expect(page.locator('header')).toHaveCount(0);
});

test('what the URL hides stays hidden from page to page, in a new tab too, and comes back without it', async ({
  page,
}) => {
  await open(page, '/guide/?sidebar=0&outline=0&footer=0&globalUIComponents=0');
  const onward = page.locator('#quire-article').getByRole('link', { name: 'a page' });
  for (const opening of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const [other] = await Promise.all([page.context().waitForEvent('page'), onward.click(opening)]);
    await expect(other).toHaveURL('/guide/code?sidebar=0&outline=0&footer=0&globalUIComponents=0');
    await other.close();
  }
  // The page's own link is what it was.
  await expect(onward).toHaveAttribute('href', '/guide/code');
  for (const part of ['#q-sidebar', '#q-outline', 'main footer']) await expect(page.locator(part)).toBeHidden();
  await page.locator('#quire-article').getByRole('link', { name: 'a page' }).click();
  await expect(page.locator('main h1')).toHaveText('Code');
  expect(new URL(page.url()).search).toBe('?sidebar=0&outline=0&footer=0&globalUIComponents=0');
  await expect(page.locator('#q-sidebar')).toBeHidden();
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForTimeout(300);
  await expect(page.getByRole('button', { name: 'Back to top', includeHidden: true })).toBeHidden();
  await open(page, '/guide/');
  await expect(page.locator('#q-sidebar')).toBeVisible();
  await expect(page.locator('main footer')).toBeVisible();
});

test('the edit link needs a URL and a text', async ({ page }) => {
  await open(page, '/guide/code');
  await expect(page.getByRole('link', { name: 'Improve this page' })).toHaveAttribute(
    'href',
    'https://example.com/edit/en/guide/code.md',
  );
  await open(page, '/zh/guide/');
  await expect(page.locator('main footer')).toBeVisible();
  await expect(page.locator('main footer a[target=_blank]')).toHaveCount(0);
});

test('a page leads to its Markdown', async ({ page, get }) => {
  await open(page, '/guide/code');
  await page.getByRole('button', { name: 'More actions for this page' }).click();
  const href = await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href');
  const answer = await get(href ?? '');
  expect(answer.headers.get('content-type')).toContain('text/markdown');
  expect(await answer.text()).toMatch(/^# Code/);
});

test('a page that is not translated says so in its locale, and is marked as what it is', async ({ page }) => {
  await open(page, '/zh/guide/code');
  await expect(page.getByRole('note').filter({ hasText: '本页尚未翻译' })).toBeVisible();
  await expect(page.locator('#quire-article')).toHaveAttribute('lang', 'en');
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^zh/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://theme.example/guide/code');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // Nobody has named the folders in this language: they have readable names all the same.
  await expect(page.locator('#q-sidebar summary').filter({ hasText: 'Not named yet' })).toBeVisible();
});

test('the button to the top shows once the page is scrolled, looks every 100 ms, and gives the focus to the text', async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/guide/code');
  const button = page.getByRole('button', { name: 'Back to top', includeHidden: true });
  await expect(button).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);
  await scrollPage(page, 1);
  await expect(button).toBeVisible();
  await scrollPage(page, 0);
  await page.clock.runFor(99);
  await expect(button).toBeVisible();
  await page.clock.runFor(1);
  await expect(button).toBeHidden();
  await page.clock.resume();
  await scrollPage(page, 300);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('the outline holds the headings from the second to the fourth order', async ({ page }) => {
  await open(page, '/guide/');
  const outline = page.locator('#q-outline');
  await expect(outline.locator('p')).toHaveText('ON THIS PAGE');
  await expect(outline.getByRole('link')).toHaveText([
    'First heading with code',
    'Second heading',
    'Third heading',
    'Last heading',
  ]);
});

test('in a frame of another page there is no outline', async ({ page }) => {
  await open(page, '/guide/blank');
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/guide/';
    frame.width = '1400';
    frame.height = '600';
    document.body.append(frame);
  });
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('main h1')).toHaveText('Guide');
  await frame.locator('main h1').hover();
  await expect(frame.locator('.q-announcer')).toBeAttached();
  await expect(frame.locator('#q-outline')).toBeHidden();
});

test('a heading’s own URL is reached by keyboard and has the heading’s name', async ({ page }) => {
  await open(page, '/guide/');
  const anchor = page.locator('#quire-article h2').last().getByRole('link');
  await expect(page.getByRole('heading', { name: 'Last heading', exact: true })).toBeVisible();
  await expect(anchor).toHaveAccessibleName('Last heading');
  await anchor.focus();
  await expect(anchor).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/guide/#last-heading');
});

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

test('without an animation the appearance changes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await open(page, '/guide/');
  await page.getByRole('button', { name: 'Dark appearance' }).click();
  expect(await isDark(page)).toBe(true);
});
