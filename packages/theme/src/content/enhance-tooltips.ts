/** Owns that a tooltip, which stylesheets show, can be sent away with Escape. */

export function enhanceTooltips(article: HTMLElement): () => void {
  const ends = new AbortController();
  const options = { signal: ends.signal };
  document.addEventListener('keydown', (event) => event.key === 'Escape' && dismissAll(article), options);
  article.addEventListener('pointerout', recall, options);
  article.addEventListener('focusout', recall, options);
  return () => ends.abort();
}

function dismissAll(article: HTMLElement): void {
  for (const tooltip of article.querySelectorAll('.q-tooltip:is(:hover, :focus-within)'))
    tooltip.setAttribute('data-dismissed', '');
}

/** When pointer or focus leave, the tooltip can come again. */
function recall({ target, relatedTarget }: PointerEvent | FocusEvent): void {
  const tooltip = target instanceof Element ? target.closest('.q-tooltip') : null;
  const isInside = relatedTarget instanceof Node && tooltip?.contains(relatedTarget);
  if (!isInside) tooltip?.removeAttribute('data-dismissed');
}
