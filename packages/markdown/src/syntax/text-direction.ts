/** Sets the direction of blocks that begin in a script from right to left, which the language of their page may not have. */
import { defineHastPlugin } from 'satteri';
import type { MarkdownPlugin } from '../compile-hooks.ts';

/** From Hebrew to Arabic, and their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const BLOCKS = 'p h1 h2 h3 h4 h5 h6 ul ol dl blockquote div details summary table th td'.split(' ');

export const textDirection: MarkdownPlugin = {
  name: 'text-direction',
  markdown: { hast: ({ text }) => (RIGHT_TO_LEFT.test(text) ? [visitors] : []) },
};

const visitors = defineHastPlugin({
  name: 'quire-text-direction',
  element: {
    filter: BLOCKS,
    visit(node, context) {
      const [firstLetter = ''] = /\p{L}/u.exec(context.textContent(node)) ?? [];
      if (RIGHT_TO_LEFT.test(firstLetter)) context.setProperty(node, 'dir', 'rtl');
    },
  },
});
