/** Owns what a page's text needs of the policy that it runs under: styles of its own, and what it shows from other hosts. */

import { createHash } from 'node:crypto';
import { type FoundAttribute, listAttributes } from '../html/scan-tags.ts';

/** One source of one directive: `frame-src https://player.example`. */
export type PolicyPart = `${'style-src-attr' | 'style-src-elem' | 'img-src' | 'media-src' | 'frame-src'} ${string}`;

const DIRECTIVES: Readonly<Record<string, 'img-src' | 'media-src' | 'frame-src'>> = {
  img: 'img-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  iframe: 'frame-src',
};

/** What no part is without; most pages have none of it. */
const NEEDED = /\s(?:style|src|poster)="|<style[\s>]/i;

/** @param html with attributes in double quotes, as the build writes them */
export function listPolicyParts(html: string): PolicyPart[] {
  if (!NEEDED.test(html)) return [];
  const parts = listAttributes(html, ['style', 'src', 'poster']).flatMap((found) => findPart(found) ?? []);
  return [...new Set([...parts, ...listStyleElements(html)])];
}

/** Style elements that components of the page render. */
function listStyleElements(html: string): PolicyPart[] {
  return listStyleParts(Array.from(html.matchAll(/<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/gi), ([, text = '']) => text));
}

/** What style elements with these texts need. */
export function listStyleParts(texts: readonly string[]): PolicyPart[] {
  return texts.map((text): PolicyPart => `style-src-elem ${hashText(text)}`);
}

function hashText(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function findPart({ tag, name, value }: FoundAttribute): PolicyPart | undefined {
  if (name === 'style') return `style-src-attr ${hashText(value)}`;
  const directive = name === 'poster' ? 'img-src' : DIRECTIVES[tag];
  if (directive === undefined || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return undefined;
  return `${directive} ${new URL(value).origin}`;
}
