/** Marks headings that are option names: the theme uses the code font, and dims the repeated prefix. */
import type { HastNode, HastVisitorContext } from 'satteri';
import { findIdentifier } from '../identifier.ts';

type Element = Extract<HastNode, { type: 'element' }>;

/** @param heading as parsed */
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
