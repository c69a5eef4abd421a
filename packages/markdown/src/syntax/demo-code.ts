/**
 * Renders `<code src="./box.tsx" />`, with which pages of other systems include and run a demo, as a fence with
 * `file="…"`. Only the code is shown; the demo does not run.
 */

import { extname } from 'node:path';
import type { Code } from 'mdast';
import { defineMdastPlugin, type MdastPluginDefinition, type MdxJsxFlowElement } from 'satteri';
import type { MarkdownPlugin } from '../compile-hooks.ts';

export const demoCode: MarkdownPlugin = {
  name: 'demo-code',
  markdown: { mdast: ({ text, format }) => (format === 'mdx' && text.includes('<code') ? [visitors] : []) },
};

const visitors: MdastPluginDefinition = defineMdastPlugin({
  name: 'quire-demo-code',
  options: { position: true },
  mdxJsxFlowElement(node) {
    const file = node.name === 'code' && node.children.length === 0 ? findSource(node) : undefined;
    return file === undefined ? undefined : createFence(file, node.position?.start.line ?? 1);
  },
});

function findSource({ attributes }: MdxJsxFlowElement): string | undefined {
  const values = attributes.map((each) => ('name' in each && each.name === 'src' ? each.value : undefined));
  return values.find((value) => typeof value === 'string');
}

function createFence(file: string, line: number): Code {
  const lang = extname(file).slice(1) || null;
  return { type: 'code', lang, meta: `file=${JSON.stringify(file)} source-line=${line}`, value: '' };
}
