/** Shows code in one frame with tabs: consecutive files of a page, and `:::code-group`. (docs/behavior/content.md) */

import type { Code } from 'mdast';
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import type { MarkdownPlugin } from '../compile-hooks.ts';
import { renderCodeGroup } from './code-group.ts';
import { createCodeTabs, readFence } from './code-tabs.ts';
import { toElementNode } from './element-nodes.ts';

export const fileTabs: MarkdownPlugin = {
  name: 'file-tabs',
  markdown: {
    mdast: ({ text }) => (/title=|(?:```|~~~).*\[/.test(text) ? [visitors] : []),
    containers: { 'code-group': renderCodeGroup },
  },
};

const visitors: MdastPluginDefinition = defineMdastPlugin({
  name: 'quire-file-tabs',
  options: { position: true },
  before(root, context) {
    const nodes = root.children.map((node) => (node.type === 'code' ? node : undefined));
    for (const run of listRuns(nodes)) {
      const [first, ...others] = run;
      if (!first) continue;
      const tabs = run.map(({ title }, block) => ({ label: title, block }));
      // A moved node loses its position, which error messages need.
      const content = run.map(({ node }) => ({
        ...node,
        meta: `${node.meta ?? ''} source-line=${node.position?.start.line ?? 1}`,
      }));
      context.replaceNode(first.node, toElementNode(createCodeTabs(tabs, true), { title: [], content }));
      for (const { node } of others) context.removeNode(node);
    }
  },
});

interface FileBlock {
  node: Code;
  title: string;
}

/**
 * Runs of files of one kind. Source and output are not grouped, because readers compare them.
 * @param nodes undefined for nodes that are not fences
 */
function listRuns(nodes: ReadonlyArray<Code | undefined>): FileBlock[][] {
  const runs: FileBlock[][] = [];
  let run: FileBlock[] = [];
  for (const node of nodes) {
    const block = node === undefined ? undefined : toFileBlock(node);
    const previous = run.at(-1);
    const belongs = block && (!previous || isOutput(previous) === isOutput(block));
    if (!belongs) {
      runs.push(run);
      run = [];
    }
    if (block) run.push(block);
  }
  return [...runs, run].filter(isGroup);
}

/** Two blocks with one name are two versions of a file, which must be visible together. */
function isGroup(run: FileBlock[]): boolean {
  return run.length > 1 && new Set(run.map(({ title }) => title)).size === run.length;
}

function toFileBlock(node: Code): FileBlock | undefined {
  const { title, source } = readFence(node);
  // A twin panel has its own frame.
  return title !== undefined && source === undefined && /^\S*\.\w+$/.test(title) ? { node, title } : undefined;
}

function isOutput({ title }: FileBlock): boolean {
  return title.startsWith('dist');
}
