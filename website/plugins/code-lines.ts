/** Lines of code that are the same in a page's source and in its HTML, so that what was found in one is found in the other. */
import { createHash } from 'node:crypto';

/** Without indentation, and without lines that hold nothing: regions of files are shown with less of both. */
export function toCodeLines(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

export function hashCodeLines(lines: readonly string[]): string {
  return createHash('sha256').update(toCodeLines(lines).join('\n')).digest('hex').slice(0, 12);
}
