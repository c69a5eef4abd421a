/** Claims about the end of a page: what hovers over it covers nothing there, on any kind of page. (docs/behavior/chrome.md) */
import type { Page } from '@playwright/test';
import { holdScripts } from '../fixtures/held-scripts.ts';
import { scrollPage } from '../fixtures/pages.ts';
import { testOnTheme as onTheme } from '../fixtures/site-test.ts';
import { atNight, expect, open, test, wake } from '../fixtures/test.ts';
import { waitInPage } from '../fixtures/wait-in-page.ts';

const DOC = '/guide/basic/cli';
const PAGES = ['/', DOC, '/config/', '/blog/', '/blog/introducing-rslib', '/nowhere'];
const PHONE = { width: 390, height: 844 };

/** Controls and lines of text that are under something that hovers. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
    const hovering = [...document.querySelectorAll('[data-part=global]')].filter(isSeen);
    const isUnder = (box: DOMRect, over: DOMRect) =>
      box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
    const isCovered = (node: Node, boxes: Iterable<DOMRect>) =>
      hovering.some(
        (part) => !part.contains(node) && [...boxes].some((box) => isUnder(box, part.getBoundingClientRect())),
      );
    const controls = [...document.querySelectorAll('a, button, summary, input')].filter(
      (control) => isSeen(control) && isCovered(control, control.getClientRects()),
    );
    const texts: Node[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      range.selectNode(node);
      if (node.textContent?.trim() && isSeen(node.parentElement) && isCovered(node, range.getClientRects())) {
        texts.push(node);
      }
    }
    return [...controls, ...texts].map(({ textContent }) => textContent?.trim() ?? '');
  });
}

/** To the end of a page that is long enough to have one out of sight. */
async function goToEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main) main.style.paddingBlockStart = '1500px';
    // As a reader's scrolling begins: blocks out of view have their own height from then on.
    dispatchEvent(new WheelEvent('wheel'));
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  // The way to the top comes some time after a scroll, and fades in.
  await waitInPage(page, () => {
    const button = document.querySelector('button[data-part=global]');
    for (const movement of button?.getAnimations() ?? []) movement.finish();
    return button !== null && getComputedStyle(button).opacity === '1';
  });
}

for (const { prefix, locale, width } of [
  { prefix: '', locale: 'zh-CN', width: 320 },
  { prefix: '/zh', locale: 'en-US', width: 1440 },
  { prefix: '', locale: 'zh-CN', width: 390 },
  { prefix: '/zh', locale: 'en-US', width: 390 },
]) {
  test.describe(`under ${prefix}/, ${width} wide`, atNight(width === 390), () => {
    test.use({ locale, viewport: { width, height: 640 }, allowedNoise: /status of 404/ });

    test('the way to the top and the offer of another language cover nothing, nor each other', async ({ page }) => {
      // On each page the reader is new, and is offered the page in the browser's language; but not led from the home.
      await page.addInitScript(() => {
        localStorage.clear();
        if (location.pathname === '/') localStorage.setItem('rspress-visited', '1');
      });
      for (const path of PAGES) {
        await open(page, prefix + path);
        await goToEnd(page);
        expect(await findCovered(page), path).toEqual([]);
        if (path === DOC) await expect(page.locator('aside[data-part=global]')).toBeVisible();
      }
    });
  });
}

test('the way to the top is there on a page that was scrolled before its script ran', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(DOC);
  await scrollPage(page, 900);
  release();
  await wake(page);
  await expect(page.locator('button[data-part=global]')).toHaveCSS('opacity', '1');
});

test('on a phone whose own bar is over the page, everything is above that bar', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } });
  for (const path of ['/', DOC]) {
    await open(page, path);
    await goToEnd(page);
    const box = await page.locator('button[data-part=global]').boundingBox();
    expect(PHONE.height - (box?.y ?? 0) - (box?.height ?? 0)).toBe(24 + 34);
    expect(await findCovered(page), path).toEqual([]);
  }
});

onTheme('nothing is covered at the end of a custom and of a blank page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/guide/custom', '/guide/blank']) {
    await open(page, path);
    await goToEnd(page);
    expect(await findCovered(page), path).toEqual([]);
  }
});
