/** The entry for HTML: escaping, markers, and visiting elements. */
export { escapeAttribute, escapeHtml } from './escape.ts';
export { type AttributeValue, fillMarkers } from './markers.ts';
export { type HtmlElement, type HtmlVisitor, visitHtml } from './visit-html.ts';
