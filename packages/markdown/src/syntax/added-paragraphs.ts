/** Removes paragraphs that MDX adds where HTML has none: in `<p>`, and around a summary with the text in the lines below it. */
import { defineMdastPlugin, type MdastPluginDefinition, type MdxJsxFlowElement } from 'satteri';

type Child = MdxJsxFlowElement['children'][number];

export const ADDED_PARAGRAPH = /<(?:p[\s>]|summary)/;

export const addedParagraphs: MdastPluginDefinition = defineMdastPlugin({
  name: 'quire-added-paragraphs',
  mdxJsxFlowElement(node) {
    const [first] = node.children;
    if (node.name === 'p' && node.children.length === 1 && first?.type === 'paragraph')
      return { ...node, children: first.children as object[] as Child[] };
    if (node.name === 'details' && node.children.some(beginsWithSummary))
      return { ...node, children: node.children.flatMap(splitSummary) };
    return undefined;
  },
});

function beginsWithSummary(child: Child): boolean {
  if (child.type !== 'paragraph') return false;
  const [first] = child.children;
  return first?.type === 'mdxJsxTextElement' && first.name === 'summary';
}

function splitSummary(child: Child): Child[] {
  if (child.type !== 'paragraph' || !beginsWithSummary(child)) return [child];
  const [summary, ...rest] = child.children;
  return [{ ...summary, type: 'mdxJsxFlowElement' } as object as Child, { ...child, children: rest }];
}
