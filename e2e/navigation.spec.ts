import { FIRST, FOLDER, follow, followTo, heading, SECOND, scrollPage, scrollTop } from './fixtures/pages.ts';
import { expect, isMarked, mark, open, test, wake } from './fixtures/test.ts';

test.use({ firstVisit: true });

test('a link swaps text, URL, title, metadata and language without reloading', { tag: '@dev' }, async ({ page }) => {
  await open(page, FIRST.path);
  await mark(page);
  await page.locator(`a[href="${SECOND.path}"]:visible`).first().click();
  await expect(heading(page)).toHaveText(SECOND.heading);
  expect(new URL(page.url()).pathname).toBe(SECOND.path);
  await expect(page).toHaveTitle(new RegExp(`^${SECOND.heading}`));
  const metadata = await page.evaluate(() =>
    [...document.head.querySelectorAll('meta[name], meta[property], link[rel]:not([rel=stylesheet])')].map(
      (e) => e.outerHTML,
    ),
  );
  await page.goto(SECOND.path);
  const loaded = await page.evaluate(() =>
    [...document.head.querySelectorAll('meta[name], meta[property], link[rel]:not([rel=stylesheet])')].map(
      (e) => e.outerHTML,
    ),
  );
  expect(metadata.sort()).toEqual(loaded.sort());
});

test('changing the language updates the language of the document', async ({ page }) => {
  await open(page, FIRST.path);
  await mark(page);
  await follow(page, FIRST.chinese);
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  expect(new URL(page.url()).pathname).toBe(FIRST.chinese);
  expect(await isMarked(page)).toBe(true);
});

