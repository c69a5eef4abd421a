/** Prefixes the id of a fragment's footnote heading, so that it does not collide with that of the page. */
import { defineHastPlugin, type HastPluginDefinition } from 'satteri';

const LABEL_ID = 'footnote-label';

/** The compiler prefixes the ids of footnotes and references, but not that of their heading. */
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
