/**
 * Joins the lines of Chinese and Japanese text: browsers show a line break as a space, also between words that have none.
 * Korean has spaces between words. (docs/behavior/languages.md)
 */
import type { Parents, Text } from 'mdast';
import { defineMdastPlugin, type MdastVisitorContext } from 'satteri';
import type { MarkdownPlugin } from '../compile-hooks.ts';

const WIDE = String.raw`[\u2e80-\u312f\u3190-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{1b000}-\u{1b16f}\u{20000}-\u{3ffff}]`;
/** They are as wide in Chinese text. */
const SIGN = '[“”‘’…—·]';
const BREAK = new RegExp(`(?<=${WIDE})\\s*\\n\\s*(?=${WIDE}|${SIGN})|(?<=${SIGN})\\s*\\n\\s*(?=${WIDE})`, 'gu');

export const cjkLines: MarkdownPlugin = {
  name: 'cjk-lines',
  markdown: { mdast: ({ text }) => (new RegExp(WIDE, 'u').test(text) ? [visitors] : []) },
};

const visitors = defineMdastPlugin({
  name: 'quire-cjk-lines',
  paragraph: joinLines,
  heading: joinLines,
});

function joinLines(node: Readonly<Parents>, context: MdastVisitorContext) {
  const texts = listTexts(node);
  for (const [index, text] of texts.entries()) {
    if (!text?.value.includes('\n')) continue;
    const before = Array.from(texts[index - 1]?.value ?? '').at(-1) ?? '';
    const [after = ''] = texts[index + 1]?.value ?? '';
    const joined = `${before}${text.value}${after}`.replace(BREAK, '');
    context.setProperty(text, 'value', joined.slice(before.length, joined.length - after.length));
  }
}

/** Undefined in place of what is no text, such as code. */
function listTexts({ children }: Readonly<Parents>): Array<Text | undefined> {
  return children.flatMap((child) => {
    if (child.type === 'text') return [child];
    return 'children' in child ? listTexts(child) : [undefined];
  });
}
