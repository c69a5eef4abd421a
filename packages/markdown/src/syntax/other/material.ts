/** What MkDocs reads in a text, with the extensions of Python-Markdown, and what kramdown does. */
import type { Spelling } from './spelling.ts';

const ATTRIBUTE = String.raw`(?:[.#][\w-]+|[\w:-]+=(?:"[^"]*"|'[^']*'|[\w%.-]+))`;
const ATTRIBUTES = String.raw`\s*${ATTRIBUTE}(?:\s+${ATTRIBUTE})*\s*`;

/** What is before the brace is looked at where there is one alone. Behind an element, or alone on a line; in other places braces are text. A heading's `{#id}` is known here too. */
const ATTRIBUTE_LIST = new RegExp(
  String.raw`(?=\{)(?:(?<!^[\s>]*:::.*)(?<=[\])*_>:])(\{${ATTRIBUTES}\})|(?<=^\s*|^#+\s.*\s)(\{(?!\s*#[^\s}]+\s*\})${ATTRIBUTES}\})\s*$|\{:(?!(?<=^#+\s.*)\s*#[^\s}]+\s*\}\s*$)(?:${ATTRIBUTES}|toc)\})`,
  'g',
);

export const OF_MATERIAL: readonly Spelling[] = [
  {
    sign: '!!!',
    pattern: /^\s*!!!\s+([a-z][\w-]*)(?:\s+(?:inline|end))*(?:\s+"[^"]*")?\s*$/g,
    message: '"!!!" does not make a callout: it is text, and what is indented below it is code.',
    help: (type) => `Write ":::${type} Title", the text below it without its indentation, and ":::".`,
  },
  {
    sign: '???',
    pattern: /^\s*(\?\?\?\+?)\s+[a-z][\w-]*(?:\s+(?:inline|end))*(?:\s+"[^"]*")?\s*$/g,
    message: '"???" does not fold a text: it is text, and what is indented below it is code.',
    help: () => 'Write ":::details Title", the text below it without its indentation, and ":::".',
  },
  {
    sign: '===',
    pattern: /^\s*===[!+]?\s+(?:"([^"]+)"|'[^']+')\s*$/g,
    message: '"===" does not make tabs: it is text, and what is indented below it is code.',
    help: (label) => `In .mdx, write <Tabs> with <Tab label="${label || '…'}">, from @theme.`,
  },
  {
    sign: '///',
    pattern: /^\s*\/{3,}\s+(tab|admonition|note|info|tip|warning|danger|details|caption|html|define)\b/g,
    message: '"///" does not open a block: it is text.',
    help: () => 'Write a container, ":::note Title", and ":::" where it ends.',
  },
  {
    sign: '8<-',
    pattern: /^\s*-+8<-+(?:\s+["']?([^"'\s]+))?/g,
    message: '"--8<--" does not include a file: it is text.',
    help: (path) => `In .mdx, write: import Part from '${path || './part.md'}', and <Part /> where its text belongs.`,
  },
  {
    sign: /[\s([*|>^]:[a-z]|^:[a-z]/,
    pattern: /(?<![^\s([*|>]):([a-z][\w+-]*\w):(?![^\s.,!?)\]*|{<])/g,
    message: 'A name between colons makes no icon: it is text.',
    help: (name) => `Write the character itself in place of ":${name}:", or an image.`,
  },
  {
    sign: /\{[!*] *\S/,
    pattern: /^\s*\{[!*]\s*([\w./-]+\.\w+)[^}]*[!*]\}\s*$/g,
    message: 'A file in braces is not included: its name is text.',
    help: (path) =>
      `For code, write a fence with file="${path}". For text, in .mdx: import Part from '${path}', and <Part />.`,
  },
  {
    sign: '*[',
    pattern: /^\s*\*\[([^\]]+)\]:\s/g,
    message: '"*[…]:" does not explain an abbreviation: it is text.',
    help: (word) => `Write <abbr title="…">${word}</abbr> where it is used first.`,
  },
  {
    sign: '++',
    pattern: /(?<![\w+])\+\+([a-z][\w-]*(?:\+[\w"-]+)*)\+\+(?![\w+])/g,
    message: '"++" does not show keys: it is text.',
    help: (keys) => `Write ${keys.replace(/[^+]+/g, '<kbd>$&</kbd>')}.`,
  },
  {
    sign: '{',
    pattern: ATTRIBUTE_LIST,
    message: 'Attributes in braces are text.',
    help: () => 'Remove them, or write the element as HTML: <img src="…" width="300" />.',
  },
];
