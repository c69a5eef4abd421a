/** Collects links and images of a page's text with their positions, and replaces their URLs by markers. */

import { defineHastPlugin, defineMdastPlugin, type HastPluginDefinition, type MdastPluginDefinition } from 'satteri';
import type { Position } from 'unist';
import { createPointFinder, type TextPoint } from './diagnostics/code-frame.ts';
import { escapeAttribute } from './html/escape.ts';
import { type HtmlAttribute, mapAttributes } from './html/map-attributes.ts';
import { imageMarker, linkMarker } from './html/markers.ts';
import { FINISHED_URL, mapStyleUrls, mapUrls } from './map-urls.ts';
import { decodePart } from './percent-decoding.ts';
import type { ImageUse, LinkUse } from './source-references.ts';
import { HTML_ELEMENTS } from './syntax/html-elements.ts';
import type { ReplaceImage } from './syntax/inline-svg.ts';
import { readString } from './syntax/string-literal.ts';

export interface LinkCollection {
  links: LinkUse[];
  images: ImageUse[];
  /** The file that the text is in, relative to the docs folder. */
  sourcePath: string;
}

interface JsxElement {
  attributes: Array<{ type: string; name?: string; value?: unknown }>;
  children: readonly object[];
  position?: Position | undefined;
}

/** @param replaceImage may replace an image before it is collected */
export function createLinks(collection: LinkCollection, replaceImage?: ReplaceImage): HastPluginDefinition {
  return defineHastPlugin({
    name: 'quire-links',
    options: { position: true },
    element: [
      {
        filter: ['a'],
        visit(node, context) {
          const { href, className } = node.properties;
          const isOwnAnchor = Array.isArray(className) && className.includes('q-anchor');
          const isFootnote = 'dataFootnoteRef' in node.properties || 'dataFootnoteBackref' in node.properties;
          if (typeof href !== 'string' || isOwnAnchor || isFootnote) return;
          const place = { ...toPoint(node.position), ...readOwn(node.properties) };
          context.setProperty(node, 'href', addLink(collection, toWritten(href, context.source), place));
        },
      },
      {
        filter: ['img'],
        visit(node, context) {
          const { src } = node.properties;
          const replaced = replaceImage?.(node);
          if (replaced) return replaced;
          if (typeof src !== 'string') return undefined;
          const source = toWritten(src, context.source);
          context.setProperty(node, 'src', addImage(collection, source, toPoint(node.position)));
          context.setProperty(node, 'loading', 'lazy');
          context.setProperty(node, 'decoding', 'async');
          return undefined;
        },
      },
    ],
    // HTML in MDX is parsed as JSX.
    mdxJsxFlowElement: { filter: JSX_TAGS, visit: (node) => markJsx(collection, node) },
    mdxJsxTextElement: { filter: JSX_TAGS, visit: (node) => markJsx(collection, node) },
  });
}

/** The position of a URL, and what the other attributes of its element say about it. */
interface UrlPlace extends TextPoint, Pick<LinkUse, 'own'> {
  hasSize?: boolean;
}

type AddUrl = (collection: LinkCollection, url: string, place: UrlPlace) => string;

/** Elements and attributes with URLs in HTML that authors write, in lower case. */
const URL_ATTRIBUTES = new Map<string, AddUrl>([
  ['a href', addElementLink],
  ['a ping', addElementLink],
  ['a xlink:href', addElementLink],
  ['a xlinkhref', addElementLink],
  ['area href', addElementLink],
  ['area ping', addElementLink],
  ['audio src', addFile],
  ['blockquote cite', addElementLink],
  ['body background', addFile],
  ['button formaction', addElementLink],
  ['del cite', addElementLink],
  ['embed src', addFile],
  ['form action', addElementLink],
  ['iframe src', addElementLink],
  ['image href', addFile],
  ['image xlink:href', addFile],
  ['image xlinkhref', addFile],
  ['img longdesc', addElementLink],
  ['img src', addElementImage],
  ['img srcset', addFile],
  ['input formaction', addElementLink],
  ['input src', addFile],
  ['ins cite', addElementLink],
  ['link href', addElementLink],
  ['meta content', addElementLink],
  ['object data', addFile],
  ['q cite', addElementLink],
  ['source src', addFile],
  ['source srcset', addFile],
  ['table background', addFile],
  ['td background', addFile],
  ['th background', addFile],
  ['tr background', addFile],
  ['track src', addFile],
  ['use href', addSymbol],
  ['use xlink:href', addSymbol],
  ['use xlinkhref', addSymbol],
  ['video src', addFile],
  ['video poster', addFile],
]);
const TAGS = [...new Set(Array.from(URL_ATTRIBUTES.keys(), (key) => key.replace(/ .*/, '')))];
/** All of them may have a `style`. */
const JSX_TAGS = [...HTML_ELEMENTS, ...TAGS];
const TAG_START = new RegExp(`<(?:${TAGS.join('|')})[\\s/]|\\burl\\(`, 'i');

function findAdder(element: string | null, name = ''): AddUrl | undefined {
  if (name === 'style') return addFile;
  return URL_ATTRIBUTES.get(`${element} ${name.toLowerCase()}`);
}

/** Whether an attribute of HTML has a URL. */
export function isUrlAttribute({ element, name }: HtmlAttribute): boolean {
  return findAdder(element, name) !== undefined;
}

/**
 * Undoes the parser's escaping: it escapes characters (`/zh/中文`), but keeps the author's escapes (`%40`). An escape that is not
 * in the source is the parser's.
 */
function toWritten(url: string, source: string): string {
  return url.replace(/(?:%[89a-f][\da-f])+/gi, (escapes) => (source.includes(escapes) ? escapes : decodePart(escapes)));
}

