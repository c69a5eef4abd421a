/** Finds cells of tables that are not shown, and rows that are no table. */

import type { TextFault } from '../diagnostics/code-frame.ts';
import { createExpressionBlanker, type ShownLine, type ShownSource } from './shown-lines.ts';
import type { SourceFormat } from './source-format.ts';
import { blankInlineCode, countQuotes, readPrefix } from './source-lines.ts';

const DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const PIPE = /(?<!\\)\|/g;
const CODE = /(?<!\\)(`+)(?!`)((?:(?!\1).)*?[^`])\1(?!`)/g;

interface Row {
  line: number;
  /** The offset of the text in its line. */
  start: number;
  quotes: number;
  isItem: boolean;
  /** Whether it may be code. */
  isIndented: boolean;
  text: string;
}

export function findLostCells(shown: ShownSource): TextFault[] {
  const found: TextFault[] = [];
  let previous: Row | undefined;
  /** The first row of what may be a table. */
  let first: Row | undefined;
  let columns: number | undefined;
  /** The last line of the last table. */
  let end = Number.NEGATIVE_INFINITY;
  const texts = listTexts(shown);
  for (const [index, text] of texts.entries()) {
    const row = readRow(text, shown.format);
    const { line, start, isItem } = row;
    const isNext = isBelow(row, previous, columns !== undefined);
    found.push(...checkSign(text, previous, { head: first, columns }));
    if (!isNext || row.text === '' || isItem) columns = undefined;
    if (!isNext) first = row;
    if (columns !== undefined) {
      found.push(...checkRow(row, columns));
      end = line;
    } else if (line - 2 <= end && isAlone(row, texts[index + 1])) {
      found.push({ line, column: start + 1, message: APART, help: APART_HELP });
    } else if (isNext && previous && row.text.includes('|') && DELIMITERS.test(row.text)) {
      const faults = checkHead(previous, countCells(row));
      found.push(...faults);
      // Otherwise the lines are no table, and have no rows.
      columns = faults.length === 0 ? countCells(row) : undefined;
    } else if (!isNext && DASHES.test(row.text) && !row.isIndented) {
      found.push({ line, column: start + 1, message: NO_HEAD, help: NO_HEAD_HELP });
    } else if (isNext && previous && previous === first && isRow(previous) && isRow(row)) {
      found.push({ line: first.line, column: first.start + 1, message: NO_DASHES, help: NO_DASHES_HELP });
    }
    previous = row.text === '' ? undefined : row;
  }
  return found;
}

/** Empty if the source may have no row. */
function listTexts({ source, lines }: ShownSource): ShownLine[] {
  if (!/^(?=[^\n]*\|)[^\n]*-|\|[ \t]*\n[ \t>]*\|/m.test(source)) return [];
  return lines.filter(({ kind }) => kind === 'text');
}

interface Table {
  head: Row | undefined;
  /** Undefined if there is none. */
  columns: number | undefined;
}

function checkSign({ line, text }: ShownLine, previous: Row | undefined, { head, columns }: Table): TextFault[] {
  if (columns === undefined || previous?.line !== line - 1 || !SIGN_ROW.test(text)) return [];
  if (!head || head.quotes > 0 || head.text.startsWith('|')) return [];
  return [{ line, column: text.search(/\S/) + 1, message: SIGN, help: SIGN_HELP }];
}

function readRow({ line, written, text }: ShownLine, format: SourceFormat): Row {
  const prefix = readPrefix(written);
  const start = prefix.length;
  return {
    line,
    start,
    quotes: countQuotes(written),
    isItem: /[-*+.)]/.test(prefix),
    isIndented: /^(?: {4}|\t)/.test(written),
    text: text.trim() === '' ? '' : readCells(written, format).slice(start).trimEnd(),
  };
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

/** Whether a row belongs to what is directly above it. */
function isBelow(row: Row, previous: Row | undefined, inTable: boolean): boolean {
  return previous?.line === row.line - 1 && !(inTable && endsTable(row, previous));
}

function endsTable({ text, start, quotes }: Row, previous: Row): boolean {
  return OTHER_BLOCK.test(text) || quotes !== previous.quotes || start >= previous.start + 4;
}

/** `|---|---|` below an empty line */
const DASHES = /^\|(?:[ \t]*:?-{3,}:?[ \t]*\|)+$/;
const NO_HEAD = 'This line of dashes makes no table: no row is directly above it.';
const NO_HEAD_HELP = 'Remove the empty lines between the rows of a table.';
const APART = 'This row is no part of the table above it: an empty line or the end of a quote is between them.';
const APART_HELP = 'Write it directly below the table, or add the line of dashes of another table below the row.';
/** A first cell that is the sign of an item, a quote or a heading. */
const SIGN_ROW = /^\s*(?:[-+*>]|#{1,6}|\d+[.)])[ \t]+\|/;
const SIGN = 'This line is no row of the table: its first sign begins a list, a quote or a heading.';
const SIGN_HELP = 'Begin and end all rows of the table with "|".';
const NO_DASHES = 'These lines are not a table: no line of dashes is below the first.';
const NO_DASHES_HELP = 'Add it below the first line: "| --- | --- |".';

/** Whether a row has no other below it. */
function isAlone(row: Row, below: ShownLine | undefined): boolean {
  return isRow(row) && (below === undefined || below.text.trim() === '');
}

/** A row with bars at both ends and between. */
function isRow({ text, isIndented }: Row): boolean {
  return /^\|.*[^\\]\|.*\|$/.test(text) && !isIndented;
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
  if (!row.text.includes('|'))
    return [{ line: row.line, column: row.start + 1, message: NOT_APART, help: 'Leave an empty line above it.' }];
  const divided = findDivided(row);
  if (divided) {
    const message = `A "|" in ${divided.kind} splits a cell: the row has ${cells} cells, the table ${columns} columns.`;
    return [{ line: row.line, column: divided.column, message, help: HELP }];
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
  return [{ line: head.line, column: findDivided(head)?.column ?? head.start + 1, message, help: HELP }];
}

/** Autolinks, attributes, comments, elements, texts and targets of links, and emphasis, each with a `|` in it. */
const DIVIDED =
  /<(?:[a-z][a-z\d+.-]*:[^<>\s|]*\||[a-z][^<>|]*=(?:"[^"|]*|'[^'|]*)\||!--(?:(?!-->)[^|])*\||([a-z]\w*)(?:\s[^<>|]*)?>[^<>|]*\|[^<>]*<\/\1>)|\[[^[\]|]*\|[^[\]]*\]\(|\]\([^()\s|]*\|[^()\s]*\)|(?<![\w*~])(\*\*|~~)(?=[^\s*~|])[^*~|]*\|[^*~]*(?<=[^\s*~|])\2(?![\w*~])/i;

/** Inline syntax that a bar of the row divides. */
function findDivided({ text, start }: Row): { kind: string; column: number } | undefined {
  const code = [...text.matchAll(CODE)].find(([, , inner = '']) => /(?<!\\)\|/.test(inner));
  const other = DIVIDED.exec(blankInlineCode(text).replaceAll('\\|', '  '));
  const found = code ?? other;
  return found ? { kind: code ? 'code' : 'a link, a tag or emphasis', column: start + found.index + 1 } : undefined;
}

/** The column of a cell in its line, from 0. */
function findCell({ text, start }: Row, cell: number): number {
  const pipes = [...text.matchAll(PIPE)].filter(({ index }) => index > 0);
  return start + (pipes[cell - 1]?.index ?? 0) + 2;
}
