/**
 * Finds blocks that Markdown reads in another way than intended: cells of tables, fences that nothing closes or that are outside
 * of their list, and headings that are text or have none.
 */

import type { TextFault } from '../diagnostics/code-frame.ts';
import { findLostCells } from './lost-cells.ts';
import type { FenceLine, ShownLine, ShownSource } from './shown-lines.ts';

export interface LostBlock extends TextFault {
  rule: 'elements' | 'headingLevels' | 'tables';
}

export function findLostBlocks(shown: ShownSource): LostBlock[] {
  const cells = findLostCells(shown).map((fault) => ({ rule: 'tables' as const, ...fault }));
  return [...cells, ...findLostLines(shown.lines)];
}

/** `##Title`, `#\u3000标题`, a space without break; one sign before a letter may be a tag. */
const UNSPACED = /^ {0,3}(?:(#{2,6})(?=[^#\s])|(#{1,6})(?=[\u00a0\u200b\u3000])|(#)(?=[\p{Lu}\p{Script=Han}][^#]*$))/u;
/** Signs alone, or with an id. */
const EMPTY = /^ {0,3}#{1,6}(?:[ \t]+#*(?:\\?\{#[^{}]*\})?)?[ \t]*$/;
/** Signs with a word after them. */
const OPENING = /^( {0,3})(`{3,}(?=[^`\n]*[^`\s][^`\n]*$)|~{3,}(?=.*[^~\s]))/;
const ITEM = /^(\s*)(?:[-*+]|(\d{1,9})[.)])[ \t]+(?=\S)/;
/** Text that a line below continues, unless that begins a block. */
const PARAGRAPH = /^\s*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(?![#>|<`~]|:::|\[[^\]]+\]:|(?:[-*_][ \t]*){3,}$)\S/;
/** Lines of prose that an editor wraps are longer. */
const SHORT_LINE = 50;

interface ListItem {
  /** The columns before its sign, and before its text. */
  indent: number;
  start: number;
  /** Undefined for bullets. */
  number: number | undefined;
}

function findLostLines(lines: readonly ShownLine[]): LostBlock[] {
  let items: readonly ListItem[] = [];
  let continued = 0;
  return lines.flatMap((shown, index) => {
    if (shown.kind !== 'text') return findFenceFaults(shown, items);
    const { written, text, line } = shown;
    const item = readItem(written);
    const above = lines[index - 1]?.written ?? '';
    if (item && text !== '' && continuesText(item, above, items)) {
      const isFirst = continued !== line - 1;
      continued = line;
      const isList = isNext(readItem(lines[index + 1]?.written ?? ''), item) || above.trim().length < SHORT_LINE;
      return isFirst && isList ? [{ rule: 'elements', line, column: item.indent + 1, ...CONTINUED }] : [];
    }
    const faults = [
      ...findHeadingFaults(shown),
      ...(items.length === 0 ? findUnderlined(lines, index) : []),
      ...(text === '' ? [] : findItemFaults(line, item, items)),
    ];
    const isEnd = /^\S/.test(written) && !(PARAGRAPH.test(above) && PARAGRAPH.test(written));
    items = item ? [...items.filter(({ start }) => start <= item.indent), item] : isEnd ? [] : items;
    return faults;
  });
}

function findHeadingFaults({ line, written, text }: ShownLine): LostBlock[] {
  const place = { rule: 'headingLevels' as const, line, column: text.indexOf('#') + 1 };
  const signs = UNSPACED.exec(text);
  if (signs) return [{ ...place, ...describeText(signs[0].trim()) }];
  return EMPTY.test(text) && EMPTY.test(written) ? [{ ...place, ...WITHOUT_TEXT }] : [];
}

/** A paragraph that a line below makes a heading. */
function findUnderlined(lines: readonly ShownLine[], index: number): LostBlock[] {
  const [first, last, line] = [-2, -1, 0].map((offset) => lines[index + offset]);
  const isText = (each: ShownLine | undefined) => each?.kind === 'text' && PARAGRAPH.test(each.text);
  if (!line || line.text === '' || !/^ {0,3}(?:=+|-+)[ \t]*$/.test(line.written) || !isText(last)) return [];
  if (!isText(first) && !/[.。;；,，][ \t]*$/.test(last?.text ?? '')) return [];
  return [{ rule: 'headingLevels', line: line.line, column: line.text.search(/\S/) + 1, ...UNDERLINED }];
}

const UNDERLINED = {
  message: 'This line makes the text above it a heading.',
  help: 'Write an empty line above it for a horizontal line, or the heading with "## ".',
};

function findItemFaults(line: number, item: ListItem | undefined, items: readonly ListItem[]): LostBlock[] {
  const above = item && items.find((each) => isBetween(item, each));
  return above ? [{ rule: 'elements', line, column: item.indent + 1, ...describeItem(item, above) }] : [];
}

/** @param items those of the list above */
function findFenceFaults({ kind, line, text, fence }: FenceLine, items: readonly ListItem[]): LostBlock[] {
  const rule = 'elements';
  if (kind === 'code') {
    const [, before = '', signs = ''] = OPENING.exec(text) ?? [];
    return signs !== '' && signs.startsWith(fence.marks)
      ? [{ rule, line, column: before.length + 1, ...NOT_CLOSED }]
      : [];
  }
  if (kind !== 'fence') return [];
  const indent = /^ *(?=[`~])/.exec(fence.before)?.[0].length ?? 0;
  const starts = items.map(({ start }) => start);
  const isOutside = indent > 0 && starts.length > 0 && starts.every((start) => start > indent);
  const column = fence.before.search(/[`~]/) + 1;
  return [
    ...(isOutside ? [{ rule, line, column, ...describeOutside(Math.min(...starts)) } as const] : []),
    ...(fence.isClosed || text === '' ? [] : [{ rule, line, column, ...UNCLOSED } as const]),
  ];
}

function readItem(line: string): ListItem | undefined {
  const [whole, { length: indent } = '', number] = ITEM.exec(line) ?? [];
  if (whole === undefined) return undefined;
  return { indent, start: whole.length, number: number === undefined ? undefined : Number(number) };
}

/** Only a list that begins with 1 ends a paragraph. Items of an open list begin left of its text. */
function continuesText({ indent, number }: ListItem, above: string, items: readonly ListItem[]): boolean {
  return number !== undefined && number !== 1 && PARAGRAPH.test(above) && (items.at(-1)?.start ?? 0) <= indent;
}

function isNext(item: ListItem | undefined, { indent, number = 0 }: ListItem): boolean {
  return item?.number === number + 1 && item.indent === indent;
}

/** Whether an item begins between the sign and the text of one above, and is no item of its list that is moved by a space. */
function isBetween({ indent, number }: ListItem, above: ListItem): boolean {
  const isOther = (number === undefined) !== (above.number === undefined);
  const isNested = indent - above.indent > 1 && (number === undefined || number === 1);
  return above.indent < indent && indent < above.start && (isOther || isNested);
}

const CONTINUED = {
  message: 'This line continues the text above: a list that does not begin with 1 needs an empty line above it.',
  help: 'Write an empty line above the list, or begin it with 1.',
};

function describeItem({ number }: ListItem, { start, number: above }: ListItem) {
  if ((number === undefined) === (above === undefined))
    return {
      message: 'This item is not within the one above, but next to it, because the text of that begins further right.',
      help: `Indent this item by ${start} spaces.`,
    };
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
