/** A link opened in another tab keeps the hidden parts: its URL names them while the browser reads it. (docs/behavior/routes.md) */
import { formatHiddenParts, keepHiddenParts } from '../dom/hidden-parts.ts';
import { findInSiteUrl, type Site } from './decide-click.ts';

/** What opens tabs and windows, and the menu that does. */
const OPENINGS = ['click', 'auxclick', 'contextmenu'];

export function keepHiddenPartsElsewhere(site: Site): void {
  const onOpening = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([download], svg *)');
    const current = new URL(location.href);
    if (!link || formatHiddenParts(current.search) === '') return;
    const written = link.getAttribute('href') ?? '';
    const url = findInSiteUrl(link.href, current, site);
    if (!url) return;
    link.href = keepHiddenParts(url, current.search).href;
    // On the page the link stays what it is: nothing is left of the parts once they are shown again.
    setTimeout(() => link.setAttribute('href', written));
  };
  // Before anything else sees the event.
  for (const opening of OPENINGS) addEventListener(opening, onOpening, { capture: true });
}
