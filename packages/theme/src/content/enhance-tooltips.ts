const SHOWN = ':is(:hover, :focus-within)';

/** Escape hides a tooltip. Stylesheets show it. On later pages, the same listeners are not added again. */
export function enhanceTooltips(): void {
  document.addEventListener('keydown', dismiss);
  document.addEventListener('pointerout', recall);
  document.addEventListener('focusout', recall);
}

function dismiss({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  for (const tooltip of document.querySelectorAll('.q-tooltip'))
    tooltip.toggleAttribute('data-dismissed', tooltip.matches(SHOWN));
}

/** Allows the tooltip again once the pointer or the focus has left. */
function recall({ target, relatedTarget }: PointerEvent | FocusEvent): void {
  const tooltip = target instanceof Element ? target.closest('.q-tooltip') : null;
  const isInside = relatedTarget instanceof Node && tooltip?.contains(relatedTarget);
  if (!isInside) tooltip?.removeAttribute('data-dismissed');
}
