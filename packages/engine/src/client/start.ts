/** Owns the moment at which a page is hydrated: after it is painted and at rest, or at the first intent. */
import { captureIntents, refuseDeferredIntents } from './deferred-intent.ts';
import { pause } from './dom/pause.ts';
import { savesData } from './dom/save-data.ts';
import { whenIdle } from './dom/when-idle.ts';
import { recordTabs } from './early-tabs.ts';
import { recordClicks } from './islands/event-replay.ts';

const INTENTS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin', 'popstate'];

/** What is evaluated one after the other, in a task each. */
export interface App {
  steps: (() => Promise<unknown>)[];
}

/** Calls `load` once; until then what the reader asks for is kept. Where it fails the page stays as it is: readable, with ordinary links. */
export function startWhenIdle(load: () => Promise<App>): void {
  captureIntents();
  recordClicks();
  recordTabs();
  const waiting = new AbortController();
  const start = (intent?: Event) => {
    if (waiting.signal.aborted || (intent && isAtRest(intent))) return;
    waiting.abort();
    load()
      .then(runSteps)
      .catch((error: unknown) => {
        console.warn('Quire: the page stays static.', error);
        refuseDeferredIntents();
      });
  };
  for (const intent of INTENTS) {
    addEventListener(intent, start, { passive: true, capture: true, signal: waiting.signal });
  }
  if (!savesData()) afterPaint(() => whenIdle(() => start()));
}

async function runSteps({ steps }: App): Promise<void> {
  for (const step of steps) {
    await pause();
    await step();
  }
}

/** Browsers report a pointer that rests where the page has just been laid out as one that moves. */
function isAtRest({ type, movementX, movementY }: Event & Partial<PointerEvent>): boolean {
  return type === 'pointermove' && !movementX && !movementY;
}

/** Calls back once the browser reports that the text is on the screen, so that nothing competes with it. */
function afterPaint(callback: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    requestAnimationFrame(() => setTimeout(callback));
    return;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}
