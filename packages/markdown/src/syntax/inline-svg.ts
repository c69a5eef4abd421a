/**
 * Inlines diagrams: an SVG of the public folder whose root has the class `q-diagram` is inserted into the page, so that
 * it uses the theme's colors and font.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HastContent, HastNode } from 'satteri';
import { escapeAttribute } from '../html/escape.ts';
import { decodeUrl } from '../percent-decoding.ts';

interface InlineSvgOptions {
  /** Absolute. */
  publicDir: string;
  /** Called with each file that is, or may become, a diagram. */
  onFile: (filePath: string) => void;
}

/** Undefined to keep the image. */
export type ReplaceImage = (image: Readonly<Extract<HastNode, { type: 'element' }>>) => HastContent | undefined;

export function createInlineSvg({ publicDir, onFile }: InlineSvgOptions): ReplaceImage {
  return ({ properties: { src, alt } }) => {
    if (typeof src !== 'string' || !SVG.test(src)) return undefined;
    const filePath = join(publicDir, decodeUrl(src));
    onFile(filePath);
    const svg = existsSync(filePath) ? readFileSync(filePath, 'utf8').trim() : '';
    if (!isDiagram(svg)) return undefined;
    const label = escapeAttribute(typeof alt === 'string' ? alt : '');
    return { type: 'raw', value: `<span class="q-diagram-box" role="img" aria-label="${label}">${svg}</span>` };
  };
}

const SVG = /^\/(?!.*\.\.)[^?#]+\.svg$/;

function isDiagram(svg: string): boolean {
  return /^<svg\b[^>]*\sclass="(?:[^"]*\s)?q-diagram[\s"]/.test(svg);
}
