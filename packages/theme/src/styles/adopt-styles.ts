/** Owns styles that a script brings along as text: those of what only it renders, which are in no stylesheet of a document. */

/**
 * They hold from now on, in the layers that the stylesheets of the document have put in order.
 * @returns what takes them away
 */
export function adoptStyles(text: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
