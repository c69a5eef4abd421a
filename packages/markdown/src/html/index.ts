/** The entry for HTML: escaping, markers, sets of images, and visiting its elements. */
export { escapeAttribute, escapeHtml } from './escape.ts';
export { createHeadingCollector } from './headings.ts';
export { mapAttributes } from './map-attributes.ts';
export { type AttributeValue, fillMarkers, mapImageSet } from './markers.ts';
export { type HtmlElement, type HtmlVisitor, visitHtml } from './visit-html.ts';
