/**
 * Inlines diagrams: an SVG of the public folder whose root has the class `q-diagram` is inserted into the page, so that
 * it uses the theme's colors and font.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HastContent, HastNode } from 'satteri';
import { escapeAttribute } from '../html/escape.ts';

interface InlineSvgOptions {
  /** Absolute. */
  publicDir: string;
  /** Called with each inlined file. */
  onFile: (filePath: string) => void;
}

/** Undefined to keep the image. */
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

/** A quick check without false negatives. */
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
