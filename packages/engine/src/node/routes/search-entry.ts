/** Where the records of the search are in the output, and whether they are cut into shards. */
import { chooseKind } from '@quire/search/records';
import { isSearched } from '../content/page.ts';
import type { RouteTable } from './table.ts';

export const SEARCH_FOLDER = 'search';

/**
 * The URL of the entry of a locale and version; it has no hash, so that pages need not change when the records do.
 * @param version empty on a site without versions
 */
export function getSearchEntry(lang: string, version: string): string {
  return `${SEARCH_FOLDER}/${[lang, version].filter((part) => part !== '').join('-')}.json`;
}

/** Pages name the kind before their text is rendered, so it is decided by the size of the sources. */
export function findSearchKind(
  { pages }: RouteTable,
  root: { lang: string; version: string },
): ReturnType<typeof chooseKind> {
  const searched = pages.filter((page) => page.lang === root.lang && page.version === root.version && isSearched(page));
  return chooseKind(searched.reduce((sum, { chars }) => sum + chars, 0));
}
