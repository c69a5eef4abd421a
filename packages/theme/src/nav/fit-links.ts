/**
 * Shows the links of the bar wherever they fit beside everything else in it, and the menu in their place elsewhere. What
 * the document says, an estimate from the length of their texts, holds until then.
 */
export function fitLinks(header: HTMLElement, ends: AbortSignal): void {
  const bar = header.firstElementChild;
  const space = bar?.querySelector<HTMLElement>(':scope > [data-space]');
  if (!bar || !space || ends.aborted) return;
  const update = () => {
    const need = findNeed(bar);
    // On a phone they are in the menu, and take nothing.
    const fits = need > 0 && (areShown(bar) ? space.offsetWidth > 0 : need <= findRoom(bar, space));
    if (fits) header.querySelector<HTMLElement>('[data-modal]:popover-open')?.hidePopover();
    header.dataset.menu = fits ? 'fits' : 'always';
  };
  const observer = new ResizeObserver(update);
  observer.observe(bar);
  ends.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** Links that are shown leave at least some space, or what is beside them would shrink. */
const SLACK_PX = 12;

/** In pixels, what all links take, shown or not. */
function findNeed(bar: Element): number {
  const lists = [...bar.querySelectorAll<HTMLElement>(':scope > nav > ul')];
  return lists.reduce((sum, list) => sum + (list.scrollWidth && list.scrollWidth + findMargins(list.parentElement)), 0);
}

function areShown(bar: Element): boolean {
  return [...bar.querySelectorAll(':scope > nav')].some((nav) => nav.checkVisibility({ visibilityProperty: true }));
}

/** In pixels, what is left for them once the button of the menu is gone. */
function findRoom(bar: Element, space: HTMLElement): number {
  const button = bar.querySelector<HTMLElement>(':scope > [data-nav-end]');
  return space.offsetWidth + (button?.offsetWidth ?? 0) - SLACK_PX;
}

function findMargins(element: HTMLElement | null): number {
  if (!element) return 0;
  const { marginInlineStart, marginInlineEnd } = getComputedStyle(element);
  return Number.parseFloat(marginInlineStart) + Number.parseFloat(marginInlineEnd);
}
