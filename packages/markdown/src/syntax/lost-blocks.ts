/**
 * Finds blocks that Markdown does not read as they were meant: table cells after the last column, and those that a `|` in code
 * splits, fences that nothing closes or that are outside of their list, and headings that are text or have none.
 */

import type { TextFault } from '../diagnostics/code-frame.ts';
import { createExpressionBlanker, createLineBlanker, listShownLines } from './shown-lines.ts';
import type { SourceFormat } from './source-format.ts';
import { blankInlineCode, type LineVisitor, visitLines } from './source-lines.ts';

export interface LostBlock extends TextFault {
  rule: 'elements' | 'headingLevels' | 'tables';
}

export function findLostBlocks(source: string, format: SourceFormat): LostBlock[] {
  const cells = findLostCells(source, format).map((fault) => ({ rule: 'tables' as const, ...fault }));
  return [...cells, ...findHeadingsAndFences(source, format)];
}

const DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const PREFIX = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*/;
const PIPE = /(?<!\\)\|/g;
const CODE = /(?<!\\)(`+)(?!`)((?:(?!\1).)*?[^`])\1(?!`)/g;

interface Row {
  line: number;
  /** The offset of the text in its line. */
  start: number;
  quotes: number;
  text: string;
}

function findLostCells(source: string, format: SourceFormat): TextFault[] {
  if (!/^(?=[^\n]*\|)[^\n]*-|\|[ \t]*\n[ \t>]*\|/m.test(source)) return [];
  const found: TextFault[] = [];
  let previous: Row | undefined;
  /** The first row of what may be a table. */
  let first: Row | undefined;
  let columns: number | undefined;
  for (const { line, written, text } of listShownLines(source, format)) {
    const [prefix = ''] = PREFIX.exec(written) ?? [];
    const start = prefix.length;
    const quotes = prefix.split('>').length - 1;
    const row = {
      line,
      start,
      quotes,
      text: text.trim() === '' ? '' : readCells(written, format).slice(start).trimEnd(),
    };
    const isNext = previous?.line === line - 1 && !(columns !== undefined && endsTable(row, previous));
    if (!isNext || row.text === '' || /[-*+.)]/.test(prefix)) columns = undefined;
    if (!isNext) first = row;
    if (columns !== undefined) found.push(...checkRow(row, columns));
    else if (isNext && previous && row.text.includes('|') && DELIMITERS.test(row.text)) {
      columns = countCells(row);
      found.push(...checkHead(previous, columns));
    } else if (isNext && previous && previous === first && isRow(previous, written) && isRow(row, written)) {
      found.push({ line: first.line, column: first.start + 1, message: NO_DASHES, help: NO_DASHES_HELP });
    }
    previous = row.text === '' ? undefined : row;
  }
  return found;
}

/** A row without the bars in expressions of MDX, which split no cell; those in code do. */
function readCells(written: string, format: SourceFormat): string {
  if (format !== 'mdx' || !written.includes('{')) return written;
  const withoutCode = blankInlineCode(written);
  const shown = createExpressionBlanker()(withoutCode);
  return written.replace(/\|/g, (bar, index: number) => (withoutCode[index] === bar ? (shown[index] ?? bar) : bar));
}

