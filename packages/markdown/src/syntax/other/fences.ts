/** Syntax of other systems in the info string of a fence and in its code. */
import { UNKNOWN_MARK } from '../../highlight/notations.ts';
import type { Spelling } from './spelling.ts';
import { BOOK_INCLUDE } from './templates.ts';

interface CodeSpelling extends Spelling {
  /** The languages in which the code is of the other system; all if undefined. */
  languages?: RegExp;
}

/** Options of other systems, those with a value only if they have one: names, message, help. */
const OPTIONS = [
  [
    '(?:live|playground|editable)',
    'The code of a fence is not run in the page.',
    "Write a component that begins with 'use client', and show it next to the code.",
  ],
  ['(?:filename|caption)(?==)', 'The name of a file is not shown.', 'Write title="…".'],
  [
    '(?:hl_lines|highlight|highlightLines|emphasize-lines)(?==)',
    'Lines that the fence names are not highlighted.',
    'Write the numbers of the lines after the language: {2,4-5}.',
  ],
  [
    '(?:ins|del|mark|add|remove)(?==)',
    'Lines and words that the fence names are not marked.',
    'Write [!code ++] or [!code --] in a comment on the line itself, or {2,4-5} to highlight lines.',
  ],
  [
    '(?:linenos|numberLines|startFrom|start)(?==)',
    'The lines are not numbered.',
    'Write lineNumbers, or lineNumbers=5.',
  ],
  ['collapse', 'Lines that the fence names are not folded.', 'Write "fold" to fold the whole code.'],
  ['wrap', '"wrap" does not wrap long lines.', 'Write "wrapCode".'],
  ['frame(?==)', '"frame" does not change the frame of the code.', 'Remove it. A frame has a title if the fence does.'],
] as const;

