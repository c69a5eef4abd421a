/** Content that needs nothing of what is around it, so that it can be rendered apart from it. */
import { Fragment, isValidElement, type ReactNode } from 'react';

const plainComponents = new WeakSet<object>();

/** Declares that a component reads no context. */
export function markPlain<Component extends object>(component: Component): Component {
  plainComponents.add(component);
  return component;
}

/** Whether it consists of text and elements of HTML. Components in it may need the context of what is around it. */
export function isPlain(content: ReactNode): boolean {
  if (Array.isArray(content)) return content.every(isPlain);
  if (!isValidElement<{ children?: ReactNode }>(content)) return true;
  const { type, props } = content;
  return (typeof type === 'string' || type === Fragment || plainComponents.has(type)) && isPlain(props.children);
}
