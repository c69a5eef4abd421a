/** Owns the paragraph with which a page begins: it describes a page that has no description. */
import { defineHastPlugin, type HastPluginDefinition } from 'satteri';

/** Search engines show about as much. */
const LENGTH_MAX = 200;

/** @param onLead gets the text of the first paragraph, if it comes before the first section */
export function createLead(onLead: (text: string) => void): HastPluginDefinition {
  let isOver = false;
  return defineHastPlugin({
    name: 'quire-lead',
    element: {
      filter: ['p', 'h2', 'h3', 'h4', 'h5', 'h6'],
      visit(node, context) {
        if (isOver) return;
        const text = node.tagName === 'p' ? context.textContent(node).replace(/\s+/g, ' ').trim() : '';
        isOver = node.tagName !== 'p' || text !== '';
        if (text !== '') onLead(shortenLead(text));
      },
    },
  });
}

/** Cut at the end of a word; Chinese has none. */
export function shortenLead(text: string): string {
  if (text.length <= LENGTH_MAX) return text;
  const cut = text.slice(0, LENGTH_MAX - 1);
  return `${/[\u2e80-\u9fff]/.test(cut) ? cut : cut.replace(/\s+\S*$/, '')}…`;
}
