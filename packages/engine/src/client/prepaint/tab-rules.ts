/** Owns the style rules that show the remembered tabs in the first paint. (docs/behavior/content.md) */

/**
 * The rule for one group of tabs; the theme renders a tab as chosen by `--q-tab-on`. Only blocks that have the remembered tab are touched.
 * @param escapeText makes a text safe inside a CSS string (`CSS.escape` in the browser)
 */
export function createTabRule(group: string, tab: string, escapeText: (text: string) => string): string {
  const value = escapeText(tab);
  const panel = `>[data-tab-panel="${value}"]`;
  const list = '>[role=tablist]>';
  return (
    `[data-tab-group="${escapeText(group)}"]:has(${panel}){>[data-tab-panel]{display:none}${panel}{display:block}` +
    `${list}*{--q-tab-on:0}${list}[data-tab-value="${value}"]{--q-tab-on:1}}`
  );
}

/** Takes the rules back, once the theme has set the tabs themselves. */
export function dropTabRules(): void {
  const isTabSheet = ({ cssRules: [rule] }: CSSStyleSheet) => rule?.cssText.startsWith('[data-tab-group=') === true;
  const others = document.adoptedStyleSheets.filter((sheet) => !isTabSheet(sheet));
  // Another list, even of the same sheets, has the browser style the whole page again.
  if (others.length < document.adoptedStyleSheets.length) document.adoptedStyleSheets = others;
}
