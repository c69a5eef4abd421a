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

/** A nav item that is a page or external URL. */
export interface Link {
  text: string;
  href: string;
}

/** Whether `item` represents the page at `routePath`. */
export function isActiveNavItem(item: NavItem, routePath: string, base: string): boolean {
  if (item.activeMatch !== undefined) return new RegExp(item.activeMatch).test(routePath);
  if (item.items?.some((child) => isActiveNavItem(child, routePath, base))) return true;
  return item.href !== undefined && hasPrefix(base.slice(0, -1) + routePath, item.href);
}

function hasPrefix(href: string, prefix: string): boolean {
  const folder = prefix.endsWith('/') ? prefix : `${prefix}/`;
  return href === prefix || href.startsWith(folder);
}
