/** Owns links and images in a page's text: each becomes a marker, and is noted with its place. */

import { defineHastPlugin, defineMdastPlugin, type HastPluginDefinition, type MdastPluginDefinition } from 'satteri';
import type { Position } from 'unist';
import { decodeUrl } from '../../shared/percent-decoding.ts';
import { imageMarker, linkMarker } from '../html/markers.ts';
import type { ImageUse, LinkUse } from './source-references.ts';

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

export function createLinks(collection: LinkCollection): HastPluginDefinition {
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
          if (typeof src !== 'string') return;
          context.setProperty(node, 'src', addImage(collection, src, toPoint(node.position)));
          context.setProperty(node, 'loading', 'lazy');
          context.setProperty(node, 'decoding', 'async');
        },
      },
    ],
    // HTML written in MDX arrives as JSX.
    mdxJsxFlowElement: { filter: ['a', 'img'], visit: (node) => markJsx(collection, node) },
    mdxJsxTextElement: { filter: ['a', 'img'], visit: (node) => markJsx(collection, node) },
  });
}

const RAW_ADDRESS = /(<(a|img)\b[^>]*?\s(?:href|src)=)(["'])(.*?)\3/gis;

/** HTML written in Markdown is passed through as text; the URLs in it are links and images like all others. */
export function createRawLinks(collection: LinkCollection): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'quire-raw-links',
    options: { position: true },
    html(node) {
      const value = node.value.replace(RAW_ADDRESS, (_, head: string, name: string, __, address: string) => {
        const add = name.toLowerCase() === 'a' ? addElementLink : addImage;
        return `${head}"${add(collection, address, toPoint(node.position))}"`;
      });
      return value === node.value ? undefined : { type: 'html', value };
    },
  });
}

function markJsx<N extends JsxElement & { name: string | null }>(collection: LinkCollection, node: Readonly<N>): N {
  const wanted = node.name === 'a' ? 'href' : 'src';
  const add = node.name === 'a' ? addElementLink : addImage;
  const attributes = node.attributes.map((attribute) =>
    attribute.name === wanted && typeof attribute.value === 'string'
      ? { ...attribute, value: add(collection, attribute.value, toPoint(node.position)) }
      : attribute,
  );
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

function toPoint(position: Position | undefined): TextPoint {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
