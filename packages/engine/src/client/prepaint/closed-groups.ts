/** The selector of the groups that the reader has closed, of what the tab has stored. (docs/behavior/chrome.md) */

/** A group that holds the current page, or is headed by it: it is open all the same. */
export const CURRENT_GROUP = ':has([aria-current]),[aria-current]+*';

/**
 * @param stored `[name, isOpen]` of groups, as JSON
 * @param escapeText makes a text safe inside a CSS string (`CSS.escape` in the browser)
 * @returns empty where none is closed
 * @throws where something else is stored
 */
export function formatClosedGroups(stored: string | null, escapeText: (text: string) => string): string {
  const groups = JSON.parse(stored ?? '[]') as Array<[name: string, isOpen: boolean]>;
  const closed = groups.flatMap(([name, isOpen]) => (isOpen ? [] : `[data-group="${escapeText(name)}"]`));
  return closed.length > 0 ? `:is(${closed}):not(${CURRENT_GROUP})` : '';
}
