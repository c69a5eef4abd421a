/**
 * Finds text that Markdown shows unchanged or drops: references, footnotes and wiki links without a definition,
 * links without a URL, table cells after the last column, and those that a `|` in code splits, fences that nothing
 * closes, and headings that are text or have none.
 */

import type { TextFault } from '../diagnostics/code-frame.ts';
import { createLineBlanker } from './other-syntax.ts';
import type { SourceFormat } from './source-format.ts';
import { type LineVisitor, mapTextLines, visitLines } from './source-lines.ts';

/** First consumes code and escaped characters. */
const REFERENCE =
  /(`+)(?:(?!\1).)*\1|\\.|(?<!!)\[\[(?<wiki>(?![\s\d-]*\||toc\]|[\d\s,.-]+\]|['"`{])\S[^[\]\n]*?)\]\](?!\()|(?<![\w\])}])!?\[(?<text>[^[\]]+)\]\[(?<label>[^[\]^]*)\]|\[\^(?<note>[\w\u2e80-\u9fff-]+)\](?!:)|(?<!!)\[(?<empty>[^[\]]*)\]\((?:<>)?\s*\)/g;
const DEFINITION = /^[\s>]*(?:[-*+]\s+)?\[([^\]]+)\]:/;
/** A character class of a regular expression. */
const RANGE = /^\w-\w/;
const STATEMENT = /^(?:import|export)\s/;

export function findDeadReferences(source: string, format?: SourceFormat): TextFault[] {
  if (!/\]\[|\[\^|\[\[|\]\(\s*(?:<>)?\s*\)/.test(source)) return [];
  const defined = new Set<string>();
  const lines: Array<[line: number, text: string]> = [];
  const blank = createLineBlanker(format);
  mapTextLines(
    source,
    (line, number) => {
      const label = DEFINITION.exec(line)?.[1];
      if (label !== undefined) defined.add(toKey(label));
      // Code belongs to labels.
      if (blank(line).trim() !== '') lines.push([number, line]);
      return line;
    },
    format,
  );
  return lines.flatMap(([line, text]) =>
    STATEMENT.test(text) ? [] : findInLine(text, defined).map((each) => ({ line, ...each })),
  );
}

function findInLine(text: string, defined: ReadonlySet<string>): Array<Omit<TextFault, 'line'>> {
  return [...text.matchAll(REFERENCE)].flatMap((match) => {
    const fault = describe(match.groups ?? {}, defined);
    return fault ? [{ column: match.index + 1, ...fault }] : [];
  });
}

function describe(
  { text, label, note, empty, wiki }: Partial<Record<string, string>>,
  defined: ReadonlySet<string>,
): Pick<TextFault, 'message' | 'help'> | undefined {
  if (empty !== undefined)
    return {
      message: `The link "[${empty}]()" has no URL, so it leads to its own page.`,
      help: 'Write the URL between the parentheses.',
    };
  if (wiki !== undefined) return defined.has(toKey(wiki)) ? undefined : describeWiki(wiki);
  const name = note === undefined ? label || text : `^${note}`;
  if (name === undefined || defined.has(toKey(name)) || (note !== undefined && RANGE.test(note))) return undefined;
  const subject = note === undefined ? `The reference "[${name}]"` : `The footnote "[${name}]"`;
  return {
    message: `${subject} has no definition, so it is shown as text.`,
    help: `Add a definition on a separate line: "[${name}]: …". To show brackets as text, escape them: "\\[".`,
  };
}

/** `[[page]]`, `[[page#part]]`, `[[page|text]]` */
function describeWiki(wiki: string): Pick<TextFault, 'message' | 'help'> {
  const [, page = wiki, text = page] = /^([^|#]*)(?:#[^|]*)?(?:\|(.*))?$/.exec(wiki) ?? [];
  return { message: `"[[${wiki}]]" is not a link: it is shown as text.`, help: `Write [${text}](<./${page}.md>).` };
}

/** Labels are compared without case and white space. */
function toKey(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
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

export function findLostCells(source: string, format?: SourceFormat): TextFault[] {
  if (!/^[^\n]*\|[^\n]*-|^[^\n]*-[^\n]*\||\|[ \t]*\n[ \t>]*\|/m.test(source)) return [];
  const found: TextFault[] = [];
  let previous: Row | undefined;
  /** The first row of what may be a table. */
  let first: Row | undefined;
  let columns: number | undefined;
  const blank = createLineBlanker(format);
  mapTextLines(
    source,
    (line, number) => {
      const start = PREFIX.exec(line)?.[0].length ?? 0;
      const row = { line: number, start, text: blank(line).trim() === '' ? '' : line.slice(start).trimEnd() };
      const isNext = previous?.line === number - 1;
      if (!isNext || row.text === '' || /[-*+.)]/.test(line.slice(0, start))) columns = undefined;
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
    },
    format,
  );
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

function checkRow(row: Row, columns: number): TextFault[] {
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

export interface LostBlock extends TextFault {
  rule: 'elements' | 'headingLevels';
}

/** `##Title`, `#\u3000标题`; one sign before a letter may be a tag. */
const UNSPACED = /^ {0,3}(?:(#{2,6})(?=[^#\s])|(#{1,6})(?=\u3000)|(#)(?=[\p{Lu}\p{Script=Han}][^#]*$))/u;
const EMPTY = /^ {0,3}#{1,6}[ \t]*$/;

export function findLostBlocks(source: string, format?: SourceFormat): LostBlock[] {
  const found: LostBlock[] = [];
  const blank = createLineBlanker(format);
  let isShown = true;
  const visitor: LineVisitor = {
    fence(_, { before }) {
      isShown = blank(before) !== '';
    },
    text(written, line) {
      const text = blank(written);
      const column = text.indexOf('#') + 1;
      const signs = UNSPACED.exec(text);
      if (signs) found.push({ rule: 'headingLevels', line, column, ...describeText(signs[0].trim()) });
      if (EMPTY.test(text) && EMPTY.test(written)) found.push({ rule: 'headingLevels', line, column, ...WITHOUT_TEXT });
      return written;
    },
    unclosed: ({ lineNumber: line, before }) => {
      if (isShown) found.push({ rule: 'elements', line, column: before.search(/[`~]/) + 1, ...UNCLOSED });
    },
  };
  visitLines(source, visitor, format);
  return found;
}

function describeText(signs: string) {
  return {
    message: `Without a space behind "${signs}", this line is text, not a heading.`,
    help: `Write "${signs} ", with a space. To show the sign, write "\\#".`,
  };
}

const WITHOUT_TEXT = { message: 'This heading has no text.', help: 'Write its text after the signs, or remove it.' };

const UNCLOSED = {
  message: 'Nothing closes this fence, so what follows is code.',
  help: 'Write the same signs alone on a line below the code. A line with a word after the signs does not close it.',
};
