/** The style rules that show the stored tabs in the first paint. (docs/behavior/content.md) */
import { READY_ATTRIBUTE, ROOT_ID, TABS_KEY_PREFIX } from '../contract/document-contract.ts';

/**
 * A rule for each group of tabs with a stored tab, until the page is interactive and the theme has set the tabs. The theme
 * shows a tab as selected by `--q-tab-on`. Only blocks that have the stored tab are affected.
 * @param stored all stored values, by key
 * @param escapeText makes a text safe inside a CSS string (`CSS.escape` in the browser)
 */
export function createTabRules(stored: Readonly<Record<string, string>>, escapeText: (text: string) => string): string {
  return Object.entries(stored)
    .filter(([key]) => key.startsWith(TABS_KEY_PREFIX))
    .map(([key, value]) => {
      const group = escapeText(key.slice(TABS_KEY_PREFIX.length));
      const tab = escapeText(value);
      return `#${ROOT_ID}:not([${READY_ATTRIBUTE}]) [data-tab-group="${group}"]:has(>[data-tab-panel="${tab}"]){>[data-tab-panel]{display:none}>[data-tab-panel="${tab}"]{display:block}>[role=tablist]>*{--q-tab-on:0}>[role=tablist]>[data-tab-value="${tab}"]{--q-tab-on:1}}`;
    })
    .join('');
}
