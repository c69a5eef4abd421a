/** Reads the lines of a Markdown source, distinguishing text and fenced code. */
import { extname } from 'node:path';
import type { SourceFormat } from './source-format.ts';

export const LINE_PREFIX = String.raw`^(?:[\s>]|[-*+]\s|\d+[.)]\s)*`;
const PREFIX = new RegExp(LINE_PREFIX);
const FENCE = new RegExp(`(${LINE_PREFIX}(\`{3,}|~{3,}))(.*)$`);
const CLOSING = /^[\s>]*(`{3,}|~{3,})[ \t]*$/;

interface WrittenLine {
  /** From 1. */
  line: number;
  written: string;
}

/** `fence` and `end` are the lines around fenced code. */
export type SourceLine = WrittenLine & ({ kind: 'text' } | { kind: 'fence' | 'code' | 'end'; fence: Fence });

export interface Fence {
  /** The text before the info string, with the marks. */
  before: string;
  marks: string;
  info: string;
  isClosed: boolean;
}

export function readLines(source: string, format: SourceFormat): SourceLine[] {
  let open: Fence | undefined;
  return source.split('\n').map((written, index): SourceLine => {
    const line = index + 1;
    if (open !== undefined && isInQuotes(written, open.before)) {
      const fence = open;
      if (!isEnd(written, fence, format)) return { line, written, kind: 'code', fence };
      fence.isClosed = true;
      open = undefined;
      return { line, written, kind: 'end', fence };
    }
    if (open !== undefined) open.isClosed = true;
    open = readFence(written);
    return open === undefined ? { line, written, kind: 'text' } : { line, written, kind: 'fence', fence: open };
  });
}

function readFence(line: string): Fence | undefined {
  const [, before = '', marks, info = ''] = FENCE.exec(line) ?? [];
  if (marks === undefined || (marks.startsWith('`') && info.includes('`'))) return undefined;
  return { before, marks, info, isClosed: false };
}

function isEnd(line: string, { before, marks }: Fence, format: SourceFormat): boolean {
  return CLOSING.exec(line)?.[1]?.startsWith(marks) === true && mayClose(line, before, format);
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
  return readPrefix(line).split('>').length - 1;
}

/** The signs of quotes and items that a line begins with, and the spaces around them. */
export function readPrefix(line: string): string {
  return PREFIX.exec(line)?.[0] ?? '';
}

/**
 * Maps every line outside of fenced code. Their number stays the same, which keeps positions valid.
 * @param visit is called with a line and its number from 1
 */
export function mapTextLines(
  source: string,
  visit: (line: string, lineNumber: number) => string,
  format: SourceFormat,
): string {
  return readLines(source, format)
    .map(({ kind, written, line }) => (kind === 'text' ? visit(written, line) : written))
    .join('\n');
}

/**
 * The same number of backticks on both sides, in one paragraph: before an empty line, a heading, an item, a row of a table or a
 * container. An escaped backtick begins no code.
 */
const INLINE_CODE =
  /(?<!`|(?<!\\)(?:\\\\)*\\)(`+)(?!`)(?:(?!\n[\s>]*(?:$|#{1,6}\s|[-*+]\s|\d+[.)]\s|\||:{3}))[\s\S])*?(?<!`)\1(?!`)/gm;

/** Replaces inline code by spaces, which keeps its lines. */
export function blankInlineCode(text: string): string {
  return text.replace(INLINE_CODE, (code) => code.replace(/[^\n]/g, ' '));
}

/** Blanks fenced code, keeping the number of lines. */
export function blankFences(source: string, format: SourceFormat): string {
  return readLines(source, format)
    .map(({ kind, written }) => (kind === 'text' ? written : ''))
    .join('\n');
}

/** Blanks fences and inline code, keeping the lines and the columns of the rest. */
export function blankCode(source: string, format: SourceFormat): string {
  return blankInlineCode(blankFences(source, format));
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
