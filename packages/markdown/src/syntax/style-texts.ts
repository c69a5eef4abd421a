/** Finds `style="…"` in MDX, where styles must be objects: rendering would fail without a position. */
import { defineMdastPlugin, type MdastPluginDefinition, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri';
import type { SourcePoint } from '../source-references.ts';

/** A quick check without false negatives. */
export function mayHoldStyleText(text: string): boolean {
  return /\bstyle\s*=\s*["']/.test(text);
}

export function createStyleTexts(onFound: (place: SourcePoint) => void): MdastPluginDefinition {
  const check = (node: Readonly<MdxJsxFlowElement | MdxJsxTextElement>, source: string) => {
    const isElement = /^[a-z][^.]*$/.test(node.name ?? '');
    const hasText = node.attributes.some(
      (each) => each.type === 'mdxJsxAttribute' && each.name === 'style' && typeof each.value === 'string',
    );
    const start = node.position?.start.offset;
    if (!isElement || !hasText || start === undefined) return;
    const offset = start + Math.max(source.slice(start).search(/\bstyle\s*=/), 0);
    const before = source.slice(0, offset).split('\n');
    onFound({ line: before.length, column: (before.at(-1) ?? '').length + 1 });
  };
  return defineMdastPlugin({
    name: 'quire-style-texts',
    options: { position: true },
    mdxJsxFlowElement: (node, context) => check(node, context.source),
    mdxJsxTextElement: (node, context) => check(node, context.source),
  });
}
