/** The top navigation: its items, and which of them is active. (docs/behavior/chrome.md) */

export interface NavItem {
  text: string;
  /** With base. Absent on an item that only opens its `items`. */
  href?: string;
  /** A pattern over the route path without base; without it, the link's prefix decides. */
  activeMatch?: string;
  position: 'left' | 'right';
  tag?: string;
  items?: NavItem[];
}

/** A link to a page, a heading or an external URL. */
export interface Link {
  text: string;
  href: string;
}

/** The item that represents the page at `routePath`, after the groups that contain it: the one that matches most of the path. */
export function findActiveItems(nav: readonly NavItem[], routePath: string, base: string): readonly NavItem[] {
  const [best] = listMatches(nav, routePath, base).sort((a, b) => b.length - a.length);
  return best?.items ?? [];
}

/** Whether `item` matches the page at `routePath`. Another item may match more of the path. */
export function matchesNavItem(item: NavItem, routePath: string, base: string): boolean {
  return listMatches([item], routePath, base).length > 0;
}

interface Match {
  /** From the bar down to the item that matches. */
  items: readonly NavItem[];
  /** Of the part of the path that matches. */
  length: number;
}

/** Items in a group come before it, so that they precede it if both match the same part. */
function listMatches(nav: readonly NavItem[], routePath: string, base: string): Match[] {
  return nav.flatMap((item) => {
    const within = listMatches(item.items ?? [], routePath, base);
    const length = measureMatch(item, routePath, base);
    return [
      ...within.map((match) => ({ ...match, items: [item, ...match.items] })),
      ...(length === undefined ? [] : [{ items: [item], length }]),
    ];
  });
}

/** Undefined if the item itself does not match. */
function measureMatch({ activeMatch, href }: NavItem, routePath: string, base: string): number | undefined {
  if (activeMatch !== undefined) return routePath.match(activeMatch)?.[0].length;
  const isPrefix = href !== undefined && hasPrefix(base.slice(0, -1) + routePath, href);
  return isPrefix ? href.length - base.length + 1 : undefined;
}

function hasPrefix(href: string, prefix: string): boolean {
  const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
  return href === prefix || href.startsWith(folder);
}
