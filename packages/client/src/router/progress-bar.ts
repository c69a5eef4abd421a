/** The progress bar at the top of the page, for pages that load slowly. (docs/behavior/navigation.md) */
import {
  PROGRESS_DELAY_MS,
  PROGRESS_MINIMUM,
  PROGRESS_SPEED_MS,
  PROGRESS_TRICKLE_MS,
  PROGRESS_TRICKLE_RATE,
} from '../dom/constants.ts';
import { createElement } from '../dom/create-element.ts';

/** A theme sets its color with the variable. */
const LOOK =
  'position:fixed;inset:0 0 auto;z-index:1000;height:2px;pointer-events:none;background:var(--q-progress-color,#ea580c)';

/** The bar never reaches the end before the page has loaded. */
const WAITING_MAXIMUM = 0.994;

export interface ProgressBar {
  /** Shows the bar if `done` is not called soon. */
  start(): void;
  done(): void;
}

export function createProgressBar(): ProgressBar {
  let timer: number | undefined;
  let bar: HTMLElement | undefined;
  const trickle = (shown: HTMLElement, value: number) => {
    moveTo(shown, value);
    const next = Math.min(value + PROGRESS_TRICKLE_RATE, WAITING_MAXIMUM);
    timer = window.setTimeout(() => trickle(shown, next), PROGRESS_TRICKLE_MS);
  };
  const show = () => {
    bar = renderBar();
    trickle(bar, PROGRESS_MINIMUM);
  };
  return {
    start() {
      if (bar) return;
      clearTimeout(timer);
      timer = window.setTimeout(show, PROGRESS_DELAY_MS);
    },
    done() {
      clearTimeout(timer);
      const shown = bar;
      if (!shown) return;
      bar = undefined;
      moveTo(shown, 1);
      setTimeout(() => shown.remove(), PROGRESS_SPEED_MS);
    },
  };
}

/** Decoration, hidden from screen readers: the page's title is announced. */
function renderBar(): HTMLElement {
  const bar = createElement('div', { className: 'q-progress', ariaHidden: 'true' });
  // It grows in the direction of text.
  const origin = document.dir === 'rtl' ? 'right' : 'left';
  bar.style.cssText = `${LOOK};transform:scaleX(0);transform-origin:${origin};transition:transform ${PROGRESS_SPEED_MS}ms ease-out`;
  document.body.append(bar);
  // The first value is rendered before it is moved to the next.
  bar.getBoundingClientRect();
  return bar;
}

function moveTo(bar: HTMLElement, value: number): void {
  bar.style.transform = `scaleX(${value})`;
}
