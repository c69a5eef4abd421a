/** Claims about Firefox without scripts, or without CSS features of new versions. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startFirefox, waitFor, wake } from './browser.mjs';

const CLI = '/guide/basic/cli';

/** Counts titles and paragraphs that the actions cover. */
const countCovered = () => {
  const actions = document.querySelector('[data-page-actions]').getBoundingClientRect();
  const texts = document.querySelectorAll('#quire-article > h1, #quire-article > p');
  return [...texts].filter((text) => {
    const { top, bottom } = text.getBoundingClientRect();
    return top < actions.bottom && bottom > actions.top;
  }).length;
};

/** Applies the print styles on the screen, so that they can be measured. */
const applyPrintStyles = () => {
  const apply = (rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText.startsWith('print')) rule.media.mediaText = 'all';
      if (rule.cssRules) apply(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) apply(sheet.cssRules);
};

describe('without script', () => {
  let firefox;
  before(async () => {
    firefox = await startFirefox({ 'javascript.enabled': false });
  });
  after(() => firefox.close());

  for (const path of ['/', '/guide/start/quick-start', '/config/', '/zh/blog/']) {
    test(`${path} can be read and navigated; controls that need a script are hidden`, () =>
      firefox.visit(path, async (page) => {
        const seen = await page.evaluate(() => {
          const isVisible = (element) => element.checkVisibility({ visibilityProperty: true });
          return {
            alive: document.querySelector('.q-announcer') !== null,
            text: document.querySelector('main').textContent.length,
            links: [...document.querySelectorAll('header a, main a')].filter(isVisible).length,
            // The bench works without a script.
            idle: [...document.querySelectorAll('.DocSearch-Button, input:not(.q-bench input)')].filter(isVisible)
              .length,
          };
        });
        assert.deepEqual({ alive: seen.alive, idle: seen.idle }, { alive: false, idle: 0 });
        assert.ok(seen.text > 200 && seen.links > 5, JSON.stringify(seen));
      }));
  }

  test('every tab panel is visible', () =>
    firefox.visit('/guide/start/quick-start', async (page) => {
      const shown = () =>
        [...document.querySelector('.q-tabs').querySelectorAll('[role=tabpanel]')].map((panel) =>
          panel.checkVisibility(),
        );
      assert.deepEqual(await page.evaluate(shown), [true, true, true, true]);
    }));
});

describe('without CSS anchor positioning and text-autospace', () => {
  let firefox;
  before(async () => {
    firefox = await startFirefox({
      'layout.css.anchor-positioning.enabled': false,
      'layout.css.text-autospace.enabled': false,
    });
  });
  after(() => firefox.close());

  test('menus open below the bar, and the actions cover neither title nor text', () =>
    firefox.visit(`/zh${CLI}`, async (page) => {
      await wake(page);
      assert.equal(await page.evaluate(() => CSS.supports('anchor-name: --a')), false);
      await page.click('header button[aria-label=语言]');
      const menu = await waitFor(page, 'header [popover]:popover-open');
      const box = await menu.boundingBox();
      assert.ok(box.y >= 60 && box.y < 90 && box.x > 720 && box.x + box.width <= 1440);
      assert.equal(await page.evaluate(countCovered), 0);
    }));

  test('the date of a post and its actions cover no text either, on a phone and in print', () =>
    firefox.visit(
      '/blog/introducing-rslib',
      async (page) => {
        assert.equal(await page.evaluate(countCovered), 0, 'on a phone');
        await page.setViewport({ width: 800, height: 900 });
        await page.evaluate(applyPrintStyles);
        assert.equal(await page.$eval('[data-page-actions] a', (link) => link.checkVisibility()), false);
        assert.equal(await page.evaluate(countCovered), 0, 'on paper');
      },
      { width: 390 },
    ));
});
