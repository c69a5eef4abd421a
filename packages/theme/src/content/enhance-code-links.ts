import { findTarget } from '../ui/find-target.ts';

/** Makes a block of code with links one stop of the Tab key as soon as the focus enters it. */
export function enhanceCodeLinks(): void {
  document.addEventListener('focusin', (event) => {
    const code = findTarget(event, '.q-code code');
    if (!code?.querySelector('a')) return;
    import('./code-stops.ts').then(({ makeOneStop }) => makeOneStop(code)).catch(console.warn);
  });
}
