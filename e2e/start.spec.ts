import { FIRST, follow, HOME, heading, SECOND, scrollTop } from './fixtures/pages.ts';
import { getDialog } from './fixtures/search.ts';
import { atNight, expect, open, test, waitUntilInteractive } from './fixtures/test.ts';

test.use({ firstVisit: true });

test('the page is interactive by itself, and loads neither React nor data for it', { tag: '@dev' }, async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(FIRST.path);
  await waitUntilInteractive(page);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /react|section\..*\.json/.test(path))).toEqual([]);
});

test('no script of the site adds a name to the globals of a page', async ({ page }) => {
  const listGlobals = () => page.evaluate(() => Object.getOwnPropertyNames(globalThis));
  await page.goto(`${FIRST.path}.md`);
  const known = new Set(await listGlobals());
  for (const path of [HOME, FIRST.path]) {
    await page.goto(path);
    await waitUntilInteractive(page);
    const added = (await listGlobals()).filter((name) => !known.has(name));
    expect(added, path).toEqual([]);
  }
});

test('the script is asked for behind the stylesheets, which the first paint waits for', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const priorities: Array<[kind: string | undefined, priority: string]> = [];
  session.on('Network.requestWillBeSent', ({ type, request, initiator }) => {
    // What the script itself asks for comes after the first paint.
    if (initiator.type === 'parser') priorities.push([type, request.initialPriority]);
  });
  await session.send('Network.enable');
  await open(page, FIRST.path);
  const listPriorities = (kind: string) =>
    new Set(priorities.filter(([type]) => type === kind).map(([, each]) => each));
  expect([...listPriorities('Stylesheet')]).toEqual(['VeryHigh']);
  expect([...listPriorities('Script')]).toEqual(['Low']);
});

test('with Save-Data nothing is preloaded', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, FIRST.path);
  await page.locator(`a[href="${SECOND.path}"]:visible`).first().hover();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(requests).not.toContain(SECOND.path);
});

test('pointing at a link preloads its page once, and the click needs no request', async ({ page }) => {
  await open(page, FIRST.path);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const count = () => requests.filter((path) => path === SECOND.path).length;
  const link = page.locator(`a[href="${SECOND.path}"]:visible`).first();
  await link.hover();
  await expect.poll(count).toBe(1);
  await link.click();
  await expect(heading(page)).toHaveText(SECOND.heading);
  expect(count()).toBe(1);
});

test('one page is preloaded at a time, and of those pointed at meanwhile only the last', async ({ page }) => {
  await open(page, FIRST.path);
  const others = ['/guide/basic/typescript', '/guide/basic/output-format'];
  const asked: string[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(
    ({ pathname }) => [SECOND.path, ...others].includes(pathname),
    async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await held;
      await route.continue();
    },
  );
  for (const path of [SECOND.path, ...others]) await page.locator(`#q-sidebar a[href="${path}"]`).hover();
  await expect.poll(() => asked).toEqual([SECOND.path]);
  answer();
  await expect.poll(() => asked).toEqual([SECOND.path, others[1]]);
});

test('Ctrl+K opens the search, also if it is pressed before the script arrives', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(FIRST.path, { waitUntil: 'commit' });
  await heading(page).waitFor();
  await page.keyboard.press('Control+k');
  answer();
  await expect(getDialog(page).input).toBeFocused();
});

test.describe('where the script does not arrive', () => {
  test.use({ allowedNoise: /net::ERR_FAILED|did not load/ });

  test('a link works all the same', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(FIRST.path, { waitUntil: 'domcontentloaded' });
    await follow(page, SECOND.path);
    await expect(heading(page)).toHaveText(SECOND.heading);
  });
});

