/** Scrolls the sidebar to the current page, without moving the page itself. */
import { loadText, storeText } from '@quire/client';
import { isDisplayed, scrollInto } from '../ui/scroll-offset.ts';

const STORAGE_KEY = 'quire-sidebar-scroll';

/** Opens the groups around the current item, and scrolls only the sidebar to it. */
export function revealCurrent(sidebar: HTMLElement | null): void {
  openAroundCurrent(sidebar);
  scrollToCurrent(sidebar);
}

function findCurrent(sidebar: HTMLElement | null): HTMLElement | null | undefined {
  return sidebar?.querySelector<HTMLElement>('[aria-current="page"]');
}

function openAroundCurrent(sidebar: HTMLElement | null): void {
  const current = findCurrent(sidebar);
  for (let group = current?.closest('details'); group; group = group.parentElement?.closest('details')) {
    group.open = true;
  }
  const own = current?.parentElement?.querySelector<HTMLDetailsElement>(':scope > details');
  if (own) own.open = true;
}

function scrollToCurrent(sidebar: HTMLElement | null): void {
  const current = findCurrent(sidebar);
  if (sidebar && current && isDisplayed(sidebar)) scrollInto(sidebar, current);
}

/** Restores the position after a reload, and stores it when the reader leaves the document. */
export function keepSidebarScroll(find: () => HTMLElement | null): void {
  let scrollTop = 0;
  openAroundCurrent(find());
  // The next frame computes the layout anyway.
  requestAnimationFrame(() => {
    const sidebar = find();
    if (!sidebar || !isDisplayed(sidebar)) return;
    if (sidebar.scrollTop === 0) {
      sidebar.scrollTop = Number(loadText(STORAGE_KEY, 'sessionStorage')) || 0;
      scrollToCurrent(sidebar);
    }
    // Reading it when the reader leaves would force a layout of the whole page.
    scrollTop = sidebar.scrollTop;
  });
  const follow = ({ target }: Event) => {
    if (target instanceof Element && target === find()) scrollTop = target.scrollTop;
  };
  document.addEventListener('scroll', follow, { capture: true, passive: true });
  addEventListener('pagehide', () => storeText(STORAGE_KEY, String(scrollTop), 'sessionStorage'));
}
