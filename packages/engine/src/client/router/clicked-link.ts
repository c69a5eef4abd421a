/** What the DOM says about a link that the reader points at or presses. */
import type { ClickedLink } from './decide-click.ts';

/** Undefined where `target` does not be in a link. Links inside of SVG pictures are left to the browser. */
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