test.describe('a first visit with a Chinese browser', () => {
  test.use({ locale: 'zh-TW' });

  test('is led from the entry page to the Chinese one, once', { tag: '@dev' }, async ({ page }) => {
    await page.goto(`${HOME}?x=1#y`);
    await page.waitForURL('**/zh/?x=1#y');
    await page.goto(HOME);
    await page.locator('.q-announcer').waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe(HOME);
  });

  const OFFER = '本页有简体中文版。';

  test('stays on a deep page, whose offer leads to the other language, to the same place', async ({ page }) => {
    await open(page, `${FIRST.path}?footer=0#next-steps`);
    expect(new URL(page.url()).pathname).toBe(FIRST.path);
    const offer = page.getByRole('link', { name: OFFER });
    await expect(offer).toHaveAttribute('lang', 'zh');
    await offer.click();
    await expect(page).toHaveURL(`${FIRST.chinese}?footer=0#next-steps`);
    await expect(offer).toHaveCount(0);
  });

  test('who refuses the offer is not asked again, on no page and no later visit', async ({ page }) => {
    await open(page, FIRST.path);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    const offer = page.getByRole('link', { name: OFFER });
    await expect(offer).toHaveCount(0);
    await follow(page, SECOND.path);
    await expect(heading(page)).toHaveText(SECOND.heading);
    await expect(offer).toHaveCount(0);
    await page.evaluate(() => localStorage.removeItem('rspress-visited'));
    await open(page, FIRST.path);
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);
  });

  test('the offer comes back with the next visit, until a language was chosen in the menu', async ({ page }) => {
    await page.goto(FIRST.path);
    await open(page, SECOND.path);
    const offer = page.getByRole('link', { name: OFFER });
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('link', { name: '简体中文' }).first().click();
    await expect(page).toHaveURL(`/zh${SECOND.path}`);
    await open(page, SECOND.path);
    await expect(offer).toHaveCount(0);
  });
});

for (const appearance of ['light', 'dark']) {
  test(
    `the choice of ${appearance} is there before the first paint`,
    atNight(appearance === 'light'),
    async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('rspress-theme-appearance', value), appearance);
      await page.goto(FIRST.path, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${appearance}\\b`));
    },
  );
}

test('without storage the page works all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    }
  });
  await open(page, FIRST.path);
  await follow(page, SECOND.path);
  await expect(heading(page)).toHaveText(SECOND.heading);
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText(FIRST.heading);
  expect(await scrollTop(page)).toBe(0);
});

test('what does not fit is measured at once, before anything is marked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const steps: string[] = [];
    Object.assign(window, { steps });
    const watch = (prototype: object, name: string, kind: 'get' | 'set') => {
      const property = Object.getOwnPropertyDescriptor(prototype, name);
      const original = property?.[kind];
      if (!property || !original) throw new Error(`There is no ${name}.`);
      const watched = function (this: Element, ...values: [never]) {
        if (this.matches('.q-code pre, .q-table')) steps.push(name);
        return original.apply(this, values);
      };
      Object.defineProperty(prototype, name, { ...property, [kind]: watched });
    };
    watch(Element.prototype, 'scrollWidth', 'get');
    watch(HTMLElement.prototype, 'tabIndex', 'set');
  });
  // Where the URL names a place, blocks out of view are not left with an estimated height.
  await open(page, `${FIRST.path}#quire-article`);
  const readSteps = () => page.evaluate(() => (window as unknown as { steps: string[] }).steps);
  await expect.poll(readSteps).toContain('tabIndex');
  const steps = await readSteps();
  const measured = steps.slice(0, steps.indexOf('tabIndex')).filter((step) => step === 'scrollWidth');
  expect(measured.length).toBeGreaterThan(3);
  expect(measured).toHaveLength(await page.locator('#quire-article :is(.q-code pre, .q-table)').count());
});

test('what a page needs of its layout at the start is read with a frame: sooner, the layout would be computed twice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const reads: string[] = [];
    Object.assign(window, { reads });
    let isFrame = false;
    const request = requestAnimationFrame;
    window.requestAnimationFrame = (callback) =>
      request((time) => {
        isFrame = true;
        callback(time);
        isFrame = false;
      });
    const watch = (owner: object, name: string) => {
      const property = Object.getOwnPropertyDescriptor(owner, name);
      const kind = property?.get ? 'get' : 'value';
      const original = property?.[kind];
      if (!property || !original) throw new Error(`There is no ${name}.`);
      const watched = function (this: unknown, ...values: unknown[]) {
        reads.push(isFrame ? `${name} with a frame` : name);
        return original.apply(this, values);
      };
      Object.defineProperty(owner, name, { ...property, [kind]: watched });
    };
    for (const name of ['scrollX', 'scrollY', 'getComputedStyle']) watch(window, name);
    for (const name of ['scrollTop', 'clientHeight', 'scrollHeight', 'getBoundingClientRect'])
      watch(Element.prototype, name);
    for (const name of ['offsetTop', 'offsetWidth', 'offsetHeight']) watch(HTMLElement.prototype, name);
  });
  await open(page, FIRST.path);
  const reads = await page.evaluate(() => (window as unknown as { reads: string[] }).reads);
  expect(reads).toContain('scrollY with a frame');
  expect(reads.filter((read) => !read.endsWith('with a frame'))).toEqual([]);
});
