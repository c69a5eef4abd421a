/** What exists only on some screens closes where the screen becomes another, and the focus is not lost. */
import { closePopover, isOpen } from './popovers.ts';

/** @param queries media queries; where one begins or ceases to match, the panel closes. Returns what ends it */
export function closeWhere(queries: readonly string[], findPanel: () => HTMLElement | null): () => void {
  const close = () => {
    const panel = findPanel();
    if (!panel || !isOpen(panel)) return;
    closePopover(panel);
    keepFocus();
  };
  const lists = queries.map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', close);
  return () => {
    for (const list of lists) list.removeEventListener('change', close);
  };
}

/** The button that opened the panel may be hidden too: then the text gets the focus. */
function keepFocus(): void {
  const { activeElement, body } = document;
  const isGone = activeElement === body || activeElement?.getClientRects().length === 0;
  if (isGone) document.querySelector('main')?.focus({ preventScroll: true });
}
