/** Normalizes lines of code, so that those in the source of a page and in its HTML can be compared. */
import { createHash } from 'node:crypto';

/** Without indentation and empty lines, because regions of files are shown with less of both. */
export function toCodeLines(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

export function hashCodeLines(lines: readonly string[]): string {
  return createHash('sha256').update(toCodeLines(lines).join('\n')).digest('hex').slice(0, 12);
}
