/**
 * Finds blocks that Markdown reads in another way than intended: cells of tables, fences that nothing closes or that are outside
 * of their list, and headings that are text or have none.
 */

import type { TextFault } from '../diagnostics/code-frame.ts';
import { findLostCells } from './lost-cells.ts';
import { createLineBlanker } from './shown-lines.ts';
import type { SourceFormat } from './source-format.ts';
import { type LineVisitor, visitLines } from './source-lines.ts';

export interface LostBlock extends TextFault {
  rule: 'elements' | 'headingLevels' | 'tables';
}

export function findLostBlocks(source: string, format: SourceFormat): LostBlock[] {
  const cells = findLostCells(source, format).map((fault) => ({ rule: 'tables' as const, ...fault }));
  return [...cells, ...findHeadingsAndFences(source, format)];
}

/** `##Title`, `#\u3000标题`, a space without break; one sign before a letter may be a tag. */
const UNSPACED = /^ {0,3}(?:(#{2,6})(?=[^#\s])|(#{1,6})(?=[\u00a0\u200b\u3000])|(#)(?=[\p{Lu}\p{Script=Han}][^#]*$))/u;
/** Signs alone, or with an id. */
const EMPTY = /^ {0,3}#{1,6}(?:[ \t]+#*(?:\\?\{#[^{}]*\})?)?[ \t]*$/;
/** Signs with a word after them. */
const OPENING = /^( {0,3})(`{3,}(?=[^`\n]*[^`\s][^`\n]*$)|~{3,}(?=.*[^~\s]))/;
const ITEM = /^(\s*)([-*+]|\d+[.)])[ \t]+(?=\S)/;

interface ListItem {
  /** The columns before its sign, and before its text. */
  indent: number;
  start: number;
  isNumbered: boolean;
}

function findHeadingsAndFences(source: string, format: SourceFormat): LostBlock[] {
  const found: LostBlock[] = [];
  const blank = createLineBlanker(format);
  let items: readonly ListItem[] = [];
  let isShown = true;
  let open = '';
  const visitor: LineVisitor = {
    fence(_, { lineNumber: line, before }) {
      isShown = blank(before) !== '';
      open = /[`~]+$/.exec(before)?.[0] ?? '';
      const indent = /^ *(?=[`~])/.exec(before)?.[0].length ?? 0;
      const starts = items.map(({ start }) => start);
      if (indent > 0 && starts.length > 0 && starts.every((start) => start > indent))
        found.push({ rule: 'elements', line, column: indent + 1, ...describeOutside(Math.min(...starts)) });
    },
    code(written, { lineNumber: line }) {
      const [, before = '', signs = ''] = OPENING.exec(written) ?? [];
      if (isShown && signs !== '' && signs.startsWith(open))
        found.push({ rule: 'elements', line, column: before.length + 1, ...NOT_CLOSED });
    },
    text(written, line) {
      const text = blank(written);
      const column = text.indexOf('#') + 1;
      const signs = UNSPACED.exec(text);
      if (signs) found.push({ rule: 'headingLevels', line, column, ...describeText(signs[0].trim()) });
      if (EMPTY.test(text) && EMPTY.test(written)) found.push({ rule: 'headingLevels', line, column, ...WITHOUT_TEXT });
      const item = readItem(written);
      const above = text === '' || item === undefined ? undefined : items.find((each) => isBetween(item, each));
      if (item && above) found.push({ rule: 'elements', line, column: item.indent + 1, ...describeItem(above.start) });
      items = item ? [...items.filter(({ start }) => start <= item.indent), item] : /^\S/.test(written) ? [] : items;
      return written;
    },
    unclosed: ({ lineNumber: line, before }) => {
      if (isShown) found.push({ rule: 'elements', line, column: before.search(/[`~]/) + 1, ...UNCLOSED });
    },
  };
  visitLines(source, visitor, format);
  return found;
}

function readItem(line: string): ListItem | undefined {
  const [whole = '', { length: indent } = '', sign] = ITEM.exec(line) ?? [];
  return sign === undefined ? undefined : { indent, start: whole.length, isNumbered: /\d/.test(sign) };
}

/** Whether an item begins between the sign and the text of one above. Items with the same kind of sign are of one list. */
function isBetween({ indent, isNumbered }: ListItem, above: ListItem): boolean {
  return isNumbered !== above.isNumbered && above.indent < indent && indent < above.start;
}

function describeItem(start: number) {
  return {
    message:
      'This list is outside of the item above, and ends its list, because the text of the item begins further right.',
    help: `Indent this list by ${start} spaces.`,
  };
}

function describeOutside(start: number) {
  return {
    message: 'This fence is outside of the list item above, because its text begins further right.',
    help: `Indent the fence and its code by ${start} spaces. To have it outside on purpose, do not indent it.`,
  };
}

function describeText(signs: string) {
  return {
    message: `Without an ordinary space after "${signs}", this line is text, not a heading.`,
    help: `Write "${signs} ", with a space. To show the sign, write "\\#".`,
  };
}

const WITHOUT_TEXT = { message: 'This heading has no text.', help: 'Write its text after the signs, or remove it.' };

const UNCLOSED = {
  message: 'Nothing closes this fence, so what follows is code.',
  help: 'Write the same signs alone on a line below the code.',
};

const NOT_CLOSED = {
  message: 'This line is code: a word follows its signs, so they neither close the fence above nor open another.',
  help: 'Close the fence above with the signs alone. To show a fence in code, give the outer one more signs.',
};
