export const SEARCH_FOLDER = 'search';

/**
 * The path of the entry for a locale and version, from the root of a site: `search/en.json`. It has no hash, so that pages
 * do not change with the records.
 * @param version empty if the site has no versions
 */
export function getSearchEntry(lang: string, version: string): string {
  return `${SEARCH_FOLDER}/${[lang, version].filter((part) => part !== '').join('-')}.json`;
}
