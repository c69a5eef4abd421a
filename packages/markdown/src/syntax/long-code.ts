/** Marks inline code that is too long to stay on one line: the theme breaks it, and no other. */

import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import type { MarkdownPlugin } from '../compile-hooks.ts';

/** In characters; shorter code fits on a line of a phone. */
const LONG_CODE_LENGTH = 28;

export const longCode: MarkdownPlugin = {
  name: 'long-code',
  markdown: { mdast: ({ text }) => (mayHoldLongCode(text) ? [visitors] : []) },
};

const visitors: MdastPluginDefinition = defineMdastPlugin({
  name: 'quire-long-code',
  inlineCode(node, context) {
    if (!isLongCode(node.value)) return;
    context.setProperty(node, 'data', { hProperties: { className: ['q-long'] } });
  },
});

export function isLongCode(code: string): boolean {
  return code.length > LONG_CODE_LENGTH;
}

const LONG_SPAN = new RegExp(`\`[^\`]{${LONG_CODE_LENGTH + 1},}\``);

/** Quick to check, and true for every source that holds such code. */
function mayHoldLongCode(text: string): boolean {
  return text.includes('`') && LONG_SPAN.test(text);
}
