/** Closes panels that exist only at some screen widths when the width changes, and keeps the focus. */
import { isOpen } from './popovers.ts';

/** @param queries media queries; when the result of one changes, the panel closes. Returns a function that stops it */
export function closeWhere(queries: readonly string[], findPanel: () => HTMLElement | null): () => void {
  const close = () => {
    const panel = findPanel();
    if (!panel || !isOpen(panel)) return;
    panel.hidePopover();
    keepFocus();
  };
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', close);
  return () => {
    for (const list of lists) list.removeEventListener('change', close);
  };
}

/** If the button that opened the panel is hidden too, the content gets the focus. */
function keepFocus(): void {
  const { activeElement, body } = document;
  const isGone = activeElement === body || activeElement?.getClientRects().length === 0;
  if (isGone) document.querySelector('main')?.focus({ preventScroll: true });
}
