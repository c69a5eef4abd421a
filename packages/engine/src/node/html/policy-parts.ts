/** Collects the sources of the content security policy that HTML needs: inline styles, and resources of other hosts. */

import { createHash } from 'node:crypto';
import type { HtmlVisitor } from '@quire/markdown/html';

type Directive = 'script-src' | 'style-src' | 'style-src-attr' | 'style-src-elem' | ResourceDirective;
type ResourceDirective = 'img-src' | 'media-src' | 'frame-src';

/** One source of one directive: `frame-src https://player.example`. */
export type PolicyPart = `${Directive} ${string}`;

export interface PolicyCollector extends HtmlVisitor {
  finish(): PolicyPart[];
}

const DIRECTIVES: Readonly<Record<string, ResourceDirective>> = {
  img: 'img-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  iframe: 'frame-src',
};

export function createPolicyCollector(): PolicyCollector {
  const parts: PolicyPart[] = [];
  const styles: string[] = [];
  let isInStyle = false;
  return {
    open({ name, attributes: { style, src = '', poster = '' } }) {
      const directive = DIRECTIVES[name];
      if (style !== undefined) parts.push(`style-src-attr ${hashText(style)}`);
      if (directive) parts.push(...toParts(directive, listOrigins(src)));
      parts.push(...toParts('img-src', listOrigins(poster)));
      isInStyle = name === 'style';
      if (isInStyle) styles.push('');
    },
    text(text) {
      if (isInStyle) styles.push((styles.pop() ?? '') + text);
    },
    close({ name }) {
      if (name === 'style') isInStyle = false;
    },
    finish: () => [...new Set([...parts, ...toParts('style-src-elem', styles.map(hashText))])],
  };
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
