/** Claims about the site in Firefox: every kind of page becomes interactive without errors, and interactions work. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createCutting, cutHere } from '../fixtures/tokenizer.mjs';
import { PATIENCE, startFirefox, waitFor, wake } from './browser.mjs';

const CLI = '/guide/basic/cli';
const PAGES = ['/', '/guide/start/quick-start', '/config/', '/config/lib/dts', '/blog/', '/blog/introducing-rslib'];

let firefox;
before(async () => {
  firefox = await startFirefox();
});
after(() => firefox.close());

const press = (page, selector) => page.$eval(selector, (element) => element.click());
const isOpen = (page, selector) => page.$eval(selector, (element) => element.matches(':popover-open'));

describe('every kind of page works with its content security policy, and none is wider than the screen', () => {
  // In alternating languages; the nightly run has both.
  const inTurns = [...PAGES, '/nowhere'].map((path, at) =>
    at % 2 === 0 ? [path, `/zh${path}`] : [`/zh${path}`, path],
  );
  for (const path of inTurns.flatMap((pair) => pair.slice(0, process.env.QUIRE_TEST_ALL === undefined ? 1 : 2))) {
    test(path, () =>
      firefox.visit(path, async (page, response) => {
        await wake(page);
        assert.equal(response.status(), path.endsWith('/nowhere') ? 404 : 200);
        assert.match(await page.$eval('html', ({ lang }) => lang), path.startsWith('/zh') ? /^zh/ : /^en/);
        for (const width of [390, 1440]) {
          await page.setViewport({ width, height: 900 });
          const excess = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
          assert.ok((await page.evaluate(excess)) <= 0, `at ${width}`);
        }
      }),
    );
  }
});

test('the appearance is chosen, and kept', () =>
  firefox.visit(CLI, async (page) => {
    await wake(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    assert.equal(await ground(), 'rgb(255, 255, 255)');
    await page.click('header button[aria-pressed], header button[role=switch]');
    await page.waitForFunction(() => document.documentElement.classList.contains('dark'), PATIENCE);
    assert.equal(await ground(), 'rgb(11, 12, 14)');
    await page.reload();
    assert.equal(await ground(), 'rgb(11, 12, 14)');
  }));

test('the language menu opens below its button, and leads to the same page', () =>
  firefox.visit(`${CLI}?x=1#all-commands`, async (page) => {
    await wake(page);
    const button = await waitFor(page, 'header button[aria-label=Language]');
    await button.click();
    const link = await waitFor(page, 'header [popover]:popover-open a[hreflang^=zh]');
    const [above, below] = [await button.boundingBox(), await link.boundingBox()];
    assert.ok(below.y >= above.y + above.height && below.y < above.y + above.height + 80, 'right below');
    assert.ok(below.x + below.width <= 1440 && Math.abs(below.x - above.x) < 240, 'and in reach');
    await link.click();
    await page.waitForFunction(() => document.documentElement.lang.startsWith('zh'), PATIENCE);
    assert.match(page.url(), /\/zh\/guide\/basic\/cli\?x=1#all-commands$/);
  }));

test('menu and drawer of a phone open, lock scrolling, and close by Escape', () =>
  firefox.visit(
    CLI,
    async (page) => {
      await wake(page);
      for (const button of ['header button[aria-label="Main menu"]', '[data-local-bar] [data-part=sidebar]']) {
        const panel = `#${await page.$eval(button, (element) => CSS.escape(element.getAttribute('popovertarget')))}`;
        await page.click(button);
        await page.waitForFunction((id) => document.querySelector(id).matches(':popover-open'), PATIENCE, panel);
        const state = () => [
          getComputedStyle(document.documentElement).overflowY,
          document.querySelector('main').closest('[inert]') !== null,
        ];
        await page.waitForFunction(() => document.querySelector('main').closest('[inert]') !== null, PATIENCE);
        assert.deepEqual(await page.evaluate(state), ['hidden', true]);
        await page.keyboard.press('Escape');
        await page.waitForFunction(() => document.querySelector('main').closest('[inert]') === null, PATIENCE);
        assert.equal(await isOpen(page, panel), false);
      }
    },
    { width: 390, height: 844 },
  ));

test('tabs work by keyboard, and the choice is kept for the next page', () =>
  firefox.visit('/guide/start/quick-start', async (page) => {
    await wake(page);
    const chosen = () => page.$eval('.q-tabs [role=tab][aria-selected=true]', ({ textContent }) => textContent);
    assert.equal(await chosen(), 'npm');
    await page.focus('.q-tabs [role=tab]');
    await page.keyboard.press('ArrowRight');
    assert.equal(await chosen(), 'yarn');
    await page.reload();
    await wake(page);
    assert.equal(await chosen(), 'yarn');
  }));

test('code is copied, with a mark', () =>
  firefox.visit(CLI, async (page) => {
    await wake(page);
    await waitFor(page, '.q-code-actions');
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        document.documentElement.dataset.copied = text;
      };
    });
    await page.hover('.q-code');
    await page.click('.q-code [data-action=copy]');
    await page.waitForSelector('.q-code [data-action=copy][data-done]', PATIENCE);
    assert.match(await page.$eval('html', ({ dataset }) => dataset.copied), /^npx rslib -h\n/);
  }));

test('an image is enlarged by Enter, and closed by Escape', () =>
  firefox.visit('/guide/basic/output-structure', async (page) => {
    // The pages of the site only have diagrams, which are not enlarged: add an image before the script runs.
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('readystatechange', () => {
        const image = Object.assign(new Image(), { src: '/logo.svg', alt: 'The logo' });
        if (document.readyState === 'interactive') document.querySelector('#quire-article p').append(image);
      });
    });
    await page.reload();
    await wake(page);
    await page.waitForSelector('.q-zoomable', PATIENCE);
    await page.$eval('.q-zoomable', (image) => image.focus());
    await page.keyboard.press('Enter');
    await page.waitForSelector('.q-zoom[data-state=opened]', PATIENCE);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.q-zoom[open]', { hidden: true, ...PATIENCE });
  }));

test('the stylesheet of the home page applies only on the home page', () =>
  firefox.visit(CLI, async (page) => {
    await wake(page);
    await page.evaluate(() => document.querySelector('a[href="/"]').click());
    await waitFor(page, 'main section');
    const display = () => page.$eval('main section', (hero) => getComputedStyle(hero).display);
    assert.equal(await display(), 'grid');
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => document.querySelector('main h1').textContent.startsWith('CLI'), PATIENCE);
    assert.equal(await page.$eval('link[href*="/page-home."]', (link) => matchMedia(link.media).matches), false);
    await page.evaluate(() => history.forward());
    await waitFor(page, 'main section');
    assert.equal(await display(), 'grid');
  }));

test('a link swaps the page, and going back restores the page and its scroll position', () =>
  firefox.visit(CLI, async (page) => {
    await wake(page);
    await page.evaluate(() => {
      document.documentElement.dataset.mark = 'same document';
      scrollTo({ top: 900, behavior: 'instant' });
    });
    await page.waitForFunction(() => scrollY === 900, PATIENCE);
    await press(page, '#q-sidebar a[href="/guide/basic/typescript"]');
    await page.waitForFunction(() => document.querySelector('h1').textContent === 'TypeScript', PATIENCE);
    assert.equal(await page.evaluate(() => scrollY), 0);
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => document.querySelector('h1').textContent === 'CLI', PATIENCE);
    await page.waitForFunction(() => scrollY === 900, PATIENCE);
    assert.equal(await page.$eval('html', ({ dataset }) => dataset.mark), 'same document');
  }));

for (const [prefix, query, found] of [
  ['', 'dts bundle', /bundle/],
  ['/zh', '声明文件', /声明文件/],
]) {
  test(`search under ${prefix}/ finds, and leads there`, () =>
    firefox.visit(prefix + CLI, async (page) => {
      await wake(page);
      await press(page, '.DocSearch-Button');
      const field = await waitFor(page, '.DocSearch-Container[open] .DocSearch-Input');
      await field.type(query);
      // Quick links and answers to earlier input come first.
      await page.waitForFunction(
        (source) => new RegExp(source).test(document.querySelector('[role=option]')?.textContent),
        PATIENCE,
        found.source,
      );
      await page.keyboard.press('Enter');
      await page.waitForFunction((path) => location.pathname !== path, PATIENCE, prefix + CLI);
      await page.waitForSelector('.DocSearch-Container[open]', { hidden: true, ...PATIENCE });
    }));
}

test('search splits every text as in Node', () =>
  firefox.visit('/nowhere', async (page) => {
    assert.deepEqual(await page.evaluate(createCutting()), cutHere());
  }));
