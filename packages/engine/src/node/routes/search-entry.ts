/** Owns where the records of the search lie in the output, and whether they are cut into shards. */
import { chooseKind } from '@quire/search/records';
import type { RouteTable } from './table.ts';

export const SEARCH_FOLDER = 'search';

/**
 * The address of the entry of a locale and version; it has no hash, so that pages need not change when the records do.
 * @param version empty on a site without versions
 */
export function getSearchEntry(lang: string, version: string): string {
  return `${SEARCH_FOLDER}/${[lang, version].filter((part) => part !== '').join('-')}.json`;
}

/**
 * Pages name the kind before their text is rendered, so it is decided by the size of the sources.
 * @returns undefined where not every source was read: the browser then finds it out
 */
export function findSearchKind(
  { pages }: RouteTable,
  root: { lang: string; version: string },
): ReturnType<typeof chooseKind> | undefined {
  const searched = pages.filter(
    ({ lang, version, frontmatter }) => lang === root.lang && version === root.version && frontmatter.search !== false,
  );
  const sizes = searched.flatMap(({ chars }) => chars ?? []);
  return sizes.length < searched.length ? undefined : chooseKind(sizes.reduce((sum, size) => sum + size, 0));
}
