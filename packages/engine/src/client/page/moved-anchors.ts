/** Anchors that have moved: an old URL with one leads on to where its text is now. (docs/behavior/content.md) */

import { decodePart } from '@quire/markdown/percent-decoding';
import type { PageRecord } from '../../shared/page.ts';
import { onEachPage } from '../dom/page-event.ts';
import type { CurrentPage } from './current-page.ts';

/** Where the anchor of a URL has gone; undefined where the page has it, or never had. */
export function findMovedAnchor(
  hash: string,
  { movedAnchors }: Pick<PageRecord, 'movedAnchors'>,
  hasId: (id: string) => boolean,
): string | undefined {
  const id = decodePart(hash.slice(1));
  if (id === '' || movedAnchors === undefined || hasId(id)) return undefined;
  return Object.hasOwn(movedAnchors, id) ? movedAnchors[id] : undefined;
}

/** Looks at the URL now, whenever its anchor changes, and with each page that is shown. */
export function followMovedAnchors(page: CurrentPage): void {
  const follow = () => {
    const target = findMovedAnchor(location.hash, page.get().page, (id) => document.getElementById(id) !== null);
    if (target !== undefined) location.replace(target);
  };
  addEventListener('hashchange', follow);
  onEachPage(follow);
}
