/** Collects the sources of the content security policy that HTML needs: inline styles, and resources of other hosts. */

import { createHash } from 'node:crypto';
import type { HtmlVisitor } from '@quire/markdown/html';

/** One source of one directive: `frame-src https://player.example`. */
export type PolicyPart = `${'style-src-attr' | 'style-src-elem' | 'img-src' | 'media-src' | 'frame-src'} ${string}`;

const DIRECTIVES: Readonly<Record<string, 'img-src' | 'media-src' | 'frame-src'>> = {
  img: 'img-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  iframe: 'frame-src',
};

export function createPolicyCollector(): HtmlVisitor & { finish(): PolicyPart[] } {
  const parts: PolicyPart[] = [];
  const styles: string[] = [];
  let isInStyle = false;
  return {
    open({ name, attributes: { style, src, poster } }) {
      if (style !== undefined) parts.push(`style-src-attr ${hashText(style)}`);
      if (src !== undefined) parts.push(...listOrigin(DIRECTIVES[name], src));
      if (poster !== undefined) parts.push(...listOrigin('img-src', poster));
      isInStyle = name === 'style';
      if (isInStyle) styles.push('');
    },
    text(text) {
      if (isInStyle) styles.push((styles.pop() ?? '') + text);
    },
    close({ name }) {
      if (name === 'style') isInStyle = false;
    },
    finish: () => [...new Set([...parts, ...listStyleParts(styles)])],
  };
}

/** The sources for style elements with these texts. */
export function listStyleParts(texts: readonly string[]): PolicyPart[] {
  return texts.map((text): PolicyPart => `style-src-elem ${hashText(text)}`);
}

function hashText(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function listOrigin(directive: 'img-src' | 'media-src' | 'frame-src' | undefined, url: string): PolicyPart[] {
  if (directive === undefined || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return [];
  return [`${directive} ${new URL(url).origin}`];
}
