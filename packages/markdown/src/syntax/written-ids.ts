/** Reads the ids that authors write after headings, `## Title {#id}`. */

import { createIndentation } from './shown-lines.ts';
import type { SourceFormat } from './source-format.ts';
import { LINE_PREFIX, mapTextLines } from './source-lines.ts';

/** `## Title {#id}`; MkDocs writes `{ #id }` and `{: #id }`, Docusaurus comments too, `{/* #id *\/}` and `<!-- #id -->`. */
const HEADING_ID =
  /^(.*?\S)[ \t]*(?:\\?\{:?[ \t]*#([^\s}]+?)[ \t]*\\?\}|\{\/\*[ \t]*#([^\s*]+)[ \t]*\*\/\}|<!--[ \t]*#([^\s>]+)[ \t]*-->)(?:[ \t]+#+)?[ \t]*$/;

export function removeHeadingIds(source: string): string {
  if (!/\{|<!--/.test(source)) return source;
  const findHeadingId = createHeadingIdReader(source, 'md');
  return mapTextLines(source, (line, lineNumber) => findHeadingId(line, lineNumber)?.text ?? line, 'md');
}

/** Also in quotes and items. */
const HEADING = new RegExp(String.raw`${LINE_PREFIX}#{1,6}\s`);
/** A line of text, which the line below may underline. */
const UNDERLINED = /^ {0,3}(?![-+*>|]|\d+[.)])\S/;
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/;

/** @returns a function to be called with the lines of text in order, and their numbers from 1 */
export function createHeadingIdReader(source: string, format: SourceFormat) {
  const lines = source.split('\n');
  const isIndented = createIndentation();
  return (line: string, lineNumber: number): { text: string; id: string } | undefined => {
    const isCode = isIndented(line) && format === 'md';
    const [, text = '', ...ids] = HEADING_ID.exec(line) ?? [];
    const id = ids.find((each) => each !== undefined) ?? '';
    if (isCode || id === '') return undefined;
    const [above = '', below = ''] = [lines[lineNumber - 2], lines[lineNumber]];
    const isUnderlined = above.trim() === '' && UNDERLINED.test(line) && UNDERLINE.test(below);
    return isUnderlined || HEADING.test(line) ? { text, id } : undefined;
  };
}
