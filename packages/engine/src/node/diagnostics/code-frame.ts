/** Owns the excerpt of a source file that shows where an error is. */

/** Lines shown before and after the place. */
const CONTEXT_LINES = 2;

/** @param line from 1 @param column from 1 */
export function createCodeFrame(source: string, line: number, column: number): string {
  const lines = source.split('\n');
  const first = Math.max(1, line - CONTEXT_LINES);
  const last = Math.min(lines.length, line + CONTEXT_LINES);
  const width = String(last).length;
  const rows: string[] = [];
  for (let number = first; number <= last; number += 1) {
    const mark = number === line ? '>' : ' ';
    rows.push(`${mark} ${String(number).padStart(width)} | ${lines[number - 1] ?? ''}`);
    if (number === line) rows.push(`  ${' '.repeat(width)} | ${' '.repeat(Math.max(0, column - 1))}^`);
  }
  return rows.join('\n');
}
