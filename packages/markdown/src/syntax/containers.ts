/** Renders callouts, for `:::tip Title` and `> [!NOTE]`. (docs/behavior/content.md) */

import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import type { Container, ContainerElement, ContainerPart, MarkdownPlugin } from '../compile-hooks.ts';
import { textMarker } from '../html/markers.ts';
import { type Nodes, toElementNode } from './element-nodes.ts';

/** The names of built-in containers; `details` is foldable. */
export const CALLOUT_TYPES = ['tip', 'info', 'note', 'warning', 'caution', 'danger', 'important', 'details'] as const;

export const containers: MarkdownPlugin = {
  name: 'containers',
  markdown: { containers: Object.fromEntries(CALLOUT_TYPES.map((type) => [type, renderCallout])) },
};

function renderCallout({ name, title, content, attributes, warn }: Container): ContainerElement {
  const { id, ...unread } = attributes;
  // In .mdx, `{title}` is parsed as an attribute without a value, even if an expression was intended.
  for (const attribute of Object.keys(unread))
    warn(
      `"{${attribute}}" of the container ":::${name}" is not shown.`,
      `Write the title as text, or as title="…": ":::${name} Title". Titles cannot contain expressions.`,
    );
  return createCallout(name, { title, content, id });
}

interface CalloutParts extends Pick<Container, 'title' | 'content'> {
  /** `:::tip Title {#id}` */
  id?: string | undefined;
}

/** @param type one of `CALLOUT_TYPES` */
export function createCallout(type: string, { title, content, id }: CalloutParts): ContainerElement {
  const shown: ContainerPart | string = title ?? getDefaultTitle(type);
  const ids = id ? { id } : undefined;
  if (type === 'details')
    return {
      tag: 'details',
      attributes: { class: 'q-details', ...ids },
      children: [{ tag: 'summary', children: [shown] }, content],
    };
  return {
    tag: 'div',
    attributes: { class: 'q-callout', 'data-type': type, ...ids },
    children: [{ tag: 'p', attributes: { class: 'q-callout-title' }, children: [shown] }, content],
  };
}

/** The marker for the theme's default title: `calloutTip`. */
export function getDefaultTitle(type: string): string {
  return textMarker(`callout${type.charAt(0).toUpperCase()}${type.slice(1)}`);
}

const ALERT = new RegExp(`^\\[!(${CALLOUT_TYPES.join('|')})\\][ \\t]*`, 'i');

/** GitHub's alerts. */
export const alerts: MarkdownPlugin = {
  name: 'alerts',
  markdown: { mdast: ({ text }) => (text.includes('[!') ? [visitors] : []) },
};

const visitors: MdastPluginDefinition = defineMdastPlugin({
  name: 'quire-alerts',
  options: { position: true },
  blockquote(node, context) {
    const [paragraph, ...rest] = node.children;
    const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    if (paragraph?.type !== 'paragraph' || text?.type !== 'text') return;
    if (context.source[paragraph.position?.start.offset ?? 0] === '\\') return;
    const match = ALERT.exec(text.value);
    if (!match) return;
    const type = (match[1] ?? '').toLowerCase();
    const written = { type: 'text' as const, value: text.value.slice(match[0].length) };
    const [title, below] = splitFirstLine([written, ...paragraph.children.slice(1)]);
    const content = below.length > 0 ? [{ type: 'paragraph' as const, children: below }, ...rest] : rest;
    const parts = { title, content: content as Nodes };
    const callout = createCallout(type, {
      title: title.length > 0 ? { part: 'title' } : undefined,
      content: { part: 'content' },
    });
    context.replaceNode(node, toElementNode(callout, parts));
  },
});

/** Splits the content of a paragraph at its first line break. */
function splitFirstLine(nodes: Nodes): [first: Nodes, below: Nodes] {
  const at = nodes.findIndex((node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')));
  const broken = nodes[at];
  if (broken === undefined) return [dropEmpty(nodes), []];
  const [first = '', ...others] = broken.type === 'text' ? broken.value.split('\n') : [];
  const toText = (value: string) => ({ type: 'text' as const, value });
  return [
    dropEmpty([...nodes.slice(0, at), toText(first)]),
    dropEmpty([toText(others.join('\n')), ...nodes.slice(at + 1)]),
  ] as [Nodes, Nodes];
}

function dropEmpty(nodes: Nodes): Nodes {
  return nodes.filter((node) => node.type !== 'text' || node.value !== '') as Nodes;
}
