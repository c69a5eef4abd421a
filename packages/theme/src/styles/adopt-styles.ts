/** Styles that a script brings along as text: those of what only it renders, which are in no stylesheet of a document. */

const adopted = new Set<string>();

/**
 * They hold from now on, in the layers that the stylesheets of the document have put in order. They are the last of all
 * sheets, and never taken away: one that comes or goes before others has the browser compute the layout of the whole page again.
 */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  adopted.add(text);
}
