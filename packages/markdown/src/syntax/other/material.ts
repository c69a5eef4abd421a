/** Syntax of MkDocs with the extensions of Python-Markdown, and of kramdown. */
import { CALLOUT_TYPES } from '../containers.ts';
import type { Spelling } from './spelling.ts';

const ATTRIBUTE = String.raw`(?:[.#][\w-]+|-(?=\s*\})|[\w:-]+=(?:"[^"]*"|'[^']*'|[\w%.-]+))`;
const ATTRIBUTES = String.raw`\s*${ATTRIBUTE}(?:\s+${ATTRIBUTE})*\s*`;

/** An attribute list after an element, alone on a line, or with a class or an id at its end; elsewhere, braces are text. The `{#id}` of a heading is supported. */
const ATTRIBUTE_LIST = new RegExp(
  // First what is quick to find, because looking back takes as long as the line is.
  String.raw`(?=\{[^{}]*\})(?:(?<=[\])*_>:])(?<!^[\s>]*:::.*)(\{${ATTRIBUTES}\})|(?=\{[^{}]*\}\s*$)(?<=^\s*|^#+\s.*\s(?!\{\s*#[^\s}]+\s*\}))(\{${ATTRIBUTES}\})\s*$|(?=\{\s*[.#][^{}]*\}\s*$)(?<=\S\s+)(?<!^[\s>]*(?:#|:::).*)(\{${ATTRIBUTES}\})\s*$|\{:(?!(?<=^#+\s.*)\s*#[^\s}]+\s*\}\s*$)(?:${ATTRIBUTES}|toc)\})`,
  'g',
);

