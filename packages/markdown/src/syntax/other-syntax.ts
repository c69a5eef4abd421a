/** Finds syntax of other documentation systems that is not supported: it would be shown as text, or be lost. */

import { OF_CODE, OF_FENCES, readLanguage, showsSyntax } from './other/fences.ts';
import { OF_MATERIAL } from './other/material.ts';
import type { Spelling } from './other/spelling.ts';
import { OF_TEMPLATES } from './other/templates.ts';
import { OF_PLAIN_MARKDOWN, OF_VITEPRESS } from './other/vitepress.ts';
import type { SourceFormat } from './source-format.ts';
import { blankInlineCode, type LineVisitor, visitLines } from './source-lines.ts';

export interface OtherSyntax {
  /** The line of the first occurrence. */
  line: number;
  column: number;
  message: string;
  help: string;
}

const OF_LINES = [...OF_VITEPRESS, ...OF_MATERIAL, ...OF_TEMPLATES];

interface Found extends OtherSyntax {
  count: number;
}

/**
 * Reports each kind once, because a page of another system has many of a kind.
 * @param isRendered whether a plugin renders fences of a language: it may read any words behind the language
 */
export function findOtherSyntax(
  source: string,
  format: SourceFormat,
  isRendered: (language: string) => boolean,
): OtherSyntax[] {
  const isHere = ({ sign }: Spelling) => (typeof sign === 'string' ? source.includes(sign) : sign.test(source));
  const ofLines = (format === 'md' ? [...OF_LINES, ...OF_PLAIN_MARKDOWN] : OF_LINES).filter(isHere);
  const [ofFences, ofCode] = [OF_FENCES.filter(isHere), OF_CODE.filter(isHere)];
  if (ofLines.length + ofFences.length + ofCode.length === 0) return [];
  const found = new Map<Spelling, Found>();
  const add = (spellings: readonly Spelling[], text: string, place: { line: number; start: number }) => {
    for (const spelling of spellings) addFound(found, spelling, { text, ...place });
  };
  const blank = createLineBlanker(format);
  const visitor: LineVisitor = {
    text(text, line) {
      add(ofLines, blank(text), { line, start: 0 });
      return text;
    },
    fence(info, { lineNumber, before }) {
      if (isRendered(readLanguage(info))) return;
      const text = info.replace(/"[^"]*"|'[^']*'/g, (quoted) => ' '.repeat(quoted.length));
      add(ofFences, text, { line: lineNumber, start: before.length });
    },
    code(text, { lineNumber, info }) {
      if (!showsSyntax(info)) add(ofCode, text, { line: lineNumber, start: 0 });
    },
  };
  visitLines(source, visitor, format);
  return [...found.values()].map(({ count, message, ...place }) => ({
    ...place,
    message: count === 1 ? message : `${message} This page has ${count} of them.`,
  }));
}

function addFound(
  found: Map<Spelling, Found>,
  spelling: Spelling,
  { text, line, start }: { text: string; line: number; start: number },
) {
  if (typeof spelling.sign === 'string' && !text.includes(spelling.sign)) return;
  for (const match of text.matchAll(spelling.pattern)) {
    const known = found.get(spelling);
    if (known) known.count += 1;
    else {
      const column = start + match.index + (match[0].length - match[0].trimStart().length) + 1;
      found.set(spelling, { line, column, message: spelling.message, help: spelling.help(match[1] ?? ''), count: 1 });
    }
  }
}

const CLOSED = /<(pre|code|samp|kbd|style)\b[^>]*>.*?<\/\1>|<!--(?!\s*@include:).*?-->|\{\/\*.*?\*\/\}/gi;
const OPEN = /<(pre|code|samp|style)\b[^>]*>|<!--(?!\s*@include:)|\{\/\*/i;

const STATEMENT = /^(?:import|export)\s/;
const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '{/*': '*/}' };

/**
 * Blanks the parts of a line that are not text: inline and indented code, `<code>`, styles, comments, and statements of
 * MDX. Must be called with the lines of one source in order.
 */
export function createLineBlanker(format: SourceFormat = 'md'): (line: string) => string {
  const isIndentedCode = createIndentation();
  const mayHoldStatements = format === 'mdx';
  let isStatement = false;
  let end: string | undefined;
  return (line) => {
    isStatement = isStatement ? line.trim() !== '' : mayHoldStatements && end === undefined && STATEMENT.test(line);
    if (isStatement) return '';
    let text = blankInlineCode(line);
    if (end !== undefined) {
      const at = text.toLowerCase().indexOf(end);
      if (at === -1) return '';
      text = ' '.repeat(at + end.length) + text.slice(at + end.length);
      end = undefined;
    }
    text = text.replace(CLOSED, (closed) => ' '.repeat(closed.length));
    const open = OPEN.exec(text);
    if (open) end = open[1] === undefined ? ENDS[open[0]] : `</${open[1].toLowerCase()}>`;
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
