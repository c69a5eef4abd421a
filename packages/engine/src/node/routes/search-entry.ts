/** Owns where the records of the local search lie in the output. */

export const SEARCH_FOLDER = 'search';

/**
 * The address of the entry of a locale and version; it has no hash, so that pages need not change when the records do.
 * @param version empty on a site without versions
 */
export function getSearchEntry(lang: string, version: string): string {
  return `${SEARCH_FOLDER}/${[lang, version].filter((part) => part !== '').join('-')}.json`;
}
