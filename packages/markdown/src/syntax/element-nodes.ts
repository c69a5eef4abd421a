/** Turns a plugin's element into Markdown nodes, with the compiled parts inserted. */
import type { MdastContent } from 'satteri';
import type { ContainerElement, ContainerPart } from '../compile-hooks.ts';

export type Nodes = Extract<MdastContent, { children: unknown }>['children'];

/** The nodes for each part. */
export type Parts = Record<ContainerPart['part'], Nodes>;

export function toElementNode(element: ContainerElement, parts: Parts): MdastContent {
  const { tag, attributes = {}, children = [] } = element;
  const hProperties = Object.fromEntries(Object.entries(attributes).map(toProperty));
  const nodes = children.flatMap((child): MdastContent[] => {
    if (typeof child === 'string') return [{ type: 'text', value: child }];
    if (!('part' in child)) return [toElementNode(child, parts)];
    const { part, block } = child;
    return block === undefined ? parts[part] : parts[part].slice(block, block + 1);
  });
  // A blockquote may contain blocks, a paragraph only inline content.
  const type = holdsContent(element) ? 'blockquote' : 'paragraph';
  return { type, data: { hName: tag, hProperties }, children: nodes } as MdastContent;
}

function holdsContent({ children = [] }: ContainerElement): boolean {
  return children.some(
    (child) => typeof child !== 'string' && ('part' in child ? child.part === 'content' : holdsContent(child)),
  );
}

/** In the tree, classes are a list and `hidden` is a boolean; data attributes without a value are empty strings. */
function toProperty([name, value]: [string, string | true]): [string, string | true | string[]] {
  if (name === 'class' && typeof value === 'string') return ['className', value.split(/\s+/).filter(Boolean)];
  return [name, value === true && name.includes('-') ? '' : value];
}
