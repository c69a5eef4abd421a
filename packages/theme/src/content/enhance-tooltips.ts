const SHOWN = ':is(:hover, :focus-within)';

/** Escape hides a tooltip. Stylesheets show it. */
export function enhanceTooltips(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const tooltip of document.querySelectorAll('.q-tooltip'))
      tooltip.toggleAttribute('data-dismissed', tooltip.matches(SHOWN));
  });
  document.addEventListener('pointerout', recall);
  document.addEventListener('focusout', recall);
}

/** Allows the tooltip again once the pointer or the focus has left. */
function recall({ target, relatedTarget }: PointerEvent | FocusEvent): void {
  const tooltip = target instanceof Element ? target.closest('.q-tooltip') : null;
  const isInside = relatedTarget instanceof Node && tooltip?.contains(relatedTarget);
  if (!isInside) tooltip?.removeAttribute('data-dismissed');
}
