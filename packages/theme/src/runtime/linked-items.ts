import { matchesNavItem } from '@quire/client/contract';
import { BASE, removeBase, withBase } from './paths.ts';

/** An item as components of a site read it: `link` instead of `href`. */
export interface LinkedItem {
  text: string;
  href?: string;
  link?: string;
  activeMatch?: string;
}

export function addLinks<T extends object>(items: readonly T[]): Array<T & { link?: string }> {
  return items.map((item) => ({
    ...item,
    ...('href' in item && typeof item.href === 'string' && { link: item.href }),
    ...('items' in item && Array.isArray(item.items) && { items: addLinks(item.items) }),
  }));
}

/** Whether the link of the nav leads to the page, or to the folder that it is in. */
export function matchNavbar({ href, link = href, ...item }: LinkedItem, pathname: string): boolean {
  const target = link === undefined ? {} : { href: withBase(link) };
  return matchesNavItem({ ...item, ...target, position: 'right' }, removeBase(pathname), BASE);
}

export function matchSidebar(prefix: string, pathname: string): boolean {
  return pathname.startsWith(prefix);
}
