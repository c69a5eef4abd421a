/** Finds table cells that are lost: those after the last column, and those split by a `|` in code. */
import { mapTextLines } from './source-lines.ts';

export interface LostCell {
  line: number;
  column: number;
  message: string;
  help: string;
}

const DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
const PREFIX = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*/;
const PIPE = /(?<!\\)\|/g;
const CODE = /(?<!\\)(`+)(?!`)((?:(?!\1).)*?[^`])\1(?!`)/g;

interface Row {
  line: number;
  /** The offset of the text in its line. */
  start: number;
  text: string;
}

export function findLostCells(source: string): LostCell[] {
  if (!/^[^\n]*\|[^\n]*-|^[^\n]*-[^\n]*\||\|[ \t]*\n[ \t>]*\|/m.test(source)) return [];
  const found: LostCell[] = [];
  let previous: Row | undefined;
  /** The first row of what may be a table. */
  let first: Row | undefined;
  let columns: number | undefined;
  mapTextLines(source, (line, number) => {
    const start = PREFIX.exec(line)?.[0].length ?? 0;
    const row = { line: number, start, text: line.slice(start).trimEnd() };
    const isNext = previous?.line === number - 1;
    if (!isNext || row.text === '') columns = undefined;
    if (!isNext) first = row;
    if (columns !== undefined) found.push(...checkRow(row, columns));
    else if (isNext && previous && row.text.includes('|') && DELIMITERS.test(row.text)) {
      columns = countCells(row);
      found.push(...checkHead(previous, columns));
    } else if (isNext && previous && previous === first && isRow(previous, line) && isRow(row, line)) {
      found.push({ line: first.line, column: first.start + 1, message: NO_DASHES, help: NO_DASHES_HELP });
    }
    previous = row.text === '' ? undefined : row;
    return line;
  });
  return found;
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

function checkRow(row: Row, columns: number): LostCell[] {
  const cells = countCells(row);
  const code = findDividedCode(row);
  if (code !== undefined) {
    const message = `A "|" in code splits a cell: the row has ${cells} cells, but the table has ${columns} columns.`;
    return [{ line: row.line, column: code, message, help: HELP }];
  }
  if (cells <= columns) return [];
  const message = `The row has ${cells} cells, but the table has ${columns} columns: cells after the last column are not shown.`;
  return [{ line: row.line, column: findCell(row, columns), message, help: HELP }];
}

/** If the header and the line below it have different numbers of cells, Markdown does not parse a table. */
function checkHead(head: Row, columns: number): LostCell[] {
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
