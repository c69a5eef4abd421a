import type { SourceFormat } from '../syntax/source-format.ts';
import { mapTextLines } from '../syntax/source-lines.ts';

/** Marks a line for removal with a character that no text contains. */
const SURPLUS = '\0';

/** Leaves one blank line where something was removed. */
export function collapseBlankLines(text: string, format: SourceFormat): string {
  let lastBlank = 0;
  const visit = (line: string, lineNumber: number) => {
    if (line.trim() !== '') return line;
    const isSecond = lastBlank === lineNumber - 1;
    lastBlank = lineNumber;
    return isSecond ? SURPLUS : '';
  };
  return mapTextLines(text, visit, format)
    .split('\n')
    .filter((line) => line !== SURPLUS)
    .join('\n');
}
