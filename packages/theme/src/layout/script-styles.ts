/** Owns the styles of what only scripts render: they come with these, and are in no stylesheet that a document waits for. */
import enhanced from '../content/enhanced.css?text';
import scrollToTop from '../doc/scroll-to-top.css?text';
import quietLine from '../ui/quiet-line.css?text';

/** The layers that they are in have their order from the stylesheets of the document. */
export function adoptScriptStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(enhanced + scrollToTop + quietLine);
  document.adoptedStyleSheets.push(sheet);
}
