/**
 * Turns lists of properties, such as an option's type and default, into definition lists: every item begins with a bold
 * label and a colon, and the first value begins with code. A label that contains code is the start of a sentence.
 */

import type { List, ListItem, PhrasingContent } from 'mdast';
import { defineMdastPlugin, type MdastContent, type MdastPluginDefinition } from 'satteri';
import type { MarkdownPlugin } from '../compile-hooks.ts';
import type { MarkdownPage } from '../markdown-page.ts';

interface Definition {
  label: PhrasingContent[];
  value: PhrasingContent[];
}

export const definitionLists: MarkdownPlugin = {
  name: 'definition-lists',
  markdown: {
    mdast({ text, state }: MarkdownPage) {
      if (state.context.definitionLists === false || !/\*\*|__/.test(text)) return [];
      const onValueType = (type: string) => {
        state.compiled.valueType ??= type;
      };
      return [createDefinitionLists(onValueType)];
    },
  },
};

/** @param onValueType receives the first value of a list before the first section: the type of the page's option */
function createDefinitionLists(onValueType: (type: string) => void): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'quire-definition-lists',
    options: { position: true },
    list(node, context) {
      const definitions = readDefinitions(node);
      if (!definitions) return;
      context.replaceNode(node, createDefinitionList(definitions));
      const value = definitions[0]?.value[0];
      const before = context.source.slice(0, node.position?.start.offset ?? 0);
      if (value?.type === 'inlineCode' && !/^#{2,6}[ \t]/m.test(before)) onValueType(value.value);
    },
  });
}

/** Undefined if it is an ordinary list. */
function readDefinitions({ ordered, children }: Readonly<List>): Definition[] | undefined {
  if (ordered || children.length < 2) return undefined;
  const definitions: Definition[] = [];
  for (const item of children) {
    const definition = readDefinition(item);
    if (!definition) return undefined;
    definitions.push(definition);
  }
  return definitions[0]?.value[0]?.type === 'inlineCode' ? definitions : undefined;
}

function readDefinition({ children: [paragraph, ...others] }: ListItem): Definition | undefined {
  if (paragraph?.type !== 'paragraph' || others.length > 0) return undefined;
  const [strong, ...rest] = paragraph.children;
  if (strong?.type !== 'strong' || strong.children.some(({ type }) => type === 'inlineCode')) return undefined;
  const last = strong.children.at(-1);
  const isColonInside = last?.type === 'text' && /[:：]\s*$/.test(last.value);
  const next = rest[0];
  const isColonAfter = next?.type === 'text' && /^[:：]/.test(next.value);
  if (!isColonInside && !isColonAfter) return undefined;
  const label = isColonInside
    ? [...strong.children.slice(0, -1), { ...last, value: last.value.replace(/[:：]\s*$/, '') }]
    : strong.children;
  return { label, value: trimStart(rest) };
}

/** Without the colon and the space between label and value. */
function trimStart(nodes: PhrasingContent[]): PhrasingContent[] {
  const [first, ...rest] = nodes;
  if (first?.type !== 'text') return nodes;
  const value = first.value.replace(/^[:：]?\s*/, '');
  return value === '' ? rest : [{ ...first, value }, ...rest];
}

/** Nodes that render as other elements. Each pair is in a separate box, so that it can be styled as a row. */
function createDefinitionList(definitions: Definition[]): MdastContent {
  const children = definitions.map(({ label, value }) => ({
    type: 'blockquote',
    data: { hName: 'div' },
    children: [
      { type: 'paragraph', data: { hName: 'dt' }, children: label },
      { type: 'paragraph', data: { hName: 'dd' }, children: value },
    ],
  }));
  const data = { hName: 'dl', hProperties: { className: ['q-properties'] } };
  return { type: 'blockquote', data, children } as MdastContent;
}