/** A heading, a horizontal line, HTML, a container or the definition of a footnote. */
const OTHER_BLOCK = /^(?:#{1,6}(?:\s|$)|([-*_])(?:[ \t]*\1){2,}$|<[^|]*$|:{3,}(?:[a-z]|$)|\[\^[^\]]+\]:)/i;

function endsTable({ text, start, quotes }: Row, previous: Row): boolean {
  return OTHER_BLOCK.test(text) || quotes !== previous.quotes || start >= previous.start + 4;
}

const NO_DASHES = 'These lines are not a table: no line of dashes is below the first.';
const NO_DASHES_HELP = 'Add it below the first line: "| --- | --- |".';

/** A row with bars at both ends and between. Indented lines may be code. */
function isRow({ text }: Row, line: string): boolean {
  return /^\|.*[^\\]\|.*\|$/.test(text) && !/^(?: {4}|\t)/.test(line);
}

function countCells({ text }: Row): number {
  return text
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(PIPE).length;
}

const HELP = 'Write "\\|" for a "|" in a cell, also in code.';

function checkRow(row: Row, columns: number): TextFault[] {
  const cells = countCells(row);
  if (columns > 1 && !row.text.includes('|'))
    return [{ line: row.line, column: row.start + 1, message: NOT_APART, help: 'Leave an empty line above it.' }];
  const code = findDividedCode(row);
  if (code !== undefined) {
    const message = `A "|" in code splits a cell: the row has ${cells} cells, but the table has ${columns} columns.`;
    return [{ line: row.line, column: code, message, help: HELP }];
  }
  if (/(?<!\\)\\$/.test(row.text))
    return [
      { line: row.line, column: row.start + row.text.length, message: CONTINUED, help: 'Write <br> in the cell.' },
    ];
  if (cells <= columns) return [];
  const message = `The row has ${cells} cells, but the table has ${columns} columns: cells after the last column are not shown.`;
  return [{ line: row.line, column: findCell(row, columns), message, help: HELP }];
}

const CONTINUED = 'A row ends with its line: the "\\" does not continue its last cell.';
const NOT_APART = 'This line is a row of the table above it, because no empty line is between them.';

/** If the header and the line below it have different numbers of cells, Markdown does not parse a table. */
function checkHead(head: Row, columns: number): TextFault[] {
  const cells = countCells(head);
  if (cells === columns || !head.text.includes('|')) return [];
  const message = `These lines are not a table: the first has ${cells} cells, but the line below it has ${columns}.`;
  return [{ line: head.line, column: findDividedCode(head) ?? head.start + 1, message, help: HELP }];
}

function findDividedCode({ text, start }: Row): number | undefined {
  const code = [...text.matchAll(CODE)].find(([, , inner = '']) => /(?<!\\)\|/.test(inner));
  return code && start + code.index + 1;
}

/** The column of a cell in its line, from 0. */
function findCell({ text, start }: Row, cell: number): number {
  const pipes = [...text.matchAll(PIPE)].filter(({ index }) => index > 0);
  return start + (pipes[cell - 1]?.index ?? 0) + 2;
}

/** `##Title`, `#\u3000标题`; one sign before a letter may be a tag. */
const UNSPACED = /^ {0,3}(?:(#{2,6})(?=[^#\s])|(#{1,6})(?=\u3000)|(#)(?=[\p{Lu}\p{Script=Han}][^#]*$))/u;
const EMPTY = /^ {0,3}#{1,6}[ \t]*$/;
const ITEM = /^(\s*(?:[-*+]|\d+[.)])[ \t]+)\S/;

function findHeadingsAndFences(source: string, format: SourceFormat): LostBlock[] {
  const found: LostBlock[] = [];
  const blank = createLineBlanker(format);
  /** Where the text of each open list item begins. */
  let items: number[] = [];
  let isShown = true;
  const visitor: LineVisitor = {
    fence(_, { lineNumber: line, before }) {
      isShown = blank(before) !== '';
      const indent = /^ *(?=[`~])/.exec(before)?.[0].length ?? 0;
      if (indent > 0 && items.length > 0 && items.every((start) => start > indent))
        found.push({ rule: 'elements', line, column: indent + 1, ...describeOutside(Math.min(...items)) });
    },
    text(written, line) {
      const text = blank(written);
      const column = text.indexOf('#') + 1;
      const signs = UNSPACED.exec(text);
      if (signs) found.push({ rule: 'headingLevels', line, column, ...describeText(signs[0].trim()) });
      if (EMPTY.test(text) && EMPTY.test(written)) found.push({ rule: 'headingLevels', line, column, ...WITHOUT_TEXT });
      items = trackItems(items, written);
      return written;
    },
    unclosed: ({ lineNumber: line, before }) => {
      if (isShown) found.push({ rule: 'elements', line, column: before.search(/[`~]/) + 1, ...UNCLOSED });
    },
  };
  visitLines(source, visitor, format);
  return found;
}

function trackItems(items: readonly number[], line: string): number[] {
  const start = ITEM.exec(line)?.[1]?.length;
  if (start !== undefined) return [...items.filter((each) => each <= line.search(/\S/)), start];
  return /^\S/.test(line) ? [] : [...items];
}

function describeOutside(start: number) {
  return {
    message: 'This fence is outside of the list item above, because its text begins further right.',
    help: `Indent the fence and its code by ${start} spaces. To have it outside on purpose, do not indent it.`,
  };
}

function describeText(signs: string) {
  return {
    message: `Without a space after "${signs}", this line is text, not a heading.`,
    help: `Write "${signs} ", with a space. To show the sign, write "\\#".`,
  };
}

const WITHOUT_TEXT = { message: 'This heading has no text.', help: 'Write its text after the signs, or remove it.' };

const UNCLOSED = {
  message: 'Nothing closes this fence, so what follows is code.',
  help: 'Write the same signs alone on a line below the code. A line with a word after the signs does not close it.',
};
