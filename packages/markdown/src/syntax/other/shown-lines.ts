/** Blanks the parts of a line that are not text: inline and indented code, `<code>` and comments. */
import { blankInlineCode } from '../source-lines.ts';

const CLOSED = /<(pre|code|samp|kbd)\b[^>]*>.*?<\/\1>|<!--(?!\s*@include:).*?-->/gi;
const OPEN = /<(pre|code|samp)\b[^>]*>|<!--(?!\s*@include:)/i;

/** Must be called with the lines of one source in order. */
export function createLineBlanker(): (line: string) => string {
  const isIndentedCode = createIndentation();
  let end: string | undefined;
  return (line) => {
    let text = blankInlineCode(line);
    if (end !== undefined) {
      const at = text.toLowerCase().indexOf(end);
      if (at === -1) return '';
      text = ' '.repeat(at + end.length) + text.slice(at + end.length);
      end = undefined;
    }
    text = text.replace(CLOSED, (closed) => ' '.repeat(closed.length));
    const open = OPEN.exec(text);
    if (open) end = open[1] === undefined ? '-->' : `</${open[1].toLowerCase()}>`;
    if (isIndentedCode(line)) return '';
    return open ? text.slice(0, open.index) : text;
  };
}

/** Four spaces after an empty line begin code, except in a list. */
function createIndentation(): (line: string) => boolean {
  let isInList = false;
  let mayBegin = true;
  return (line) => {
    if (line.trim() === '') {
      mayBegin = true;
      return false;
    }
    const isIndented = /^(?: {4}| {0,3}\t)/.test(line);
    if (/^ {0,3}(?:[-*+]|\d+[.)])\s/.test(line)) isInList = true;
    else if (/^\S/.test(line)) isInList = false;
    const isCode = isIndented && mayBegin && !isInList;
    mayBegin = isCode;
    return isCode;
  };
}
