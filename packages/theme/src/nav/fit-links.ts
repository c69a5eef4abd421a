/**
 * Shows the links of the bar if they fit next to everything else in it, and the menu otherwise. Until it runs, the
 * document uses an estimate from the length of their texts.
 *
 * @param selector matches bars with many links
 * @returns a function to call on each page
 */
export function createLinkFitter(selector: string): () => void {
  let observer: ResizeObserver | undefined;
  return () => {
    observer?.disconnect();
    const header = document.querySelector<HTMLElement>(selector);
    const bar = header?.firstElementChild;
    const space = bar?.querySelector<HTMLElement>(':scope > [data-space]');
    if (!header || !bar || !space) return;
    observer = new ResizeObserver(() => fitLinks(header, bar, space));
    observer.observe(bar);
  };
}

function fitLinks(header: HTMLElement, bar: Element, space: HTMLElement): void {
  const need = findNeed(bar);
  // On phones the links are in the menu, and take no space.
  const fits = need > 0 && (areShown(bar) ? space.offsetWidth > 0 : need <= findRoom(bar, space));
  if (fits) header.querySelector<HTMLElement>('[data-modal]:popover-open')?.hidePopover();
  header.dataset.menu = fits ? 'fits' : 'always';
}

/** Space that must remain next to the links, or their neighbors would shrink. */
const SLACK_PX = 12;

/** The width of all links in pixels, shown or not. */
function findNeed(bar: Element): number {
  const lists = [...bar.querySelectorAll<HTMLElement>(':scope > nav > ul')];
  return lists.reduce((sum, list) => sum + (list.scrollWidth && list.scrollWidth + findMargins(list.parentElement)), 0);
}

function areShown(bar: Element): boolean {
  return [...bar.querySelectorAll(':scope > nav')].some((nav) => nav.checkVisibility({ visibilityProperty: true }));
}

/** The width in pixels that they can take once the menu button is hidden. */
function findRoom(bar: Element, space: HTMLElement): number {
  const button = bar.querySelector<HTMLElement>(':scope > [data-nav-end]');
  return space.offsetWidth + (button?.offsetWidth ?? 0) - SLACK_PX;
}

function findMargins(element: HTMLElement | null): number {
  if (!element) return 0;
  const { marginInlineStart, marginInlineEnd } = getComputedStyle(element);
  return Number.parseFloat(marginInlineStart) + Number.parseFloat(marginInlineEnd);
}
