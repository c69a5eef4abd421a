/** Owns anchors that have moved: an old address with one leads on to where its text is now. (PITFALLS.md, Links) */
import type { PageRecord } from '../shared/page.ts';
import type { PageStore } from './page-store.tsx';

/** Where the anchor of an address has gone; undefined where the page has it, or never had. */
export function findMovedAnchor(
  hash: string,
  { movedAnchors }: PageRecord,
  hasId: (id: string) => boolean,
): string | undefined {
  const id = decodeAnchor(hash.slice(1));
  if (id === '' || movedAnchors === undefined || hasId(id)) return undefined;
  return Object.hasOwn(movedAnchors, id) ? movedAnchors[id] : undefined;
}

/** Looks at the address now, whenever its anchor changes, and with each page that is shown. */
export function followMovedAnchors(store: Pick<PageStore, 'getView' | 'subscribe'>): void {
  const follow = () => {
    const target = findMovedAnchor(location.hash, store.getView().page, (id) => document.getElementById(id) !== null);
    if (target !== undefined) location.replace(target);
  };
  addEventListener('hashchange', follow);
  store.subscribe(follow);
  follow();
}

function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
