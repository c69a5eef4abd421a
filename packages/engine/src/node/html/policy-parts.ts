/** Collects the sources of the content security policy that HTML needs: inline styles, and resources of other hosts. */

import { createHash } from 'node:crypto';
import { type HtmlVisitor, mapImageSet } from '@quire/markdown/html';

type Directive = 'script-src' | 'style-src' | 'style-src-attr' | 'style-src-elem' | 'font-src' | ResourceDirective;
type ResourceDirective = 'img-src' | 'media-src' | 'frame-src' | 'object-src' | 'form-action';

/** One source of one directive: `frame-src https://player.example`. */
export type PolicyPart = `${Directive} ${string}`;

export interface PolicyCollector extends HtmlVisitor {
  finish(): PolicyPart[];
}

/** By element and attribute. */
const DIRECTIVES: Readonly<Record<string, ResourceDirective>> = {
  'audio src': 'media-src',
  'body background': 'img-src',
  'button formaction': 'form-action',
  'embed src': 'object-src',
  'form action': 'form-action',
  'iframe src': 'frame-src',
  'image href': 'img-src',
  'image xlink:href': 'img-src',
  'img src': 'img-src',
  'img srcset': 'img-src',
  'input formaction': 'form-action',
  'input src': 'img-src',
  'object data': 'object-src',
  'source src': 'media-src',
  'source srcset': 'img-src',
  'table background': 'img-src',
  'td background': 'img-src',
  'th background': 'img-src',
  'tr background': 'img-src',
  'track src': 'media-src',
  'video poster': 'img-src',
  'video src': 'media-src',
};

export function createPolicyCollector(): PolicyCollector {
  const parts: PolicyPart[] = [];
  const styles: string[] = [];
  let isInStyle = false;
  return {
    open({ name, attributes }) {
      for (const [attribute, value] of Object.entries(attributes)) {
        const directive = DIRECTIVES[`${name} ${attribute}`];
        const urls = attribute === 'srcset' ? listSetUrls(value) : [value];
        if (attribute === 'style') parts.push(`style-src-attr ${hashText(value)}`, ...listStyleParts(value));
        if (directive) parts.push(...toParts(directive, urls.flatMap(listOrigins)));
        if (directive === 'object-src') parts.push("object-src 'self'");
        if (directive === 'media-src' && /^\s*data:/i.test(value)) parts.push('media-src data:');
      }
      isInStyle = name === 'style';
      if (isInStyle) styles.push('');
    },
    text(text) {
      if (isInStyle) styles.push((styles.pop() ?? '') + text);
    },
    close({ name }) {
      if (name === 'style') isInStyle = false;
    },
    finish: () => [
      ...new Set([...parts, ...toParts('style-src-elem', styles.map(hashText)), ...styles.flatMap(listStyleParts)]),
    ],
  };
}

const IMPORT = /@import\s*(?:url\(\s*)?["']?((?:https?:)?\/\/[^"')\s;]+)/gi;
const FILE = /url\(\s*["']?((?:https?:)?\/\/[^"')\s]+|data:font)/gi;

/** What styles load from other hosts: stylesheets that they import, and images and fonts. */
export function listStyleParts(css: string): PolicyPart[] {
  const listUrls = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, url = '']) => url);
  const files = listUrls(css.replace(IMPORT, ''), FILE);
  return [
    ...toParts('style-src', listUrls(css, IMPORT).flatMap(listOrigins)),
    ...toParts(
      'font-src',
      files.flatMap((url) => (url === 'data:font' ? ['data:'] : listOrigins(url))),
    ),
  ];
}

function listSetUrls(set: string): string[] {
  const urls: string[] = [];
  mapImageSet(set, (url) => String(urls.push(url)));
  return urls;
}

export function toParts(directive: Directive, sources: readonly string[]): PolicyPart[] {
  return sources.map((source): PolicyPart => `${directive} ${source}`);
}

export function hashText(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Empty for a URL of the site. One without a scheme uses that of the page, like a host without one in a policy. */
export function listOrigins(written: string): string[] {
  const url = written.replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return [];
  const { origin, host } = new URL(url);
  return [written.startsWith('//') ? host : origin];
}
