/** Headings that are the name of an option: the theme sets them in the code face, and dims what they repeat. */
import type { HastNode, HastVisitorContext } from 'satteri';
import { findIdentifier } from '../identifier.ts';

type Element = Extract<HastNode, { type: 'element' }>;

/** @param heading as the parser has made it */
export function markIdentifier(heading: Readonly<Element>, context: HastVisitorContext) {
  const [text, ...others] = heading.children;
  const identifier = text?.type === 'text' && others.length === 0 ? findIdentifier(text.value) : undefined;
  if (!text || !identifier) return;
  context.setProperty(heading, 'className', ['q-option-name']);
  if (identifier.prefix === '') return;
  const prefix = { type: 'text' as const, value: identifier.prefix };
  context.replaceNode(text, [
    { type: 'element', tagName: 'span', properties: { className: ['q-prefix'] }, children: [prefix] },
    { type: 'text', value: identifier.name },
  ]);
}
