/** Claims about search where its worker does not start, dies or lets the reader wait: under the site's own policy. */
import type { Page } from '@playwright/test';
import { BEHIND, findViolations } from './fixtures/axe.ts';
import { getDialog, openSearch, PAGE, search } from './fixtures/search.ts';
import { atNight, expect, test } from './fixtures/test.ts';

const WORKER = '**/assets/*-worker.*';

const WAYS: Array<[name: string, act: (page: Page) => Promise<unknown>]> = [
  ['does not exist', (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))],
  [
    'is forbidden',
    (page) =>
      page.addInitScript(() => {
        window.Worker = class {
          constructor() {
            throw new DOMException('forbidden', 'SecurityError');
          }
        } as unknown as typeof Worker;
      }),
  ],
  ['cannot be loaded', (page) => page.route(WORKER, (route) => route.abort())],
  ['is not there', (page) => page.route(WORKER, (route) => route.fulfill({ status: 404, body: 'Not found' }))],
  [
    'is broken',
    (page) => page.route(WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw 1;' })),
  ],
  [
    'is not named by the policy',
    (page) =>
      page.route(`**${PAGE}`, async (route) => {
        const response = await route.fetch();
        const policy = response.headers()['content-security-policy']?.replace(' quire-search-worker', '');
        await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy ?? '' } });
      }),
  ],
];

/** Reported by the browser as another one of these. */
const LEFT_OUT = ['is forbidden', 'is not there'];

test.describe('where a worker', () => {
  test.use({ allowedNoise: /-worker\.|quire-search-worker|TrustedScriptURL|Uncaught 1|^1$/ });

  for (const [name, act] of WAYS) {
    test(`${name}, the page itself answers`, atNight(LEFT_OUT.includes(name)), async ({ page }) => {
      await act(page);
      const dialog = await openSearch(page);
      await search(dialog, 'dts bundle');
      await expect(dialog.options.first()).toHaveAttribute('href', '/config/lib/dts#dtsbundle');
      await search(dialog, 'storybook');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/storybook/);
    });
  }
});

test('a worker that lets the reader wait is reported, and its answer comes in the end', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(WORKER, async (route) => {
    await held;
    await route.continue();
  });
  const { root, input, options } = await openSearch(page);
  await input.fill('storybook');
  await expect(root).toHaveClass(/--Stalled/);
  await expect(root.getByRole('status')).toHaveText('Searching…');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await findViolations(page, { apartFrom: BEHIND })).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue('');
  await input.fill('dts');
  release();
  await expect(options.first()).toContainText(/dts/i);
  await expect(root).toHaveAttribute('data-status', 'idle');
});

test('the index is loaded once for the visit, whatever pages are read', async ({ page }) => {
  const entries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/')) entries.push(new URL(request.url()).pathname);
  });
  const dialog = await openSearch(page);
  await search(dialog, 'storybook');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/storybook/);
  await expect(dialog.root).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await search(getDialog(page), 'dts');
  expect(entries.filter((path) => path === '/search/en.json')).toHaveLength(1);
});
