/** Sets the direction of blocks that begin in a script from right to left, which the language of their page may not have. */
import { defineHastPlugin } from 'satteri';
import type { MarkdownPlugin } from '../compile-hooks.ts';

/** From Hebrew to Arabic, and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const BLOCKS = 'p h1 h2 h3 h4 h5 h6 ul ol li dl blockquote div details summary table th td'.split(' ');

export const textDirection: MarkdownPlugin = {
  name: 'text-direction',
  markdown: { hast: ({ text, isRightToLeft }) => (!isRightToLeft && RIGHT_TO_LEFT.test(text) ? [visitors] : []) },
};

const visitors = defineHastPlugin({
  name: 'quire-text-direction',
  element: {
    filter: BLOCKS,
    visit(node, context) {
      const begins = (text: string) => RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '');
      if (!begins(context.textContent(node))) return;
      const list = node.tagName === 'li' ? context.parent(node) : undefined;
      // Items have the direction of their list.
      if (!list || !begins(context.textContent(list))) context.setProperty(node, 'dir', 'rtl');
    },
  },
});
