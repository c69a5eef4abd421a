import { onEachPage } from '@quire/client';
import { findTarget } from '../ui/find-target.ts';
import { appearanceStore } from './appearance-store.ts';
import { revealChange } from './reveal.ts';

/** Buttons that switch between light and dark. Their value says whether the change is animated. */
export function enhanceAppearance(): void {
  // The site has only one appearance.
  if (document.documentElement.dataset.darkMode !== undefined) return;
  const mark = () => {
    for (const button of document.querySelectorAll('[data-appearance]')) {
      button.setAttribute('aria-pressed', String(appearanceStore.isDark()));
    }
  };
  document.addEventListener('click', (event) => {
    const button = findTarget(event, '[data-appearance]');
    if (button) toggle(button);
  });
  appearanceStore.subscribe(mark);
  onEachPage(mark);
}

function toggle(button: HTMLElement): void {
  if (button.dataset.appearance !== 'animated') {
    appearanceStore.toggle();
    return;
  }
  const box = button.getBoundingClientRect();
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // If the browser skips the transition, the appearance has changed anyway.
  revealChange(center, appearanceStore.toggle).catch(() => delete document.documentElement.dataset.reveal);
}
