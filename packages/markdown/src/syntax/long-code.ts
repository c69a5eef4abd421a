/** Marks inline code that is too long for a line, which the theme allows to wrap. */

import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import type { MarkdownPlugin } from '../compile-hooks.ts';

/** In characters; shorter code fits on a line on a phone. */
const LONG_CODE_LENGTH = 28;

export const longCode: MarkdownPlugin = {
  name: 'long-code',
  markdown: { mdast: ({ text }) => (text.includes('`') ? [visitors] : []) },
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