export const ICON: Spelling = {
  sign: /[\s([*|>^]:[a-z]|^:[a-z]/,
  pattern: /(?<![^\s([*|>]):([a-z](?:[\w+-]|\\_)*\w):(?![^\s.,!?)\]*|{<])/g,
  message: 'A name between colons is not an icon: it is shown as text.',
  help: (name) => `Write the character itself in place of ":${name}:", or an image.`,
};

export const OF_MATERIAL: readonly Spelling[] = [
  {
    sign: '!!!',
    pattern: /^\s*!!!\s*(\p{L}[\p{L}\w-]*)(?:\s+(?:inline|end|annotate))*(?:\s+"[^"]*")?\s*$/gu,
    message: '"!!!" does not create a callout: it is shown as text, and the indented lines below it as code.',
    help: (type) =>
      `Write ":::${CALLOUT_TYPES.find((known) => known === type) ?? 'note'} Title", the text below it without its indentation, and ":::".`,
  },
  {
    sign: '???',
    pattern: /^\s*(\?\?\?\+?)\s*\p{L}[\p{L}\w-]*(?:\s+(?:inline|end|annotate))*(?:\s+"[^"]*")?\s*$/gu,
    message: '"???" does not create a foldable block: it is shown as text, and the indented lines below it as code.',
    help: () => 'Write ":::details Title", the text below it without its indentation, and ":::".',
  },
  {
    sign: '===',
    pattern: /^\s*===[!+]?\s+(?:"([^"]+)"|'[^']+')\s*$/g,
    message: '"===" does not create tabs: it is shown as text, and the indented lines below it as code.',
    help: (label) => `In .mdx, write <Tabs> with <Tab label="${label || '…'}">, from @theme.`,
  },
  {
    sign: '///',
    pattern: /^\s*\/{3,}\s+(tab|admonition|note|info|tip|warning|danger|details|caption|html|define)\b/g,
    message: '"///" does not open a block: it is shown as text.',
    help: () => 'Write a container: ":::note Title", its text, and ":::".',
  },
  {
    sign: '8<-',
    pattern: /^\s*-+8<-+(?:\s+["']?([^"'\s]+))?/g,
    message: '"--8<--" does not include a file: it is shown as text.',
    help: (path) => `In .mdx, write: import Part from '${path || './part.md'}', and <Part /> where its text belongs.`,
  },
  ICON,
  {
    sign: '`#!',
    isInCode: true,
    pattern: /(?<!``.*)(?<!`)`#![a-z][\w+-]*[ \t]+([^`\n]+)`(?!`)/g,
    message: 'The language in front of inline code is shown as a part of it.',
    help: (code) => `Write \`${code}\`: inline code has no colors.`,
  },
  {
    sign: /\{[!*] *\S/,
    pattern: /^\s*\{[!*]\s*([\w./-]+\.\w+)[^}]*[!*]\}\s*$/g,
    message: 'A file in braces is not included: its name is shown as text.',
    help: (path) =>
      `For code, write a fence with file="${path}". For text, in .mdx: import Part from '${path}', and <Part />.`,
  },
  {
    // After one space, it is certain only below a term. Looking back comes last, because it takes as long as the line is.
    sign: /^ {0,3}:(?: {2}|\t| (?<=\S.*\n {0,3}: ))/m,
    pattern: /^ {0,3}:[ \t]+(\S)/g,
    message: 'A line that begins with a colon defines no term: it is shown as text.',
    help: () => 'Write a list: "- **Term**: what it means".',
  },
  {
    sign: '*[',
    pattern: /^\s*\*\[([^\]]+)\]:\s/g,
    message: '"*[…]:" does not define an abbreviation: it is shown as text.',
    help: (word) => `Write <abbr title="…">${word}</abbr> where it is used first.`,
  },
  {
    sign: /\{(?:~~|>>|--|\+\+|==|[-+]\s)/,
    pattern: /(?<!\{)\{((?:~~|>>|--|\+\+|==|[-+]\s)[^{}\n]+(?:~~|<<|--|\+\+|==|\s[-+]))\}/g,
    message: 'A mark of an editor (CriticMarkup) is shown as text.',
    help: () => 'Accept or reject the change, and remove the mark.',
  },
  {
    sign: '++',
    isInUrls: true,
    pattern: /(?<![\w+])\+\+([a-z][\w-]*(?:\+[\w"-]+)*)\+\+(?![\w+])/g,
    message: '"++" does not mark keys: it is shown as text.',
    help: (keys) => `Write ${keys.replace(/[^+]+/g, '<kbd>$&</kbd>')}.`,
  },
  {
    sign: '==',
    isInUrls: true,
    pattern: /(?<![\w=])==(?=[^\s=])([^=\n]*[^\s=])==(?![\w=])/g,
    message: '"==" does not mark text: it is shown as text.',
    help: (text) => `Write <mark>${text}</mark>.`,
  },
  {
    sign: '^',
    isInUrls: true,
    pattern: /(?<!\^)\^\^(?=[^\s^])([^^\n]*[^\s^])\^\^(?!\^)/g,
    message: '"^^" does not underline text: it is shown as text.',
    help: (text) => `Write <ins>${text}</ins>.`,
  },
  {
    sign: '^',
    isInUrls: true,
    pattern: /(?<=[\p{L}\p{N})\]])\^([\p{L}\p{N}+\-\u2212]{1,12})\^(?![\p{L}\p{N}^])/gu,
    message: '"^" does not raise text: it is shown as text.',
    help: (text) => `Write <sup>${text}</sup>.`,
  },
  {
    sign: '~',
    isInUrls: true,
    // Only such a pair within words: around words, it strikes them out on purpose.
    pattern: /(?<=[\p{L}\p{N})\]])~(?=[\p{L}\p{N}])([^~\n]*[\p{L}\p{N}])~(?=[\p{L}\p{N}])/gu,
    message: 'Two single "~" strike out the text between them.',
    help: (text) => `Write \\~ for the sign, ~~${text}~~ to strike it out, or <sub>${text}</sub> to lower it.`,
  },
  {
    sign: /\\[([]/,
    pattern: /\\\((?=[^\n]{0,200}?(?:\\[A-Za-z]|[\^_]\{|\^\d))[^\n]{1,300}?\\\)|^\s*\\\[\s*$/g,
    message: '"\\(" and "\\[" do not begin a formula: it is shown as text.',
    help: () => 'Write $x^{2}$ in a line, or the formula between two lines of "$$", and set "markdown.formulas".',
  },
  {
    sign: '{',
    pattern: ATTRIBUTE_LIST,
    message: 'Attributes in braces are shown as text.',
    help: () =>
      'Remove them, or write the element as HTML: <img src="…" width="300" />. An id is written in the line of a heading.',
  },
];
