/** Owns links and images in a page's text: each becomes a marker, and is noted with its place. */

import { defineHastPlugin, defineMdastPlugin, type HastPluginDefinition, type MdastPluginDefinition } from 'satteri';
import type { Position } from 'unist';
import { decodeUrl } from '../../shared/percent-decoding.ts';
import { imageMarker, linkMarker } from '../html/markers.ts';
import type { ImageUse, LinkUse } from './source-references.ts';
import type { ReplaceImage } from './syntax/inline-svg.ts';

export interface LinkCollection {
  links: LinkUse[];
  images: ImageUse[];
  /** The file that the text is in, relative to the docs folder. */
  sourcePath: string;
}

/** Of a source, both from 1. */
export interface TextPoint {
  line: number;
  column: number;
}

interface JsxElement {
  attributes: Array<{ type: string; name?: string; value?: unknown }>;
  position?: Position | undefined;
}

/** @param replaceImage is asked first of each image */
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
          if (
            typeof href !== 'string' ||
            isOwnAnchor ||
            'dataFootnoteRef' in node.properties ||
            'dataFootnoteBackref' in node.properties
          )
            return;
          context.setProperty(node, 'href', addLink(collection, href, toPoint(node.position)));
        },
      },
      {
        filter: ['img'],
        visit(node, context) {
          const { src } = node.properties;
          const replaced = replaceImage?.(node);
          if (replaced) return replaced;
          if (typeof src !== 'string') return undefined;
          context.setProperty(node, 'src', addImage(collection, src, toPoint(node.position)));
          context.setProperty(node, 'loading', 'lazy');
          context.setProperty(node, 'decoding', 'async');
          return undefined;
        },
      },
    ],
    // HTML written in MDX arrives as JSX.
    mdxJsxFlowElement: { filter: TAGS, visit: (node) => markJsx(collection, node) },
    mdxJsxTextElement: { filter: TAGS, visit: (node) => markJsx(collection, node) },
  });
}

type AddAddress = (collection: LinkCollection, address: string, point: TextPoint) => string;

/** Attributes of HTML that authors write, which hold URLs, in small letters. */
const ADDRESSES: Readonly<Record<string, Readonly<Record<string, AddAddress>>>> = {
  a: { href: addElementLink },
  audio: { src: addFile },
  img: { src: addImage, srcset: addImageSet },
  source: { src: addFile, srcset: addImageSet },
  track: { src: addFile },
  video: { src: addFile, poster: addFile },
};
const TAGS = Object.keys(ADDRESSES);

const RAW_TAG = new RegExp(`<(${TAGS.join('|')})\\b[^>]*>`, 'gi');
const RAW_ATTRIBUTE = /(\s(href|src|srcset|poster)=)(["'])(.*?)\3/gis;

/** HTML written in Markdown is passed through as text; the URLs in it are links and images like all others. */
export function createRawLinks(collection: LinkCollection): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'quire-raw-links',
    options: { position: true },
    html(node) {
      const point = toPoint(node.position);
      const value = node.value.replace(RAW_TAG, (text: string, tag: string) =>
        text.replace(RAW_ATTRIBUTE, (attribute: string, head: string, name: string, _, address: string) => {
          const add = ADDRESSES[tag.toLowerCase()]?.[name.toLowerCase()];
          return add ? `${head}"${add(collection, address, point)}"` : attribute;
        }),
      );
      return value === node.value ? undefined : { type: 'html', value };
    },
  });
}

/** Whether HTML may hold a URL. */
export function mayHoldAddress(text: string): boolean {
  return text.search(RAW_TAG) >= 0;
}

function markJsx<N extends JsxElement & { name: string | null }>(collection: LinkCollection, node: Readonly<N>): N {
  const attributes = node.attributes.map((attribute) => {
    const add = ADDRESSES[node.name ?? '']?.[(attribute.name ?? '').toLowerCase()];
    return add && typeof attribute.value === 'string'
      ? { ...attribute, value: add(collection, attribute.value, toPoint(node.position)) }
      : attribute;
  });
  return { ...node, attributes };
}

/** The parser encodes what authors wrote (`/zh/中文`); ids and files are compared as written. */
export function addLink(collection: LinkCollection, target: string, point: TextPoint): string {
  collection.links.push({ target: decodeUrl(target), sourcePath: collection.sourcePath, ...point });
  return linkMarker(collection.links.length - 1);
}

function addElementLink(collection: LinkCollection, target: string, point: TextPoint): string {
  const marker = addLink(collection, target, point);
  const link = collection.links.at(-1);
  if (link) link.isElement = true;
  return marker;
}

export function addImage(collection: LinkCollection, source: string, point: TextPoint): string {
  collection.images.push({ source: decodeUrl(source), sourcePath: collection.sourcePath, ...point });
  return imageMarker(collection.images.length - 1);
}

function addFile(collection: LinkCollection, source: string, point: TextPoint): string {
  const marker = addImage(collection, source, point);
  const image = collection.images.at(-1);
  if (image) image.isUnsized = true;
  return marker;
}

/** URLs with a width or a density each: `a.png 1x, b.png 2x`. Those that hold data hold commas too. */
function addImageSet(collection: LinkCollection, set: string, point: TextPoint): string {
  if (/\bdata:/.test(set)) return set;
  return set.replace(/(^|,\s*)([^\s,]+)/g, (_, before: string, source: string) => {
    return before + addFile(collection, source, point);
  });
}

function toPoint(position: Position | undefined): TextPoint {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
