/** What other systems read behind the marks of a fence, and in the lines of its code. */
import { UNKNOWN_MARK } from '../../highlight/notations.ts';
import type { Spelling } from './spelling.ts';
import { BOOK_INCLUDE } from './templates.ts';

export const OF_FENCES: readonly Spelling[] = [
  {
    sign: /(?:```|~~~)[^`\n]*\s\[/,
    pattern: /\s\[([^\]\s][^\]]*)\](?=\s|$)/g,
    message: 'The title of the fence in brackets is not shown.',
    help: (title) => `Write title="${title}".`,
  },
  {
    sign: 'npm2yarn',
    pattern: /\s(npm2yarn)\b/g,
    message: '"npm2yarn" makes no tabs.',
    help: () => 'In .mdx, write <PackageManagerTabs command="…" /> of @theme in place of the fence.',
  },
  {
    sign: 'mermaid',
    pattern: /^\s*(mermaid)\b/g,
    message: 'The fence makes no diagram: its source is shown.',
    help: () =>
      'Show a picture of the diagram, an SVG for instance. Where its source is meant, name the language text.',
  },
];

export const OF_CODE: readonly Spelling[] = [
  {
    sign: 'highlight-',
    pattern: /^\s*(?:\/\/|\/\*|#|<!--|\{\/\*|--|;|%)\s*(highlight-(?:next-line|start|end))\b\s*(?:\*\/\}?|-->)?\s*$/g,
    message: 'A comment that highlights lines elsewhere is a line of the code.',
    help: () =>
      'Write [!code highlight] in a comment on the line itself, or the numbers of lines after the language: {2,4-5}.',
  },
  {
    sign: '[!code',
    pattern: UNKNOWN_MARK,
    message: 'A mark that there is not is a part of the code.',
    help: (name) => `Remove "[!code ${name}]". There are ++, --, highlight, focus, error, warning and word:….`,
  },
  {
    sign: '{{',
    pattern: BOOK_INCLUDE,
    message: '"{{#include}}" does not include a file: it is the code.',
    help: (path) => `Write file="${path}" after the language of the fence, and nothing in it.`,
  },
  {
    sign: '8<-',
    pattern: /^\W*-+8<-+\s+["']([^"']+)["']/g,
    message: '"--8<--" does not include a file: it is the code.',
    help: (path) => `Write file="${path}" after the language of the fence, and nothing in it.`,
  },
];

/** Of these the code is text that is shown as it is, the syntax of other systems too. */
const SHOWN = new Set(['', 'md', 'mdx', 'markdown', 'mdown', 'text', 'txt', 'plain', 'plaintext', 'hbs', 'handlebars']);

export function showsSyntax(info: string): boolean {
  return SHOWN.has(/^\s*([\w+#.-]*)/.exec(info)?.[1]?.toLowerCase() ?? '');
}
