/** Renders GitHub's alerts, `> [!NOTE]`, as callouts. (docs/behavior/content.md) */

import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import type { MarkdownPlugin } from '../compile-hooks.ts';
import { CALLOUT_TYPES, createCallout, getDefaultTitle } from './containers.ts';
import { type Nodes, toElementNode } from './element-nodes.ts';

const ALERT = new RegExp(`^\\[!(${CALLOUT_TYPES.join('|')})\\][ \\t]*([^\\n]*)\\n?`, 'i');

export const alerts: MarkdownPlugin = {
  name: 'alerts',
  markdown: { mdast: ({ text }) => (text.includes('[!') ? [visitors] : []) },
};

const visitors: MdastPluginDefinition = defineMdastPlugin({
  name: 'quire-alerts',
  blockquote(node, context) {
    const [paragraph, ...rest] = node.children;
    const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    if (paragraph?.type !== 'paragraph' || text?.type !== 'text') return;
    const match = ALERT.exec(text.value);
    if (!match) return;
    const type = (match[1] ?? '').toLowerCase();
    const remaining = text.value.slice(match[0].length);
    const inline: Nodes = [
      ...(remaining === '' ? [] : [{ type: 'text' as const, value: remaining }]),
      ...paragraph.children.slice(1),
    ];
    const title: Nodes = [{ type: 'text', value: match[2] || getDefaultTitle(type) }];
    const content = inline.length > 0 ? [{ type: 'paragraph' as const, children: inline }, ...rest] : rest;
    const callout = createCallout(type, { title: { part: 'title' }, content: { part: 'content' } });
    context.replaceNode(node, toElementNode(callout, { title, content: content as Nodes }));
  },
});
