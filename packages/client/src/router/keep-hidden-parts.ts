/** A link keeps the hidden parts, in another tab too: its URL contains them while router and browser read it. (docs/behavior/routes.md) */
import { formatHiddenParts, keepHiddenParts } from '../dom/hidden-parts.ts';
import { findInSiteUrl, type Site } from './decide-click.ts';

/** Events that open tabs and windows, or the context menu that can. */
const OPENINGS = ['click', 'auxclick', 'contextmenu'];

export function keepHiddenPartsInLinks(site: Site): void {
  const onOpening = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([download], svg *)');
    const current = new URL(location.href);
    if (!link || formatHiddenParts(current.search) === '') return;
    const written = link.getAttribute('href') ?? '';
    const url = findInSiteUrl(link.href, current, site);
    if (!url) return;
    link.href = keepHiddenParts(url, current.search).href;
    // Restore the link, so that it does not keep the parts once they are shown again.
    setTimeout(() => link.setAttribute('href', written));
  };
  // Before any other listener.
  for (const opening of OPENINGS) addEventListener(opening, onOpening, { capture: true });
}
