/** Turns the element that a container becomes into nodes of Markdown, with compiled parts in their places. */
import type { MdastContent } from 'satteri';
import type { ContainerElement, ContainerPart } from '../compile-hooks.ts';

export type Nodes = Extract<MdastContent, { children: unknown }>['children'];

/** What is in the place of each part. */
export type Parts = Record<ContainerPart['part'], Nodes>;

export function toElementNode(element: ContainerElement, parts: Parts): MdastContent {
  const { tag, attributes = {}, children = [] } = element;
  const hProperties = Object.fromEntries(Object.entries(attributes).map(toProperty));
  const nodes = children.flatMap((child): MdastContent[] => {
    if (typeof child === 'string') return [{ type: 'text', value: child }];
    return 'part' in child ? [...parts[child.part]] : [toElementNode(child, parts)];
  });
  // The blocks of a quote are on lines of their own; a paragraph stays as it is.
  const type = holdsContent(element) ? 'blockquote' : 'paragraph';
  return { type, data: { hName: tag, hProperties }, children: nodes } as MdastContent;
}

function holdsContent({ children = [] }: ContainerElement): boolean {
  return children.some(
    (child) => typeof child !== 'string' && ('part' in child ? child.part === 'content' : holdsContent(child)),
  );
}

/** What reads the tree expects classes as a list. `hidden` is a flag; attributes of data have no flags, but may be empty. */
function toProperty([name, value]: [string, string | true]): [string, string | true | string[]] {
  if (name === 'class' && typeof value === 'string') return ['className', value.split(/\s+/).filter(Boolean)];
  return [name, value === true && name.includes('-') ? '' : value];
}