export const OF_FENCES: readonly Spelling[] = [
  {
    sign: /(?:```|(?<!~)~~~)[ \t]*[\w+#.-]+[ \t]+(?:[A-Z]|[\w@./-]+\.)/,
    // Words in lower case are options, also of other systems.
    pattern:
      /^\s*[\w+#.-]+(?:\{[^}]*\})?\s+((?:[A-Z][^\s={}"'[\]]*|[\w@./-]+\.[a-z]{1,5})(?:\s+[^\s={}"'[\]]+)*)(?=\s*(?:\{|$))/g,
    message: 'Words after the language of a fence are not shown as its title.',
    help: (title) => `Write title="${title}".`,
  },
  {
    sign: /(?:```|(?<!~)~~~)[ \t]*\{[ \t]+\./,
    pattern: /^\s*\{\s+\.([\w+#-]+)/g,
    message: 'The language of a fence is not read from braces, so the code has no colors.',
    help: (language) => `Write the language directly after the signs of the fence: ${language}.`,
  },
  {
    sign: 'npm2yarn',
    pattern: /\s(npm2yarn)\b/g,
    message: '"npm2yarn" does not create tabs.',
    help: () => 'In .mdx, write <PackageManagerTabs command="…" /> of @theme in place of the fence.',
  },
  {
    sign: /(?:```|(?<!~)~~~)[^`\n]*\{/,
    // What is in the place of the language is none of its options, and neither are values.
    pattern: /(?<!^\s*|=)(\{(?!(?:\s*\d+(?:\s*-\s*\d+)?\s*(?:,|(?=\})))+\})[^{}]*\})/g,
    message: 'The fence marks no lines for what is in these braces.',
    help: () => 'Write numbers of lines, and ranges with both ends: {2,4-5}.',
  },
  {
    sign: /(?:```|(?<!~)~~~)[^`\n]*\\["']/,
    // Quoted values have been blanked: what is left belongs to one that Markdown ends at the escaped mark.
    pattern: /(\\|(?<=^[^"']*)["'](?=[^"']*$))/g,
    message: 'An escaped quotation mark ends the value of an option.',
    help: () => `Write the value between the other quotation marks: title='a "b"'.`,
  },
  {
    sign: /(?:```|(?<!~)~~~)[^`\n]*\s(?:\/[^/\s]+\/|["'])/,
    pattern: /\s[/"']([^/"']+)(?:\/\d*|["'])(?=\s|$)/g,
    message: 'Words that the fence names are not marked.',
    help: (word) => `Write [!code word:${word}] in a comment on the line itself.`,
  },
  {
    sign: /(?:```|(?<!~)~~~)[^`\n]*=[“”‘’]/,
    pattern: /\s[\w-]+=([“”‘’])/g,
    message: 'Curved quotation marks are part of the value of this option.',
    help: () => 'Write straight ones: title="a.js".',
  },
  ...OPTIONS.map(
    ([names, message, help]): Spelling => ({
      sign: new RegExp(`(?:\`\`\`|(?<!~)~~~)[^\`\\n]*\\s${names}`),
      pattern: new RegExp(`\\s(${names})(?=[={"'/\\s]|$)`, 'g'),
      message,
      help: () => help,
    }),
  ),
  {
    sign: 'mermaid',
    pattern: /^\s*(mermaid)\b/g,
    message: 'The fence is not rendered as a diagram: its source is shown.',
    help: () => 'Use an image of the diagram, such as an SVG. To show the source on purpose, set the language to text.',
  },
];

/** Only reported without a plugin that compiles the code. */
export const OF_TWOSLASH: Spelling = {
  sign: 'twoslash',
  pattern: /\s(twoslash)(?=\s|$)/g,
  message: 'The code is not compiled, and its types are not shown: marks such as "// ^?" are removed.',
  help: () => 'Add the plugin twoslash() of @quire/typescript to the configuration, or remove the word.',
};

export const OF_CODE: readonly CodeSpelling[] = [
  {
    sign: /^[ \t>]*#(?: |$)/m,
    languages: /^(?:rust|rs)$/,
    pattern: /^\s*(#)(?: |$)/g,
    message: 'A line that mdBook hides is shown as code.',
    help: () => 'Remove it, or include the code from a file with file="…".',
  },
  {
    sign: ')!',
    pattern: /(?:#|\/\/|\/\*|<!--|--|;|%)\s*(\(\d+\)!)\s*(?:\*\/|-->)?\s*$/g,
    message: 'A number in a comment does not open an annotation: it is shown as code.',
    help: () => 'Write the text of the annotation into the comment, or below the code.',
  },
  {
    sign: 'highlight-',
    pattern: /^\s*(?:\/\/|\/\*|#|<!--|\{\/\*|--|;|%)\s*(highlight-(?:next-line|start|end))\b\s*(?:\*\/\}?|-->)?\s*$/g,
    message: 'A comment that highlights lines in other systems is shown as code.',
    help: () =>
      'Write [!code highlight] in a comment on the line itself, or the numbers of lines after the language: {2,4-5}.',
  },
  {
    sign: '[!code',
    pattern: UNKNOWN_MARK,
    message: 'An unknown mark is shown as code.',
    help: (name) => `Remove "[!code ${name}]". The marks are ++, --, highlight, focus, error, warning and word:….`,
  },
  {
    sign: '{{',
    pattern: BOOK_INCLUDE,
    message: '"{{#include}}" does not include a file: it is shown as code.',
    help: (path) => `Write file="${path}" after the language of the fence, and nothing in it.`,
  },
  {
    sign: '8<-',
    pattern: /^\W*-+8<-+\s+["']([^"']+)["']/g,
    message: '"--8<--" does not include a file: it is shown as code.',
    help: (path) => `Write file="${path}" after the language of the fence, and nothing in it.`,
  },
];

/** In these languages, the syntax of other systems is probably shown on purpose. */
const SHOWN = new Set(['', 'md', 'mdx', 'markdown', 'mdown', 'text', 'txt', 'plain', 'plaintext', 'hbs', 'handlebars']);

export function showsSyntax(info: string): boolean {
  return SHOWN.has(readLanguage(info));
}

export function readLanguage(info: string): string {
  return /^\s*([\w+#.-]*)/.exec(info)?.[1]?.toLowerCase() ?? '';
}
