import { findTarget } from '../ui/find-target.ts';
import { isMove } from '../ui/focus-order.ts';
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
    if (!name || !code || !isMove(event)) return;
    const next = findNext(listNames(code), name, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

function findNext(names: HTMLElement[], name: HTMLElement, key: string): HTMLElement | undefined {
  const place = names.indexOf(name);
  if (key === 'Home') return names[0];
  if (key === 'End') return names.at(-1);
  if (key === 'ArrowRight' || key === 'ArrowDown') return names[place + 1] ?? name;
  return key === 'ArrowLeft' || key === 'ArrowUp' ? (names[place - 1] ?? name) : undefined;
}
