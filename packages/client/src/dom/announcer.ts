import { createElement } from './create-element.ts';

/** Visually hidden. */
const UNSEEN = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

/**
 * Adds the live region that tells screen readers what has changed. Call it at the start, because text that the region
 * contains when it is added is not announced.
 */
export function addAnnouncer(): void {
  const region = createElement('div', { className: 'q-announcer', role: 'status', ariaLive: 'polite' });
  region.style.cssText = UNSEEN;
  document.body.append(region);
}

export function announce(text: string): void {
  const region = document.querySelector('.q-announcer');
  if (region) region.textContent = text;
}
