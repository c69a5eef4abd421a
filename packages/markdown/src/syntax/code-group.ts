/** Renders `:::code-group`, as VitePress does: a tab for each fence. */
import type { ContainerElement } from '../compile-hooks.ts';
import type { PageContainer } from '../markdown-page.ts';
import { createCodeTabs, readFence } from './code-tabs.ts';
import type { Nodes } from './element-nodes.ts';

export function renderCodeGroup({ blocks, title: head, attributes, warn }: PageContainer): ContainerElement {
  const { id, ...unread } = attributes;
  if (head || Object.keys(unread).length > 0) warn('What follows ":::code-group" is not shown.', HEAD_HELP);
  const fences = blocks.flatMap((node, block) => (node.type === 'code' ? [{ block, ...readFence(node) }] : []));
  const others = blocks.flatMap((node, block) => (node.type === 'code' ? [] : [{ block, node }]));
  for (const { node } of others) if (!KNOWN.test(readStart(node))) warn(NO_CODE, NO_CODE_HELP, node);
  const kept = others.map(({ block }) => ({ part: 'content', block }) as const);
  if (fences.length === 0) return { tag: 'div', attributes: id ? { id } : {}, children: kept };
  const tabs = fences.map(({ block, language, title, label = title ?? (language || 'text') }) => ({ block, label }));
  // A frame shows no titles, and no text.
  const isAlone = others.every(({ node }) => readStart(node).startsWith('<!--'));
  const isFramed = isAlone && fences.every(({ label, title }) => (label ?? title) === title);
  const { attributes: own, children = [], tag } = createCodeTabs(tabs, isFramed);
  return { tag, attributes: { ...own, ...(id && { id }) }, children: [...children, ...kept] };
}

const HEAD_HELP = 'Write the names of the tabs in brackets after the languages: "```js [a.js]".';
const NO_CODE = 'This part of ":::code-group" is no code: it is shown below the tabs.';
const NO_CODE_HELP = 'Write it above or below the container. Each fence directly in it becomes a tab.';

/** Comments, and syntax that has its own report. */
const KNOWN = /^(?:<!--|\/\*|<<<)/;

function readStart(node: Nodes[number] | undefined): string {
  if (node === undefined) return '';
  if ('value' in node) return node.value;
  return 'children' in node ? readStart(node.children[0]) : '';
}
