/** Scrolls the sidebar to the current page, without moving the page itself. */
import { isDisplayed, scrollInto } from '../ui/scroll-offset.ts';

const STORAGE_KEY = 'quire-sidebar-scroll';

/** Opens the groups around the current item and scrolls the sidebar, and nothing else, to it. */
export function revealCurrent(sidebar: HTMLElement | null): void {
  const current = sidebar?.querySelector<HTMLElement>('[aria-current="page"]');
  if (!sidebar || !current) return;
  for (let group = current.closest('details'); group; group = group.parentElement?.closest('details') ?? null) {
    group.open = true;
  }
  const own = current.parentElement?.querySelector<HTMLDetailsElement>(':scope > details');
  if (own) own.open = true;
  if (isDisplayed(sidebar)) scrollInto(sidebar, current);
}

/** Restores the position after a reload, and stores it when the document is left. */
export function keepSidebarScroll(find: () => HTMLElement | null): void {
  const sidebar = find();
  try {
    const stored = Number(sessionStorage.getItem(STORAGE_KEY));
    if (sidebar && stored > 0 && sidebar.scrollTop === 0) sidebar.scrollTop = stored;
  } catch {
    // Storage is switched off: the current page is in view anyhow.
  }
  revealCurrent(sidebar);
  // Reading it as the document is left would force a new layout of the whole page.
  let scrollTop = sidebar?.scrollTop ?? 0;
  const follow = ({ target }: Event) => {
    if (target instanceof Element && target === find()) scrollTop = target.scrollTop;
  };
  document.addEventListener('scroll', follow, { capture: true, passive: true });
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, String(scrollTop));
    } catch {
      // As above.
    }
  });
}
