/** Owns headings that are the name of an option: the theme sets them in the code face, and dims what they repeat. */
import { defineHastPlugin, type HastPluginDefinition } from 'satteri';
import { findIdentifier } from '../../../shared/identifier.ts';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Follows the plugin for headings, which reads their texts. */
export const identifierHeadings: HastPluginDefinition = defineHastPlugin({
  name: 'quire-identifier-headings',
  element: {
    filter: TAGS,
    visit(node, context) {
      const [text] = node.children;
      if (text?.type !== 'text') return;
      const identifier = findIdentifier(text.value);
      // Only the heading's own link may follow.
      if (!identifier || node.children.length > 2) return;
      context.setProperty(node, 'className', ['q-option-name']);
      if (identifier.prefix === '') return;
      const prefix = { type: 'text' as const, value: identifier.prefix };
      context.replaceNode(text, [
        { type: 'element', tagName: 'span', properties: { className: ['q-prefix'] }, children: [prefix] },
        { type: 'text', value: identifier.name },
      ]);
    },
  },
});

/** Quick to check, and true for every source that holds such a heading. */
export function mayHoldIdentifierHeading(text: string): boolean {
  return /^#{1,6}[ \t]+[a-z_][^\s]*[ \t]*(?:\\?\{#.*)?$/m.test(text);
}
