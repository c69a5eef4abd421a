/**
 * Diagrams: an SVG of the public folder whose root has the class `q-diagram` becomes part of the page, so that it
 * has the theme's colors and typeface. Other images stay images.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HastContent, HastNode } from 'satteri';
import { escapeAttribute } from '../html/escape.ts';

interface InlineSvgOptions {
  /** Absolute. */
  publicDir: string;
  /** Gets each file that went into the page. */
  onFile: (filePath: string) => void;
}

/** Undefined for an image that stays one. */
export type ReplaceImage = (image: Readonly<Extract<HastNode, { type: 'element' }>>) => HastContent | undefined;

export function createInlineSvg({ publicDir, onFile }: InlineSvgOptions): ReplaceImage {
  return ({ properties: { src, alt } }) => {
    const filePath = typeof src === 'string' ? findSvg(src, publicDir) : undefined;
    const svg = filePath && readFileSync(filePath, 'utf8').trim();
    if (!filePath || !svg || !isDiagram(svg)) return undefined;
    onFile(filePath);
    const label = escapeAttribute(typeof alt === 'string' ? alt : '');
    return { type: 'raw', value: `<span class="q-diagram-box" role="img" aria-label="${label}">${svg}</span>` };
  };
}

/** Quick to check, and true for every source that holds such an image. */
export function mayHoldSvg(text: string): boolean {
  return /\]\(\/[^)\s]+\.svg\b/.test(text);
}

function findSvg(src: string, publicDir: string): string | undefined {
  if (!/^\/(?!.*\.\.)[^?#]+\.svg$/.test(src)) return undefined;
  const filePath = join(publicDir, decodeURI(src));
  return existsSync(filePath) ? filePath : undefined;
}

function isDiagram(svg: string): boolean {
  return /^<svg\b[^>]*\sclass="(?:[^"]*\s)?q-diagram[\s"]/.test(svg);
}
