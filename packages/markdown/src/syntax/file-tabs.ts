/** Files that follow one another in a page: they share one frame, with a tab for each. */

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
  markdown: { mdast: ({ text }) => (mayHoldFileTabs(text) ? [visitors] : []) },
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

/** Quick to check, and true for every source that holds such blocks. */
function mayHoldFileTabs(text: string): boolean {
  return /^(`{3,})[^\n]*title=[^\n]*\n(?:(?!\1)[^\n]*\n)*\1\n\n`{3,}[^\n]*title=/m.test(text);
}

/**
 * Files of one kind in a row. Source and output stay apart, because readers compare them.
 * @param nodes undefined for each that is no fence
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

/** Two blocks of one name are two states of a file, to be seen together. */
function isGroup(run: FileBlock[]): boolean {
  return run.length > 1 && new Set(run.map(({ title }) => title)).size === run.length;
}

function toFileBlock(node: Code): FileBlock | undefined {
  const { title, source } = parseCodeMeta(node.meta ?? '');
  // What is beside its source has a frame of its own.
  return title !== undefined && source === undefined && /^\S*\.\w+$/.test(title) ? { node, title } : undefined;
}

function isOutput({ title }: FileBlock): boolean {
  return title.startsWith('dist');
}

/** The markup of the theme's tabs, as nodes that render as other elements. */
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
    // A moved node loses its place, which its errors need.
    children: [{ ...node, meta: `${node.meta ?? ''} source-line=${node.position?.start.line ?? 1}` }],
  }));
  const list = { type: 'paragraph', data: { hName: 'div', hProperties: { role: 'tablist' } }, children: tabs };
  const data = { hName: 'div', hProperties: { className: ['q-tabs', 'q-files'] } };
  return { type: 'blockquote', data, children: [list, ...panels] } as MdastContent;
}
