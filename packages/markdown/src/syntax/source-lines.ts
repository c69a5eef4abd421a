/** Visits the lines of a Markdown source, distinguishing text and fenced code. */
import { extname } from 'node:path';
import type { SourceFormat } from './source-format.ts';

const FENCE = /^((?:\s|>|[-*+]\s|\d+[.)]\s)*(`{3,}|~{3,}))(.*)$/;
const PREFIX = /^(?:\s|>|[-*+]\s|\d+[.)]\s)*/;
const CLOSING = /^[\s>]*(`{3,}|~{3,})[ \t]*$/;

export interface LineVisitor {
  /** Called for a line outside of fenced code, with its number from 1; returns its replacement. */
  text(line: string, lineNumber: number): string;
  /** Called for an opening fence, with its info string and the text before the fence. */
  fence?(info: string, place: { lineNumber: number; before: string }): void;
  /** Called for a line of fenced code, with the info string of the fence. */
  code?(line: string, place: { lineNumber: number; info: string }): void;
  /** Called at the end for an unclosed fence. */
  unclosed?(place: { lineNumber: number; before: string }): void;
}

/** Visits all lines. Their number stays the same, which keeps positions valid. */
export function visitLines(source: string, { text, fence, code, unclosed }: LineVisitor, format: SourceFormat): string {
  let open: string | undefined;
  let opening = '';
  let place = { lineNumber: 1, before: '' };
  const visited = source
    .split('\n')
    .map((line, index) => {
      if (open !== undefined && isInQuotes(line, place.before)) {
        if (CLOSING.exec(line)?.[1]?.startsWith(open) && mayClose(line, place.before, format)) open = undefined;
        else code?.(line, { lineNumber: index + 1, info: opening });
        return line;
      }
      open = undefined;
      const [, before = '', marks, info = ''] = FENCE.exec(line) ?? [];
      if (marks === undefined || (marks.startsWith('`') && info.includes('`'))) return text(line, index + 1);
      open = marks;
      opening = info;
      place = { lineNumber: index + 1, before };
      fence?.(info, place);
      return line;
    })
    .join('\n');
  if (open !== undefined) unclosed?.(place);
  return visited;
}

/** The end of a quote also ends its fence. */
function isInQuotes(line: string, before: string): boolean {
  return countQuotes(line) >= countQuotes(before);
}

/** Marks in a quote or after four more spaces are code; in MDX, spaces do not count. */
function mayClose(line: string, before: string, format: SourceFormat): boolean {
  return countQuotes(line) === countQuotes(before) && (format === 'mdx' || findMarks(line) <= findMarks(before) + 3);
}

/** @param line one with a fence, or what is before its info string */
function findMarks(line: string): number {
  return line.replaceAll('\t', '    ').search(/[`~]/);
}

/** How many quotes a line begins in. */
export function countQuotes(line: string): number {
  return (PREFIX.exec(line)?.[0].match(/>/g) ?? []).length;
}

/** Maps every line outside of fenced code. */
export function mapTextLines(source: string, visit: LineVisitor['text'], format: SourceFormat): string {
  return visitLines(source, { text: visit }, format);
}

/** Replaces inline code by spaces. */
export function blankInlineCode(line: string): string {
  return line.replace(/(`+)(?:(?!\1).)*\1/g, (code) => ' '.repeat(code.length));
}

/** Blanks fenced code, keeping the number of lines. */
export function blankFences(source: string, format: SourceFormat): string {
  const textLines = new Set<number>();
  const note = (line: string, lineNumber: number) => {
    textLines.add(lineNumber);
    return line;
  };
  mapTextLines(source, note, format);
  return source
    .split('\n')
    .map((line, index) => (textLines.has(index + 1) ? line : ''))
    .join('\n');
}

/** Blanks fences and inline code, keeping the lines and the columns of the rest. */
export function blankCode(source: string, format: SourceFormat): string {
  return blankFences(source, format).split('\n').map(blankInlineCode).join('\n');
}

/** The languages of all fences of a source, possibly with additional ones. */
export function findFenceLanguages(source: string): Set<string> {
  const languages = new Set<string>();
  for (const match of source.matchAll(/^[ \t>\-*+\d.)]*(?:`{3,}|~{3,})[ \t]*([\w+#.-]+)/gm))
    languages.add((match[1] ?? '').toLowerCase());
  // The source in a twin panel is highlighted by its file extension.
  for (const match of source.matchAll(/\ssource="[^"\n]*\.(\w+)"/g)) languages.add(match[1] ?? '');
  for (const file of findDemoSources(source)) languages.add(extname(file).slice(1));
  return languages;
}

const DEMO = /<code\s[^>]*?\bsrc=(["'])([^"']+)\1/g;

/** The files that a page includes with `<code src="./box.tsx" />` (`demo-code.ts`), as written. */
export function findDemoSources(text: string): string[] {
  return Array.from(text.matchAll(DEMO), ([, , source = '']) => source);
}
