import { onEachPage } from '@quire/client';
import { onClick } from '../ui/find-target.ts';
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
  onClick('[data-appearance]', toggle);
  appearanceStore.subscribe(mark);
  onEachPage(mark);
}

function toggle(button: HTMLElement): void {
  if (button.dataset.appearance !== 'animated') appearanceStore.toggle();
  // If the browser skips the transition, the appearance has changed anyway.
  else revealChange(button, appearanceStore.toggle).catch(() => undefined);
}