test('the heading gets the focus without an outline, and the title is announced', async ({ page }) => {
  await open(page, FIRST.path);
  await page.locator(`a[href="${SECOND.path}"]:visible`).first().focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(SECOND.heading);
  await expect(heading(page)).toBeFocused();
  expect(await heading(page).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
  await expect(page.locator('.q-announcer')).toHaveText(await page.title());
  expect(await scrollTop(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(heading(page)).not.toHaveAttribute('tabindex');
  await expect(heading(page)).not.toHaveAttribute('style');
});

test('twenty quick steps back and forward end on the right page at the right scroll position', async ({ page }) => {
  await open(page, FIRST.path);
  await page.evaluate(() => scrollTo(0, 700));
  await follow(page, SECOND.path);
  await expect(heading(page)).toHaveText(SECOND.heading);
  await page.evaluate(() => scrollTo(0, 900));
  await follow(page, FOLDER.path);
  await expect(heading(page)).toHaveText(FOLDER.heading);
  await page.evaluate(() => scrollTo(0, 300));
  await mark(page);
  for (let step = 0; step < 20; step++) await page.evaluate((delta) => history.go(delta), step % 2 === 0 ? -1 : 1);
  await expect(heading(page)).toHaveText(FOLDER.heading);
  await expect.poll(() => scrollTop(page)).toBe(300);
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText(SECOND.heading);
  expect(await scrollTop(page)).toBe(900);
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText(FIRST.heading);
  expect(await scrollTop(page)).toBe(700);
  expect(await isMarked(page)).toBe(true);
});

test('going back restores the scroll in the frame of the swap', async ({ page }) => {
  await open(page, FIRST.path);
  await page.evaluate(() => scrollTo(0, 800));
  await follow(page, SECOND.path);
  await expect(heading(page)).toHaveText(SECOND.heading);
  const frames = await page.evaluate(async (arrived) => {
    const seen = new Set<string>();
    const isDone = () => [...seen].some((frame) => frame.startsWith(arrived));
    history.back();
    for (let frame = 0; frame < 600 && !isDone(); frame++) {
      await new Promise(requestAnimationFrame);
      seen.add(`${document.querySelector('main h1')?.textContent} ${Math.round(scrollY)}`);
    }
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame);
      seen.add(`${document.querySelector('main h1')?.textContent} ${Math.round(scrollY)}`);
    }
    return [...seen];
  }, FIRST.heading);
  // The old page may be gone before the first frame; the new one is never at a wrong position.
  expect(frames.filter((frame) => frame !== `${SECOND.heading} 0`)).toEqual([`${FIRST.heading} 800`]);
});

test('scroll positions are stored when a document is left, without forcing a layout', async ({ page }) => {
  await open(page, FIRST.path);
  await scrollPage(page, 300);
  await page.locator('#q-sidebar').evaluate(
    (sidebar) =>
      new Promise((resolve) => {
        sidebar.addEventListener('scroll', resolve, { once: true });
        sidebar.scrollTop = 40;
      }),
  );
  const left = await page.evaluate(() => {
    // Reading one of these forces a layout of the whole page.
    const asked: string[] = [];
    const watch = (owner: object, name: string) => {
      const { get } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
      const read = function (this: unknown) {
        asked.push(name);
        return get?.call(this);
      };
      Object.defineProperty(owner, name, { get: read });
    };
    for (const name of ['scrollX', 'scrollY', 'pageXOffset', 'pageYOffset', 'innerHeight']) watch(window, name);
    for (const name of ['scrollTop', 'scrollLeft', 'clientHeight']) watch(Element.prototype, name);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    return { asked, page: sessionStorage['quire-scroll'], sidebar: sessionStorage['quire-sidebar-scroll'] };
  });
  expect(left).toEqual({ asked: [], page: expect.stringContaining('[0,300]'), sidebar: '40' });
});

test('a reload keeps the scroll position, and going back from there works', async ({ page }) => {
  await open(page, FIRST.path);
  await follow(page, SECOND.path);
  await expect(heading(page)).toHaveText(SECOND.heading);
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(900);
  await wake(page);
  expect(await scrollTop(page)).toBe(900);
  await page.goBack();
  await expect(heading(page)).toHaveText(FIRST.heading);
});

test('the page scrolls to a hash, on the next page and on this one, and going back restores the position', {
  tag: '@dev',
}, async ({ page }) => {
  await open(page, FIRST.path);
  await mark(page);
  await followTo(page, SECOND.path + SECOND.hash);
  await expect(heading(page)).toHaveText(SECOND.heading);
  await expect(page.locator(SECOND.hash)).toBeInViewport();
  await expect(page.locator(SECOND.hash)).toBeFocused();
  const place = await scrollTop(page);
  await follow(page, SECOND.near);
  await expect(page.locator(SECOND.near)).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(place);
  expect(await isMarked(page)).toBe(true);
});

test('the page scrolls to a hash again after 100 ms, when the content above has settled', async ({ page }) => {
  await page.clock.install();
  await open(page, FIRST.path);
  await page.clock.pauseAt(Date.now() + 60_000);
  await followTo(page, SECOND.path + SECOND.hash);
  await expect(heading(page)).toHaveText(SECOND.heading);
  const target = page.locator(SECOND.hash);
  await expect(target).toBeInViewport();
  const readTop = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const top = await readTop();
  await page.evaluate(() => {
    // Browsers with scroll anchoring would keep the position themselves.
    document.documentElement.style.overflowAnchor = 'none';
    const late = document.createElement('div');
    late.style.height = '300px';
    document.querySelector('main')?.prepend(late);
  });
  await page.clock.runFor(99);
  expect(await readTop()).toBe(top + 300);
  await page.clock.runFor(1);
  expect(await readTop()).toBe(top);
});

test('other spellings of a URL are rewritten to the canonical one, query and hash kept', async ({ page }) => {
  await page.route('**/*.html?*', async (route) => {
    // A host that does not redirect.
    const url = route.request().url().replace('.html', '');
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await open(page, `${SECOND.path}.html?x=1${SECOND.hash}`);
  await expect.poll(() => page.url()).toMatch(new RegExp(`${SECOND.path}\\?x=1${SECOND.hash}$`));
});

test('a redundant locale segment leads to the page without it, query and hash kept', { tag: '@dev' }, async ({
  page,
}) => {
  await page.goto(`/en${SECOND.path}?x=1${SECOND.hash}`);
  await page.waitForURL(`**${SECOND.path}?x=1${SECOND.hash}`);
  expect(new URL(page.url()).pathname).toBe(SECOND.path);
});

test('a hash may be the name of an anchor element', async ({ page }) => {
  await page.route(`**${SECOND.path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<h2 id="environment-variables"', '<a name="by-name"></a>$&');
    await route.fulfill({ response, body });
  });
  await open(page, FIRST.path);
  await mark(page);
  await followTo(page, `${SECOND.path}#by-name`);
  await expect(heading(page)).toHaveText(SECOND.heading);
  await expect(page.locator('a[name=by-name]')).toBeInViewport();
  expect(await scrollTop(page)).toBeGreaterThan(100);
  expect(await isMarked(page)).toBe(true);
});

test('with a modifier key the browser opens a tab, and the page stays', async ({ page, context }) => {
  await open(page, FIRST.path);
  await mark(page);
  const popup = context.waitForEvent('page');
  await page
    .locator(`a[href="${SECOND.path}"]:visible`)
    .first()
    .click({ modifiers: ['Control'] });
  await (await popup).close();
  expect(await isMarked(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe(FIRST.path);
});

test('a link to the page itself scrolls to the top without a history entry', async ({ page }) => {
  await open(page, FIRST.path);
  await page.evaluate(() => scrollTo(0, 500));
  const entries = await page.evaluate(() => history.length);
  await follow(page, FIRST.path);
  expect(await scrollTop(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('parameters that hide parts are kept by internal links, and removing them shows the parts', async ({ page }) => {
  await open(page, `${FIRST.path}?navbar=0&outline=0`);
  await expect(page.locator('html')).toHaveAttribute('data-hide', 'navbar outline');
  await follow(page, SECOND.path);
  await expect(heading(page)).toHaveText(SECOND.heading);
  expect(new URL(page.url()).search).toBe('?navbar=0&outline=0');
  await expect(page.locator('html')).toHaveAttribute('data-hide', 'navbar outline');
  await open(page, FIRST.path);
  await expect(page.locator('html')).not.toHaveAttribute('data-hide');
});
