/** Gives the footnotes of a fragment ids of their own: those of its page have the same numbers. */
import { defineHastPlugin, type HastPluginDefinition } from 'satteri';

const LABEL_ID = 'footnote-label';

/** The ids of notes and references are prefixed by the compiler, that of the heading above them is not. */
export function createFootnoteLabel(prefix: string): HastPluginDefinition {
  return defineHastPlugin({
    name: 'quire-footnote-label',
    element: [
      {
        filter: ['h2'],
        visit(node, context) {
          if (node.properties.id === LABEL_ID) context.setProperty(node, 'id', prefix + LABEL_ID);
        },
      },
      {
        filter: ['a'],
        visit(node, context) {
          if ('dataFootnoteRef' in node.properties) context.setProperty(node, 'ariaDescribedBy', [prefix + LABEL_ID]);
        },
      },
    ],
  });
}
