import type { HoverFile } from '@quire/client/contract';
import { hasNames } from './mark-names.ts';

/** Code that proves to have no names is no stop of the Tab key; the one in focus is, until the focus leaves it. */
export function dropEmptyStops(file: HoverFile): void {
  const drop = (code: HTMLElement) => code.removeAttribute('tabindex');
  for (const code of document.querySelectorAll<HTMLElement>('.q-code code[tabindex]')) {
    if (hasNames(code, file)) continue;
    if (code === document.activeElement) code.addEventListener('blur', () => drop(code), { once: true });
    else drop(code);
  }
}
