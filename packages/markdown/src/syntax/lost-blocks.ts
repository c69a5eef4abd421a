/** Finds fences that nothing closes, and headings that are text or have none. */
import { createLineBlanker } from './other/shown-lines.ts';
import { visitLines } from './source-lines.ts';

export interface LostBlock {
  rule: 'elements' | 'headingLevels';
  line: number;
  column: number;
  message: string;
  help: string;
}

/** `##Title`, `#\u3000标题`; one sign before a letter may be a tag. */
const UNSPACED = /^ {0,3}(?:(#{2,6})(?=[^#\s])|(#{1,6})(?=\u3000)|(#)(?=[\p{Lu}\p{Script=Han}][^#]*$))/u;
const EMPTY = /^ {0,3}#{1,6}[ \t]*$/;

export function findLostBlocks(source: string): LostBlock[] {
  const found: LostBlock[] = [];
  const blank = createLineBlanker();
  visitLines(source, {
    text(written, line) {
      const text = blank(written);
      const column = text.indexOf('#') + 1;
      const signs = UNSPACED.exec(text);
      if (signs) found.push({ rule: 'headingLevels', line, column, ...describeText(signs[0].trim()) });
      if (EMPTY.test(text) && EMPTY.test(written)) found.push({ rule: 'headingLevels', line, column, ...WITHOUT_TEXT });
      return written;
    },
    unclosed: ({ lineNumber: line, before }) => {
      found.push({ rule: 'elements', line, column: before.search(/[`~]/) + 1, ...UNCLOSED });
    },
  });
  return found;
}

function describeText(signs: string) {
  return {
    message: `Without a space behind "${signs}", this line is text, not a heading.`,
    help: `Write "${signs} ", with a space. To show the sign, write "\\#".`,
  };
}

const WITHOUT_TEXT = { message: 'This heading has no text.', help: 'Write its text behind the signs, or remove it.' };

const UNCLOSED = {
  message: 'Nothing closes this fence, so what follows is code.',
  help: 'Write the same signs alone on a line below the code. A line with a word behind the signs does not close it.',
};
