/**
 * Tables: the box that each one scrolls in, and how their columns are aligned. The box ends with an element of its
 * own: until that has arrived, rows may be missing that change the columns, and a theme does not show the table.
 */

import { defineHastPlugin } from 'satteri';
import type { MarkdownPlugin } from '../compile-hooks.ts';

export const tables: MarkdownPlugin = {
  name: 'tables',
  markdown: { hast: ({ text }) => (mayHoldTable(text) ? [visitors] : []) },
};

const visitors = defineHastPlugin({
  name: 'quire-tables',
  element: [
    {
      // A wide table scrolls in itself, and never widens the page.
      filter: ['table'],
      visit(node, context) {
        const properties = { className: ['q-table'] };
        const children = [{ type: 'element' as const, tagName: 'i', properties: {}, children: [] }];
        context.wrapNode(node, { type: 'element', tagName: 'div', properties, children });
      },
    },
    {
      // The policy of the pages forbids style attributes.
      filter: ['th', 'td'],
      visit(node, context) {
        // The empty corner of a table is the head of nothing.
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

/** Every table of Markdown has a line of dashes under its head. */
function mayHoldTable(text: string): boolean {
  return /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*\|/m.test(text);
}

function findAlign(style: unknown): string | undefined {
  return typeof style === 'string' ? /^text-align:\s*(\w+)/.exec(style)?.[1] : undefined;
}
