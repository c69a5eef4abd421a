/**
 * Wraps tables in a scrollable box, and aligns their columns by classes. The box ends with a marker element: until it has
 * arrived, further rows may change the column widths, so a theme can hide the table.
 */

import { defineHastPlugin } from 'satteri';
import type { MarkdownPlugin } from '../compile-hooks.ts';

export const tables: MarkdownPlugin = {
  name: 'tables',
  markdown: { hast: ({ text }) => (text.includes('|') ? [visitors] : []) },
};

const visitors = defineHastPlugin({
  name: 'quire-tables',
  element: [
    {
      // A wide table scrolls in its box instead of widening the page.
      filter: ['table'],
      visit(node, context) {
        const properties = { className: ['q-table'] };
        const children = [{ type: 'element' as const, tagName: 'i', properties: {}, children: [] }];
        context.wrapNode(node, { type: 'element', tagName: 'div', properties, children });
      },
    },
    {
      // The content security policy forbids style attributes.
      filter: ['th', 'td'],
      visit(node, context) {
        // An empty corner cell is not a header.
        if (node.tagName === 'th' && node.children.length === 0) {
          context.replaceNode(node, { type: 'element', tagName: 'td', properties: {}, children: [] });
          return;
        }
        const align = findAlign(node.properties.style);
        if (align === undefined) return;
        context.setProperty(node, 'style', undefined);
        context.setProperty(node, 'align', align);
      },
    },
  ],
});

function findAlign(style: unknown): string | undefined {
  return typeof style === 'string' ? /^text-align:\s*(\w+)/.exec(style)?.[1] : undefined;
}
