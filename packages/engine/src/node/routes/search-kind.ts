import { chooseKind } from '@quire/search/records';
import { isSearched } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';

/** Decided by the size of the sources, because pages contain the kind before their text is rendered. */
export function findSearchKind(
  { pages }: RouteTable,
  root: { lang: string; version: string },
): ReturnType<typeof chooseKind> {
  const searched = pages.filter((page) => page.lang === root.lang && page.version === root.version && isSearched(page));
  return chooseKind(searched.reduce((sum, { chars }) => sum + chars, 0));
}
