import { onPageShown, onRestLoaded } from '@quire/client';
import { SIDEBAR_ID } from '../layout/part-ids.ts';
import { keepSidebarScroll, revealCurrent } from './reveal-current.ts';

/** Keeps the current page in view, and the scroll position across reloads. */
export function enhanceSidebar(): void {
  const find = () => document.getElementById(SIDEBAR_ID);
  const reveal = () => revealCurrent(find());
  document.addEventListener('toggle', ({ target }) => target === find() && reveal(), { capture: true });
  onPageShown(reveal);
  onRestLoaded(reveal);
  keepSidebarScroll(find);
}
