/** The entry for HTML: escaping, markers, sets of images, and visiting its elements. */
export { escapeAttribute, escapeHtml } from './escape.ts';
export { mapImageSet } from './image-set.ts';
export { type AttributeValue, fillMarkers } from './markers.ts';
export { type HtmlElement, type HtmlVisitor, visitHtml } from './visit-html.ts';
