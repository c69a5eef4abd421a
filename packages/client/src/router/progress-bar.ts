/** The progress bar at the top of the page, for pages that load slowly. (docs/behavior/navigation.md) */
import { PROGRESS_DELAY_MS, PROGRESS_SPEED_MS, PROGRESS_TRICKLE_MS } from '../dom/constants.ts';
import { progressAfter } from './progress.ts';

/** A theme sets its color with the variable. */
const LOOK =
  'position:fixed;inset:0 0 auto;z-index:1000;height:2px;pointer-events:none;background:var(--q-progress-color,#ea580c)';

export interface ProgressBar {
  /** Shows the bar if `done` is not called soon. */
  start(): void;
  done(): void;
}

export function createProgressBar(): ProgressBar {
  let timer: number | undefined;
  let bar: HTMLElement | undefined;

  const stop = () => clearTimeout(timer);
  const trickle = (shown: HTMLElement, ticks: number) => {
    moveTo(shown, progressAfter(ticks));
    timer = window.setTimeout(() => trickle(shown, ticks + 1), PROGRESS_TRICKLE_MS);
  };
  const show = () => {
    bar = renderBar();
    trickle(bar, 0);
  };
  return {
    start() {
      if (bar) return;
      stop();
      timer = window.setTimeout(show, PROGRESS_DELAY_MS);
    },
    done() {
      stop();
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
  const bar = document.createElement('div');
  bar.className = 'q-progress';
  bar.setAttribute('aria-hidden', 'true');
  bar.style.cssText = LOOK;
  // It grows in the direction of text.
  bar.style.transformOrigin = document.dir === 'rtl' ? 'right' : 'left';
  bar.style.transform = 'scaleX(0)';
  bar.style.transition = `transform ${PROGRESS_SPEED_MS}ms ease-out`;
  document.body.append(bar);
  // The first value is rendered before it is moved to the next.
  bar.getBoundingClientRect();
  return bar;
}

function moveTo(bar: HTMLElement, value: number): void {
  bar.style.transform = `scaleX(${value})`;
}
