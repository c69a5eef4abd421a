/** The selector of the groups that the reader has closed, from session storage. (docs/behavior/chrome.md) */

/** A group that contains the current page, or whose heading is the current page, is open anyway. */
export const CURRENT_GROUP = ':has([aria-current]),[aria-current]+*';

/**
 * @param stored `[name, isOpen]` of groups, as JSON
 * @param escapeText makes a text safe inside a CSS string (`CSS.escape` in the browser)
 * @returns empty if none is closed
 * @throws if the stored value is invalid
 */
export function formatClosedGroups(stored: string | null, escapeText: (text: string) => string): string {
  const groups = JSON.parse(stored ?? '[]') as Array<[name: string, isOpen: boolean]>;
  const closed = groups.flatMap(([name, isOpen]) => (isOpen ? [] : `[data-group="${escapeText(name)}"]`));
  return closed.length > 0 ? `:is(${closed}):not(${CURRENT_GROUP})` : '';
}
