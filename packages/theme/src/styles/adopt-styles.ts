/** Stylesheets that scripts contain as text, for elements that only scripts render. */

const adopted = new Set<string>();

/**
 * Applies the styles, in the cascade layers of the document's stylesheets. They come after all other
 * sheets, and are never removed: adding or removing one before others makes the browser compute the whole layout again.
 */
export function adoptStyles(text: string): void {
  if (adopted.has(text)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  adopted.add(text);
}
