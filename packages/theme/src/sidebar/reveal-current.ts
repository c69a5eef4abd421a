/** Owns that the current page is seen in the sidebar, without moving the page itself. (BEHAVIOUR.md, State) */

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
  const box = current.getBoundingClientRect();
  const frame = sidebar.getBoundingClientRect();
  sidebar.scrollTop += getScrollOffset(box, frame);
}

interface Extent {
  top: number;
  bottom: number;
}

/** How far to scroll so that `item` stands inside `frame`: nothing where it does, else to the middle. */
export function getScrollOffset(item: Extent, frame: Extent, margin = 24): number {
  if (item.top >= frame.top + margin && item.bottom <= frame.bottom - margin) return 0;
  return (item.top + item.bottom) / 2 - (frame.top + frame.bottom) / 2;
}

/** Restores the position after a reload, and notes it when the document goes. */
export function keepSidebarScroll(sidebar: HTMLElement): () => void {
  try {
    const stored = Number(sessionStorage.getItem(STORAGE_KEY));
    if (stored > 0 && sidebar.scrollTop === 0) sidebar.scrollTop = stored;
    revealCurrent(sidebar);
  } catch {
    // Storage is switched off: the current page is in view anyhow.
  }
  const store = () => {
    try {
      sessionStorage.setItem(STORAGE_KEY, String(sidebar.scrollTop));
    } catch {
      // As above.
    }
  };
  addEventListener('pagehide', store);
  return () => removeEventListener('pagehide', store);
}
