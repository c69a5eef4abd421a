import { loadText, onPageShown, onRestLoaded, storeText } from '@quire/client';
import { SIDEBAR_ID } from '../layout/part-ids.ts';
import { isDisplayed, scrollInto } from '../ui/scroll-offset.ts';

const STORAGE_KEY = 'quire-sidebar-scroll';

/** Keeps the current page in view, without moving the page itself, and the scroll position across reloads. */
export function enhanceSidebar(): void {
  const reveal = () => {
    openAroundCurrent();
    scrollToCurrent();
  };
  openAroundCurrent();
  document.addEventListener('toggle', ({ target }) => target === findSidebar() && reveal(), { capture: true });
  onPageShown(reveal);
  onRestLoaded(reveal);
  keepScroll();
}

function findSidebar(): HTMLElement | null {
  return document.getElementById(SIDEBAR_ID);
}

function findCurrent(): HTMLElement | null | undefined {
  return findSidebar()?.querySelector<HTMLElement>('[aria-current="page"]');
}

function openAroundCurrent(): void {
  const current = findCurrent();
  for (let group = current?.closest('details'); group; group = group.parentElement?.closest('details')) {
    group.open = true;
  }
  const own = current?.parentElement?.querySelector<HTMLDetailsElement>(':scope > details');
  if (own) own.open = true;
}

function scrollToCurrent(): void {
  const [sidebar, current] = [findSidebar(), findCurrent()];
  if (sidebar && current && isDisplayed(sidebar)) scrollInto(sidebar, current);
}

/** Restores the position after a reload, and stores it when the reader leaves the document. */
function keepScroll(): void {
  let scrollTop = 0;
  // The next frame computes the layout anyway.
  requestAnimationFrame(() => {
    const sidebar = findSidebar();
    if (!sidebar || !isDisplayed(sidebar)) return;
    if (sidebar.scrollTop === 0) {
      sidebar.scrollTop = Number(loadText(STORAGE_KEY, 'sessionStorage')) || 0;
      scrollToCurrent();
    }
    // Reading it when the reader leaves would force a layout of the whole page.
    scrollTop = sidebar.scrollTop;
  });
  const follow = ({ target }: Event) => {
    if (target instanceof Element && target === findSidebar()) scrollTop = target.scrollTop;
  };
  document.addEventListener('scroll', follow, { capture: true, passive: true });
  addEventListener('pagehide', () => storeText(STORAGE_KEY, String(scrollTop), 'sessionStorage'));
}
