/** Groups consecutive files of a page into one frame with a tab for each. */

import type { Code } from 'mdast';
import { defineMdastPlugin, type MdastContent, type MdastPluginDefinition } from 'satteri';
import type { MarkdownPlugin } from '../compile-hooks.ts';
import { parseCodeMeta } from '../highlight/code-meta.ts';

interface FileBlock {
  node: Code;
  title: string;
}

export const fileTabs: MarkdownPlugin = {
  name: 'file-tabs',
  markdown: { mdast: ({ text }) => (text.includes('title=') ? [visitors] : []) },
};

const visitors: MdastPluginDefinition = defineMdastPlugin({
  name: 'quire-file-tabs',
  options: { position: true },
  before(root, context) {
    const nodes = root.children.map((node) => (node.type === 'code' ? node : undefined));
    for (const run of listRuns(nodes)) {
      const [first, ...others] = run;
      if (!first) continue;
      context.replaceNode(first.node, createTabs(run));
      for (const { node } of others) context.removeNode(node);
    }
  },
});

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
  const { title, source } = parseCodeMeta(node.meta ?? '');
  // A twin panel has its own frame.
  return title !== undefined && source === undefined && /^\S*\.\w+$/.test(title) ? { node, title } : undefined;
}

function isOutput({ title }: FileBlock): boolean {
  return title.startsWith('dist');
}

/** The markup of the theme's tabs. */
function createTabs(run: FileBlock[]): MdastContent {
  const tabs = run.map(({ title }, index) => ({
    type: 'emphasis',
    data: {
      hName: 'button',
      hProperties: {
        type: 'button',
        role: 'tab',
        dataTabValue: title,
        ariaSelected: String(index === 0),
        ...(index > 0 && { tabIndex: -1 }),
      },
    },
    children: [{ type: 'text', value: title }],
  }));
  const panels = run.map(({ node, title }, index) => ({
    type: 'blockquote',
    data: {
      hName: 'div',
      hProperties: {
        role: 'tabpanel',
        dataTabPanel: title,
        ariaLabel: title,
        ...(index === 0 && { dataSelected: '' }),
      },
    },
    // A moved node loses its position, which error messages need.
    children: [{ ...node, meta: `${node.meta ?? ''} source-line=${node.position?.start.line ?? 1}` }],
  }));
  const list = { type: 'paragraph', data: { hName: 'div', hProperties: { role: 'tablist' } }, children: tabs };
  const data = { hName: 'div', hProperties: { className: ['q-tabs', 'q-files'] } };
  return { type: 'blockquote', data, children: [list, ...panels] } as MdastContent;
}
