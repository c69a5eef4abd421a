/** Creates the navigation bar of a locale. (docs/behavior/chrome.md) */
import type { NavItem } from '@quire/client/contract';
import type { Linker } from './locale-href.ts';
import { pickMarks } from './marks.ts';
import type { NavEntry } from './meta.ts';

/** @param routePrefix of the locale and version: `/zh/` */
export function createNav(entries: NavEntry[], linker: Linker, routePrefix: string): NavItem[] {
  return entries.map((entry) => createItem(entry, linker, routePrefix));
}

function createItem(entry: NavEntry, linker: Linker, routePrefix: string): NavItem {
  const items = entry.items?.map((item) => createItem(item, linker, routePrefix));
  return {
    text: entry.text,
    position: entry.position ?? 'right',
    ...(entry.link !== undefined && { href: linker.toHref(entry.link, entry.place) }),
    ...(entry.activeMatch !== undefined && { activeMatch: localizePattern(entry.activeMatch, routePrefix) }),
    ...pickMarks(entry, 'tag'),
    ...(items && { items }),
  };
}

/** `^/guide/` in the Chinese navigation → `^/zh/guide/`, as for links. */
function localizePattern(pattern: string, routePrefix: string): string {
  const isWhole = !pattern.startsWith('^/') || pattern.startsWith(`^${routePrefix}`);
  return isWhole ? pattern : `^${routePrefix}${pattern.slice('^/'.length)}`;
}
