/** Reads a link that the reader points at or clicks from the DOM. */
import type { ClickedLink } from './decide-click.ts';

/** Undefined if `target` is not in a link. Links in SVG images are left to the browser. */
export function findClickedLink(target: EventTarget | null): ClickedLink | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  return {
    href: link.href,
    target: link.target,
    download: link.hasAttribute('download'),
    native: link.closest('[data-native]') !== null,
  };
}