/** Collects the URLs of HTML in Markdown, which the parser passes through as text. */
export function createRawLinks(collection: LinkCollection): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'quire-raw-links',
    options: { position: true },
    html({ value, position }, { source }) {
      const written = source.slice(position?.start.offset, position?.end.offset);
      const ofTags = mapAttributes(value, createMarker(collection, findTagPlaces(value, written, toPoint(position))));
      const marked = ofTags.replace(/(?<=<style\b[^>]*>)[^<]*(?=<\/style>)/gi, (css) =>
        mapStyleUrls(css, (url) => addFile(collection, url, toPoint(position))),
      );
      return marked === value ? undefined : { type: 'html', value: marked };
    },
  });
}

/** @param shown the block as written, without the signs of lists and quotes in front of its lines */
function findTagPlaces(shown: string, written: string, first: TextPoint): (offset: number) => TextPoint {
  const [ofShown = [], ofWritten = []] = [shown, written].map((text) => text.split('\n'));
  const findPlace = createPointFinder(shown);
  return (offset) => {
    const { line, column } = findPlace(offset);
    const before = (ofWritten[line - 1]?.length ?? 0) - (ofShown[line - 1]?.length ?? 0);
    return { line: first.line + line - 1, column: column + (line === 1 ? first.column - 1 : before) };
  };
}

function createMarker(collection: LinkCollection, placeOf: (offset: number) => TextPoint) {
  return ({ element, name, value, others, start }: HtmlAttribute) => {
    const add = findAdder(element, name);
    if (!add) return undefined;
    const place = { ...placeOf(start), ...readOthers(others) };
    const marked = mapUrls(name, value, (url) => add(collection, url, place));
    return marked === value ? undefined : { value: escapeAttribute(marked) };
  };
}

function readOthers({ width, height, ...others }: Record<string, unknown>): Omit<UrlPlace, keyof TextPoint> {
  return { hasSize: width !== undefined || height !== undefined, ...readOwn(others) };
}

/** A list of an HTML tree, or a text. */
function readOwn({ rel, target }: Record<string, unknown>): Pick<LinkUse, 'own'> {
  const written = Object.entries({ rel, target }).filter(([, value]) => value !== undefined);
  if (written.length === 0) return {};
  return { own: Object.fromEntries(written.map(([name, value]) => [name, [value].flat().join(' ')])) };
}

/** HTML that a plugin returns in place of a fence: routes and files in it are links and images like those of the text. */
export function markUrls(html: string, collection: LinkCollection, line: number): string {
  if (!mayHoldUrl(html)) return html;
  const mark = createMarker(collection, () => ({ line, column: 1 }));
  return mapAttributes(html, (attribute) => (FINISHED_URL.test(attribute.value) ? undefined : mark(attribute)));
}

/** Whether HTML may contain a URL. */
export function mayHoldUrl(text: string): boolean {
  return TAG_START.test(text);
}

function markJsx<N extends JsxElement & { name: string | null }>(collection: LinkCollection, node: Readonly<N>): N {
  // A spread has no name, and may set the size.
  const named = Object.fromEntries(node.attributes.map(({ name = 'width', value }) => [name, value ?? '']));
  const place = { ...toPoint(node.position), ...readOthers(named) };
  const attributes = node.attributes.map((attribute) => {
    const add = findAdder(node.name, attribute.name);
    const { value } = attribute;
    if (!add) return attribute;
    const map = (text: string) => mapUrls(attribute.name ?? '', text, (url) => add(collection, url, place));
    // The code of an object: `style={{ background: 'url(/a.png)' }}`.
    if (attribute.name === 'style' && isExpression(value))
      return { ...attribute, value: { ...value, value: map(value.value) } };
    const url = readUrl(value);
    return url === undefined ? attribute : { ...attribute, value: map(url) };
  });
  const children = node.children.map((child) =>
    node.name === 'style' && isExpression(child)
      ? { ...child, value: mapStyleUrls(child.value, (url) => addFile(collection, url, place)) }
      : child,
  );
  return { ...node, attributes, children };
}

/** A string, also as an expression: `src={'/a.png'}`. */
function readUrl(value: unknown): string | undefined {
  return isExpression(value) ? readString(value.value) : typeof value === 'string' ? value : undefined;
}

function isExpression(value: unknown): value is { value: string } {
  return typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string';
}

function addLink(collection: LinkCollection, target: string, place: Omit<UrlPlace, 'hasSize'>): string {
  collection.links.push({ target, sourcePath: collection.sourcePath, ...place });
  return linkMarker(collection.links.length - 1);
}

function addElementLink(collection: LinkCollection, target: string, { hasSize: _, ...place }: UrlPlace): string {
  const marker = addLink(collection, target, place);
  const link = collection.links.at(-1);
  if (link) link.isElement = true;
  return marker;
}

function addImage(collection: LinkCollection, source: string, point: TextPoint): string {
  collection.images.push({ source, sourcePath: collection.sourcePath, ...point });
  return imageMarker(collection.images.length - 1);
}

function addElementImage(collection: LinkCollection, source: string, { line, column, ...own }: UrlPlace): string {
  const marker = addImage(collection, source, { line, column });
  const image = collection.images.at(-1);
  if (image && own.hasSize) image.hasOwnSize = true;
  return marker;
}

function addFile(collection: LinkCollection, source: string, { line, column }: UrlPlace): string {
  const marker = addImage(collection, source, { line, column });
  const image = collection.images.at(-1);
  if (image) image.isUnsized = true;
  return marker;
}

/** A part of a drawing, which may be in another file. */
function addSymbol(collection: LinkCollection, source: string, place: UrlPlace): string {
  return source.startsWith('#') ? source : addFile(collection, source, place);
}

function toPoint(position: Position | undefined): TextPoint {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
