/** Formats an excerpt of a source file with a mark under the position of an error. */

/** Lines shown before and after the position. */
const CONTEXT_LINES = 2;

/** Maximum characters shown of a line: table rows and minified lines can have thousands. */
const LINE_CHARS_MAX = 120;

/** Characters that are two columns wide on a terminal. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** A space of the same width. */
const WIDE_SPACE = '\u3000';

/** A position in a text; line and column count from 1. */
export interface TextPoint {
  line: number;
  column: number;
}

/** What is wrong at a position of a text. */
export interface TextFault extends TextPoint {
  message: string;
  /** How to fix it. */
  help: string;
}

/** The position of an offset in a text. */
export function findPoint(text: string, offset: number): TextPoint {
  return createPointFinder(text)(offset);
}

/** Finds the positions of offsets in ascending order, and reads the text once for all of them. */
export function createPointFinder(text: string): (offset: number) => TextPoint {
  let line = 1;
  let start = 0;
  let end = text.indexOf('\n');
  return (offset) => {
    while (end !== -1 && end < offset) {
      line += 1;
      start = end + 1;
      end = text.indexOf('\n', start);
    }
    return { line, column: offset - start + 1 };
  };
}

/** @param source a text or its lines @param line from 1 @param column from 1 */
export function createCodeFrame(source: string | readonly string[], line: number, column: number): string {
  const lines = typeof source === 'string' ? source.split('\n') : source;
  const first = Math.max(1, line - CONTEXT_LINES);
  const last = Math.min(lines.length, line + CONTEXT_LINES);
  const width = String(last).length;
  const start = findStart(lines[line - 1] ?? '', column);
  const rows: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const mark = number === line ? '>' : ' ';
    const shown = cutLine(lines[number - 1] ?? '', start);
    rows.push(`${mark} ${String(number).padStart(width)} | ${shown}`);
    if (number === line) rows.push(`  ${' '.repeat(width)} | ${toSpaces(shown, column - 1 - start)}^`);
  }
  return rows.join('\n');
}

/** The first column that is shown, so that the position is visible with some context. */
function findStart(line: string, column: number): number {
  if (line.length <= LINE_CHARS_MAX || column <= LINE_CHARS_MAX / 2) return 0;
  return Math.max(0, Math.min(column - LINE_CHARS_MAX / 2, line.length - LINE_CHARS_MAX));
}

/** An ellipsis replaces one character, so that the lines stay aligned. */
function cutLine(line: string, start: number): string {
  const end = start + LINE_CHARS_MAX;
  const shown = line.slice(start, end);
  const withStart = start > 0 && shown !== '' ? `…${shown.slice(1)}` : shown;
  return (line.length > end ? `${withStart}…` : withStart).replace(HALVES, ' ');
}

/** Lone surrogates, left by a cut within a character. */
const HALVES = /(?<![\ud800-\udbff])[\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])/g;

/** Spaces as wide as the first characters of the text; tabs are kept. */
function toSpaces(text: string, count: number): string {
  return Array.from(text.slice(0, count).padEnd(count), (character) => {
    if (character === '\t') return character;
    return WIDE.test(character) ? WIDE_SPACE : ' '.repeat(character.length);
  }).join('');
}
