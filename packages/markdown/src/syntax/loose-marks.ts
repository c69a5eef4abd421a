/** Finds signs of lists, of emphasis and of code that Markdown shows as text, mostly because of a space too many or too few. */

import type { TextFault } from '../diagnostics/code-frame.ts';
import { findJoinedLines } from './joined-lines.ts';
import type { ShownLine, ShownSource } from './shown-lines.ts';
import { LINE_PREFIX } from './source-lines.ts';

export function findLooseMarks({ source, lines }: ShownSource): TextFault[] {
  const present = MARKS.filter(({ pattern }) => source.search(pattern) >= 0);
  const joined = [...findJoinedLines(lines), ...findUnopened(lines)];
  if (present.length === 0 && source.search(ITEM_PAIR) < 0) return joined;
  let last: string | undefined;
  let lastNumber: string | undefined;
  const marks = lines.flatMap(({ kind, line, text }) => {
    if (kind !== 'text') return [];
    const item = ITEM.exec(text)?.[1];
    const isStep = item !== undefined && continues(item, lastNumber) && !HAN_ITEM.test(text);
    const follows = isStep || (item !== undefined && continues(item, last));
    last = item;
    lastNumber = NUMBER.exec(text)?.[1] ?? lastNumber;
    const own = present.flatMap(({ pattern, message, help }) =>
      [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
        line,
        column: index + Math.max(found.search(/[-*_`<+[\\/]|[A-Za-z]:|(?!\u3000)[\u3000-\u303f\uff01-\uff60]/), 0) + 1,
        message,
        help,
      })),
    );
    return follows ? [{ line, column: text.search(/\S/) + 1, ...describeItem(item) }, ...own] : own;
  });
  return [...joined, ...marks];
}

/** Begins another paragraph, or a cell of a table. */
const BLOCK = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})\s|:::|\|)/;

/** The only `**` of a paragraph, if it ends a word: it was to end emphasis that nothing begins. */
function findUnopened(lines: readonly ShownLine[]): TextFault[] {
  const paragraphs: ShownLine[][] = [];
  for (const line of lines) {
    if (line.kind !== 'text' || line.text.trim() === '' || BLOCK.test(line.text)) paragraphs.push([]);
    if (line.kind === 'text') paragraphs.at(-1)?.push(line);
  }
  return paragraphs.flatMap((paragraph) => {
    const marks = paragraph.flatMap(({ line, text }) =>
      [...text.matchAll(/\*+/g)].map(({ index }) => ({ line, text, index })),
    );
    const [mark] = marks.length === 1 ? marks : [];
    if (!mark || !/[\p{L}\p{N}.!?。！？]\*\*(?:[\s,;:.)，。；：）]|$)/u.test(mark.text.slice(mark.index - 1)))
      return [];
    return [{ line: mark.line, column: mark.index + 1, ...UNOPENED }];
  });
}

const UNOPENED = {
  message: 'Nothing begins the emphasis that "**" ends here: it is shown as text.',
  help: 'Write "**" in front of the text, or remove it. To show the sign, write "\\*".',
};

/** `1.安装` or `-one`, which are certainly meant as a list in lines below each other. */
const ITEM = /^\s*(\d{1,2}[.)]|[-+]|\*(?!.*\*))(?=\p{Script=Han}|\p{L}{2})(?!.*[*+]\s*$)/u;

/** `1.安装` alone may be a title. */
const HAN_ITEM = /^\s*\d+[.)]\p{Script=Han}/u;

/** `1. One` or `1.One`, which the next number continues after other blocks, too. */
const NUMBER = /^\s*(\d{1,2}[.)])(?=\s|\p{L}{2})/u;

/** Two of them in lines below each other, or a number. */
const ITEM_PAIR = /^[ \t]*\d{1,2}[.)]\p{L}{2}|^[ \t]*(?:\d{1,2}[.)]|[-*+])\p{L}.*\n[ \t]*(?:\d{1,2}[.)]|[-*+])\p{L}/mu;

function continues(sign: string, last: string | undefined): boolean {
  const number = Number.parseInt(sign, 10);
  return Number.isNaN(number) ? sign === last : last !== undefined && number === Number.parseInt(last, 10) + 1;
}

function describeItem(sign: string) {
  return {
    message: `Without a space after "${sign}", this line is no list item: it is shown as text.`,
    help: `Write "${sign} ", with a space.`,
  };
}

const SPACED = {
  message: 'With a space inside, "**" does not emphasize text: it is shown as text.',
  help: 'Remove the space: **text**. To show the sign, write "\\*".',
};
const IN_WORD = {
  message: 'Next to letters, "_" does not emphasize text: it is shown as text.',
  help: 'Write "*" in place of "_". To show the sign, write "\\_".',
};

/** Names of Python and JavaScript. */
const SPECIAL_NAMES = 'init|main|repr|dict|[gs]etattr|[gs]etitem|slots|proto|pycache';

/** At these signs, CommonMark neither begins nor ends emphasis. What is around them is no operator and no name. */
const WORDS = String.raw`(?=[^*\n]*\p{L}{2})[^*\n]+`;
const HAN = String.raw`(?=[^_\n]*\p{Script=Han})[^_\s](?:[^_\n]*[^_\s])?`;
const MARKS = [
  {
    // In a line, the first signs may end what is in front of them, unless the last ones are at a word.
    pattern: new RegExp(
      String.raw`(?=\*\*)(?<=${LINE_PREFIX})\*\*[ \t]${WORDS}\*\*(?!\*)|(?<=[\s(])\*\*[ \t]${WORDS}(?<=\S)\*\*(?![*/])`,
      'gmu',
    ),
    ...SPACED,
  },
  { pattern: /(?<=^|[\s(])\*\*(?=\p{L})[^*\n]+[ \t]\*\*(?=[\s\p{L}\p{N},.;:!?)]|$)/gmu, ...SPACED },
  { pattern: new RegExp(String.raw`[\p{L}\p{N}]__${HAN}__|__${HAN}__(?=[\p{L}\p{N}])`, 'gu'), ...IN_WORD },
  {
    pattern: /[\p{L}\p{N}]_(?=[「『（《【“])[^_\n]+_(?![\p{L}\p{N}])|_[^_\n]+[」』）》】”。]_(?=[\p{L}\p{N}])/gu,
    ...IN_WORD,
  },
  {
    pattern: /^[ \t>]*(?:[-+]|\d{1,2}[.)])[\u00a0\u200b\u3000](?=\S)/gm,
    message: 'This line is no list item: the space after its sign is not an ordinary one.',
    help: 'Replace it by a space: "- ".',
  },
  ...[
    { pattern: /^[ \t>]*\uff1a{3}[ \t]*[A-Za-z]/gm, what: 'open a container', written: '":::"' },
    { pattern: /^[ \t>]*\uff03{1,6}[ \t\u3000]+\S/gm, what: 'begin a heading', written: '"## "' },
    { pattern: /^[ \t]*\uff1e[ \t\u3000]*\S/gm, what: 'begin a quote', written: '"> "' },
    { pattern: /^[ \t>]*[\uff0d\uff0b][ \t\u3000]+\S/gm, what: 'begin a list item', written: '"- "' },
    { pattern: /^[ \t>]*\uff5c.*\uff5c[ \t]*$/gm, what: 'divide the cells of a table', written: '"| a | b |"' },
    { pattern: /^[ \t>]*\uff40{3}/gm, what: 'open a fence', written: '"```"' },
    { pattern: /(?<!\uff40)\uff40(?=\S)[^\uff40\n]+\uff40(?!\uff40)/g, what: 'mark code', written: '`code`' },
    { pattern: /\uff0a\uff0a(?=\S)[^\uff0a\n]+\uff0a\uff0a/g, what: 'emphasize text', written: '**text**' },
    {
      // Before a link, the sign may end a sentence.
      pattern: /\uff01(?=\[[^\]\n]*\]\(<?[^()\s]+\.(?:png|jpe?g|gif|svg|webp|avif)[)>\s])/gi,
      what: 'make a link an image',
      written: '![text](./image.png)',
    },
  ].map(({ pattern, what, written }) => ({
    pattern,
    message: `Full-width signs do not ${what}: they are shown as text.`,
    help: `Write half-width ones: ${written}.`,
  })),
  {
    pattern: /<[a-z][\w-]*\s(?:[^<>]*\s)?[\w:-]+=[“”‘’][^<>]*>?/gi,
    message: 'Curved quotation marks are part of the value of this attribute.',
    help: 'Write straight ones: name="value".',
  },
  {
    pattern: /^[ \t>]*(?:(?:[-*+]|\d{1,2}[.)])[ \t]+\[(?:[ xX]\](?=[^\s([:\]])|\](?=\s))|[-*+]\[[ xX]\](?=\s))/gm,
    message: 'These brackets are no state of a task: they are shown as text.',
    help: 'Write "- [ ] text" or "- [x] text", with these spaces. To show the brackets, write "\\[".',
  },
  {
    pattern: new RegExp(String.raw`(?<![\w\\/])__(?:(?:${SPECIAL_NAMES})__(?![\w/])|[a-z]+__(?=\.py\b|\())`, 'g'),
    message: 'Two underscores around a name emphasize it: they are not shown.',
    help: 'Write the name as code.',
  },
  {
    pattern: /\/\*\.\w[^*\n]*\/\*(?=\.\w)/g,
    message: 'The stars of two such names emphasize what is between them: they are not shown.',
    help: 'Write the names as code.',
  },
  {
    pattern: /(?<![\w\\])(?:[A-Za-z]:(?:\\[\w ]+)*\\(?=[._~!#$%&(){}@+*[\]-])|\\\\(?=[A-Za-z][\w.-]*\\[A-Za-z\d]))/g,
    message: 'Of this path, a backslash before a sign is not shown.',
    help: 'Write the path as code.',
  },
  {
    pattern: /(?<![\\`])`+/g,
    message: 'This backtick has no counterpart in its paragraph, so it is shown as text.',
    help: 'Write as many backticks after the code as before it. To show the sign, write "\\`".',
  },
];
