/** Claims about rest: on no page does anything move, from the first paint to its end, on a phone and on a desk. */
import type { Page } from '@playwright/test';
import { listRoutes } from './fixtures/routes.ts';
import { expect, test, wake } from './fixtures/test.ts';

const MISSING = '/nowhere/at/all';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test.use({ allowedNoise: /status of 404/ });

for (const route of [...listRoutes(), MISSING]) {
  test(`nothing moves on ${route}`, async ({ page }) => {
    await page.addInitScript(recordShifts);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(route);
      await wake(page);
      await page.waitForLoadState('networkidle');
      await scrollToEnd(page);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts')), `at ${size.width}`).toEqual([]);
    }
  });
}

/** Of the Layout Instability API, which TypeScript's library does not describe. */
interface LayoutShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** Keeps what moved, as a sentence each. */
function recordShifts(): void {
  const shifts: string[] = [];
  Reflect.set(globalThis, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources: LayoutShiftSource[] = Reflect.get(entry, 'sources');
      shifts.push(
        sources
          .map(({ node, previousRect: from, currentRect: to }) => {
            const name = node instanceof Element ? `<${node.localName} class="${node.className}">` : node?.textContent;
            return `${name} from ${from.x}, ${from.y}, ${from.width} × ${from.height} to ${to.x}, ${to.y}, ${to.width} × ${to.height}`;
          })
          .join('; '),
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Screen by screen, each painted before the next. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await painted();
    }
  });
}
