import { findTarget } from '../ui/find-target.ts';
import { listNames, stopAt } from './code-stops.ts';

const NAME = '.q-code code :is(a, .q-name)';

/** Makes a block of code with the focus in it one Tab stop; arrow keys, Home and End move between its names. */
export function enhanceCodeLinks(): void {
  document.addEventListener('focusin', (event) => {
    const name = findTarget(event, NAME);
    const code = name?.closest('code');
    if (code) stopAt(code, name);
  });
  document.addEventListener('keydown', (event) => {
    const name = findTarget(event, NAME);
    const code = name?.closest('code');
    // With a modifier key, arrows are commands of the browser.
    if (!name || !code || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = findNext(listNames(code), name, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

function findNext(names: HTMLElement[], name: HTMLElement, key: string): HTMLElement | undefined {
  const current = names.indexOf(name);
  const last = names.length - 1;
  const places: Record<string, number> = {
    ArrowRight: current + 1,
    ArrowDown: current + 1,
    ArrowLeft: current - 1,
    ArrowUp: current - 1,
    Home: 0,
    End: last,
  };
  const place = places[key];
  return place === undefined ? undefined : names[Math.min(Math.max(place, 0), last)];
}
