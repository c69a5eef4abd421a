/** The excerpt of a source file that shows where an error is. */

/** Lines shown before and after the place. */
const CONTEXT_LINES = 2;

/** Characters of a line that are shown: a row of a table or a minified line has thousands. */
const LINE_CHARS_MAX = 120;

/** Characters that are two columns wide on a terminal. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff01-\uff60]/u;

/** As wide as they are. */
const WIDE_SPACE = '\u3000';

/** @param line from 1 @param column from 1 */
export function createCodeFrame(source: string, line: number, column: number): string {
  const lines = source.split('\n');
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

/** Where the shown part of the lines begins: the place is in it, with what is around it. */
function findStart(line: string, column: number): number {
  if (line.length <= LINE_CHARS_MAX || column <= LINE_CHARS_MAX / 2) return 0;
  return Math.max(0, Math.min(column - LINE_CHARS_MAX / 2, line.length - LINE_CHARS_MAX));
}

/** An ellipsis has the place of a character, so that all lines stay under one another. */
function cutLine(line: string, start: number): string {
  const end = start + LINE_CHARS_MAX;
  const shown = line.slice(start, end);
  const withStart = start > 0 && shown !== '' ? `…${shown.slice(1)}` : shown;
  return (line.length > end ? `${withStart}…` : withStart).replace(HALVES, ' ');
}

/** Halves of characters that a cut went through. */
const HALVES = /(?<![\ud800-\udbff])[\udc00-\udfff]|[\ud800-\udbff](?![\udc00-\udfff])/g;

/** As wide as the first characters of the text, tabs as they are. */
function toSpaces(text: string, count: number): string {
  return Array.from(text.slice(0, count).padEnd(count), (character) => {
    if (character === '\t') return character;
    return WIDE.test(character) ? WIDE_SPACE : ' '.repeat(character.length);
  }).join('');
}
