export const SEARCH_FOLDER = 'search';

/**
 * The path of the entry for a locale and version, from the root of a site: `search/en.json`. It has no hash, so that pages
 * do not change with the records.
 * @param version empty if the site has no versions
 */
export function getSearchEntry(lang: string, version: string): string {
  return `${SEARCH_FOLDER}/${nameSearch(lang, version)}.json`;
}

/** `en`, `en-v1`; a version may be a path, but all entries are in one folder: `en-release--1`. */
export function nameSearch(lang: string, version: string): string {
  return [lang, version.replaceAll('/', '--')].filter((part) => part !== '').join('-');
}
