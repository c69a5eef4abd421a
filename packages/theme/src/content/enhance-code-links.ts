import { findTarget } from '../ui/find-target.ts';

/** Makes a block of code with links one stop of the Tab key as soon as the focus enters it. */
export function enhanceCodeLinks(): void {
  document.addEventListener('focusin', (event) => {
    const code = findTarget(event, '.q-code code');
    const links = code?.querySelectorAll('a') ?? [];
    if (!code || links.length === 0) return;
    // At once, because the next press of the Tab key may come before the script of the other keys.
    for (const link of links) link.tabIndex = link === event.target ? 0 : -1;
    import('./code-stops.ts').then(({ makeOneStop }) => makeOneStop(code)).catch(console.warn);
  });
}
