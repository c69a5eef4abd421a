/** Redirects URLs with an anchor that has moved. (docs/behavior/content.md) */

import { decodePart } from '@quire/markdown/percent-decoding';
import type { PageRecord } from '../contract/page.ts';
import { onEachPage } from '../dom/page-event.ts';
import type { CurrentPage } from './current-page.ts';

/** The new URL of a moved anchor; undefined if the page has the anchor, or never had it. */
export function findMovedAnchor(
  hash: string,
  { movedAnchors }: Pick<PageRecord, 'movedAnchors'>,
  hasId: (id: string) => boolean,
): string | undefined {
  const id = decodePart(hash.slice(1));
  if (id === '' || movedAnchors === undefined || hasId(id)) return undefined;
  return Object.hasOwn(movedAnchors, id) ? movedAnchors[id] : undefined;
}

/** Checks the URL now, whenever its anchor changes, and for each page that is shown. */
export function followMovedAnchors(page: CurrentPage): void {
  const follow = () => {
    const target = findMovedAnchor(location.hash, page.get().page, (id) => document.getElementById(id) !== null);
    if (target !== undefined) location.replace(target);
  };
  addEventListener('hashchange', follow);
  onEachPage(follow);
}
