import { BEHIND, findViolations } from './fixtures/axe.ts';
import { FIRST, FOLDER, follow, heading, SECOND } from './fixtures/pages.ts';
import { expect, isMarked, mark, open, test, wake } from './fixtures/test.ts';

test.use({ firstVisit: true });

test.describe('if a page does not load', () => {
  // The pointer may rest on code, whose explanations are loaded then.
  test.use({
    allowedNoise:
      /the browser opens|so the page stays|Failed to load resource|net::ERR_|stays static|explanations of names/,
  });

  test('a page of another build is opened by the browser, once', async ({ page, noise }) => {
    await open(page, FIRST.path);
    await mark(page);
    let requests = 0;
    await page.route(`**${SECOND.path}`, async (route) => {
      requests++;
      const response = await route.fetch();
      const body = (await response.text()).replace(/(name="quire-build" content=")[^"]*/, '$1newer');
      await route.fulfill({ response, body });
    });
    await follow(page, SECOND.path);
    await expect(heading(page)).toHaveText(SECOND.heading);
    await expect.poll(() => isMarked(page)).toBe(false);
    await wake(page);
    expect(requests).toBe(2);
    expect(noise.join()).toContain('belongs to build newer');
  });

  for (const status of [404, 500]) {
    test(`a page that answers ${status} is logged and opened by the browser`, async ({ page, noise }) => {
      await open(page, FIRST.path);
      const body = `<title>${status}</title>answer`;
      await page.route(`**${SECOND.path}`, (route) => route.fulfill({ status, contentType: 'text/html', body }));
      await follow(page, SECOND.path);
      await expect(page).toHaveTitle(String(status));
      expect(noise.join()).toContain(`answered ${status}`);
    });
  }

  test('without a network, the page stays, a message says so, and the reader can retry', async ({
    page,
    context,
    noise,
  }) => {
    await open(page, FIRST.path);
    await mark(page);
    const line = page.locator('.q-quiet-line').filter({ hasText: 'could not be loaded' });
    const retry = page.getByRole('button', { name: 'Try again' });
    await context.setOffline(true);
    await follow(page, SECOND.path);
    await expect(line).toBeVisible();
    await expect(page.locator('.q-announcer')).toHaveText(/could not be loaded/);
    await expect(page).toHaveURL(FIRST.path);
    await expect(heading(page)).toHaveText(FIRST.heading);
    expect(noise.join()).toContain('so the page stays');
    expect(await findViolations(page, { apartFrom: BEHIND })).toEqual([]);
    // A failed retry shows the message again, with the button at the same position.
    await retry.press('Enter');
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expect(line).toBeVisible();
    await expect(retry).toBeFocused();
    await context.setOffline(false);
    await retry.press('Enter');
    await expect(heading(page)).toHaveText(SECOND.heading);
    await expect(page).toHaveURL(SECOND.path);
    await expect(retry).toHaveCount(0);

    // Going back to a page that is not cached: its URL was shown already, and is reverted.
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(line).toBeVisible();
    await expect(page).toHaveURL(SECOND.path);
    await expect(heading(page)).toHaveText(SECOND.heading);
    await context.setOffline(false);
    await retry.click();
    await expect(heading(page)).toHaveText(FIRST.heading);
    await expect(page).toHaveURL(FIRST.path);
    await page.evaluate(() => history.forward());
    await expect(heading(page)).toHaveText(SECOND.heading);

    await context.setOffline(true);
    await follow(page, '/guide/basic/typescript');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(retry).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
    expect(await isMarked(page)).toBe(true);
  });

  test('a retry of going back opens that page, also after the reader has gone to a section', { tag: '@dev' }, async ({
    page,
    context,
  }) => {
    await open(page, FIRST.path);
    await follow(page, FOLDER.path);
    await expect(heading(page)).toHaveText(FOLDER.heading);
    await follow(page, SECOND.path);
    await expect(heading(page)).toHaveText(SECOND.heading);
    await context.setOffline(true);
    await page.evaluate(() => history.go(-2));
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.locator('#q-outline a').first().click();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText(FIRST.heading);
    await page.evaluate(() => history.back());
    await expect(heading(page)).toHaveText(SECOND.heading);
  });

  test('going back to a missing page loads it once, without a loop', async ({ page }) => {
    await open(page, FIRST.path);
    await follow(page, SECOND.path);
    await expect(heading(page)).toHaveText(SECOND.heading);
    let requests = 0;
    const body = '<title>gone</title>';
    await page.route(`**${FIRST.path}`, (route) => {
      requests++;
      return route.fulfill({ status: 404, contentType: 'text/html', body });
    });
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle('gone');
    expect(requests).toBe(2);
  });

  test('without the script the page is readable and its links work', { tag: '@dev' }, async ({ page }) => {
    const isEntry = (url: URL) => /\/assets\/quire\.[^/]*\.js$/.test(url.pathname);
    let refused = 0;
    await page.route(isEntry, (route) => {
      refused++;
      return route.fulfill({ status: 404, body: '' });
    });
    await page.goto(FIRST.path);
    expect(refused).toBeGreaterThan(0);
    await follow(page, SECOND.path);
    await expect(heading(page)).toHaveText(SECOND.heading);
  });
});

test('the progress bar appears after 200 ms, advances every 800 ms, and disappears with the page', async ({ page }) => {
  await page.clock.install();
  await open(page, FIRST.path);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${SECOND.path}`, async (route) => {
    await held;
    await route.continue();
  });
  const bar = page.locator('.q-progress');
  const value = () => bar.evaluate((element: HTMLElement) => element.style.transform);
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, SECOND.path);
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  expect(await value()).toBe('scaleX(0.08)');
  await page.clock.runFor(800);
  expect(await value()).toBe('scaleX(0.1)');
  await page.clock.runFor(1600);
  expect(await value()).toBe('scaleX(0.14)');
  answer();
  await expect(heading(page)).toHaveText(SECOND.heading);
  await expect.poll(value).toBe('scaleX(1)');
  await page.clock.runFor(200);
  await expect(bar).toHaveCount(0);
});

test('a second click aborts the first visit', async ({ page }) => {
  await open(page, FIRST.path);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${SECOND.path}`, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await follow(page, SECOND.path);
  await follow(page, FOLDER.path);
  await expect(heading(page)).toHaveText(FOLDER.heading);
  answer();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(heading(page)).toHaveText(FOLDER.heading);
});

test('two quick clicks on a link open it once, without loading a document', async ({ page }) => {
  await open(page, FIRST.path);
  await mark(page);
  await follow(page, SECOND.path);
  await follow(page, SECOND.path);
  await expect(heading(page)).toHaveText(SECOND.heading);
  expect(await isMarked(page)).toBe(true);
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText(FIRST.heading);
});
