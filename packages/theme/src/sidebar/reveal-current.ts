/** Owns scrolling the sidebar to the current page, without moving the page itself. */
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
export function keepSidebarScroll(sidebar: HTMLElement): () => void {
  try {
    const stored = Number(sessionStorage.getItem(STORAGE_KEY));
    if (stored > 0 && sidebar.scrollTop === 0) sidebar.scrollTop = stored;
    revealCurrent(sidebar);
  } catch {
    // Storage is switched off: the current page is in view anyhow.
  }
  // Reading it as the document is left would force a new layout of the whole page.
  let { scrollTop } = sidebar;
  const follow = () => {
    scrollTop = sidebar.scrollTop;
  };
  const store = () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, String(scrollTop));
    } catch {
      // As above.
    }
  };
  sidebar.addEventListener('scroll', follow);
  addEventListener('pagehide', store);
  return () => {
    sidebar.removeEventListener('scroll', follow);
    removeEventListener('pagehide', store);
  };
}
