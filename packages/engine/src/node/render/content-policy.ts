/** Owns what a page's text needs of the policy that it runs under: style attributes, and what it shows from other hosts. */
import { createHash } from 'node:crypto';

/** One source of one directive: `frame-src https://player.example`. */
export type PolicyPart = `${'style-src-attr' | 'img-src' | 'media-src' | 'frame-src'} ${string}`;

const TAG = /<([a-z][^\s/>]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s(style|src|poster)="([^"]*)"/gi;

const DIRECTIVES: Readonly<Record<string, 'img-src' | 'media-src' | 'frame-src'>> = {
  img: 'img-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  iframe: 'frame-src',
};

/** @param html with attributes in double quotes, as the build writes them */
export function listPolicyParts(html: string): PolicyPart[] {
  const parts = new Set<PolicyPart>();
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const part = toPart(tag.toLowerCase(), name.toLowerCase(), unescapeHtml(value));
      if (part) parts.add(part);
    }
  }
  return [...parts];
}

function toPart(tag: string, name: string, value: string): PolicyPart | undefined {
  if (name === 'style') return `style-src-attr 'sha256-${createHash('sha256').update(value).digest('base64')}'`;
  const directive = name === 'poster' ? 'img-src' : DIRECTIVES[tag];
  if (directive === undefined || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return undefined;
  return `${directive} ${new URL(value).origin}`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

export function unescapeHtml(text: string): string {
  return text.replace(/&(\w+|#\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
