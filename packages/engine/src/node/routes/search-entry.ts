/** The URL and the kind of a locale's search files. */
import { chooseKind } from '@quire/search/records';
import { isSearched } from '../content/page.ts';
import type { RouteTable } from '../content/route-table.ts';

export const SEARCH_FOLDER = 'search';

/**
 * The URL of the entry for a locale and version. It has no hash, so that pages do not change with the records.
 * @param version empty if the site has no versions
 */
export function getSearchEntry(lang: string, version: string): string {
  return `${SEARCH_FOLDER}/${[lang, version].filter((part) => part !== '').join('-')}.json`;
}

/** Decided by the size of the sources, because pages contain the kind before their text is rendered. */
export function findSearchKind(
  { pages }: RouteTable,
  root: { lang: string; version: string },
): ReturnType<typeof chooseKind> {
  const searched = pages.filter((page) => page.lang === root.lang && page.version === root.version && isSearched(page));
  return chooseKind(searched.reduce((sum, { chars }) => sum + chars, 0));
}
