import { makeOneStop } from './code-stops.ts';

export function enhanceCodeLinks(): void {
  document.querySelectorAll<HTMLElement>('.q-code code:has(a)').forEach(makeOneStop);
}
