/** Moves a summary out of the paragraph that MDX makes of it and of the text in the lines below: `<details>` has to contain it itself. */
import { defineMdastPlugin, type MdxJsxFlowElement } from 'satteri';

type Child = MdxJsxFlowElement['children'][number];

export const summaries = defineMdastPlugin({
  name: 'quire-summaries',
  mdxJsxFlowElement(node) {
    if (node.name !== 'details') return undefined;
    const children = node.children.flatMap(splitSummary);
    return children.length === node.children.length ? undefined : { ...node, children };
  },
});

function splitSummary(child: Child): Child[] {
  if (child.type !== 'paragraph') return [child];
  const [first, ...rest] = child.children;
  if (first?.type !== 'mdxJsxTextElement' || first.name !== 'summary') return [child];
  return [
    { ...first, type: 'mdxJsxFlowElement' },
    { ...child, children: rest },
  ];
}
