/** Lists the lines of a source, with everything that is not text for readers blanked. */

import { findPoint } from '../diagnostics/code-frame.ts';
import { readFrontmatterBlock } from '../frontmatter.ts';
import type { SourceFormat } from './source-format.ts';
import { blankInlineCode, readLines, type SourceLine } from './source-lines.ts';

export interface ShownSource {
  source: string;
  format: SourceFormat;
  lines: readonly ShownLine[];
}

export type ShownLine = SourceLine & {
  /** Inline code, comments and other syntax are replaced by spaces; empty for a fence in a comment. */
  text: string;
};

export type FenceLine = Exclude<ShownLine, { kind: 'text' }>;

export function readShown(source: string, format: SourceFormat): ShownSource {
  const blank = createLineBlanker(format);
  const read = readLines(source, format);
  const withoutCode = blankInlineCode(
    read.map(({ kind, written }) => (kind === 'text' ? written : '')).join('\n'),
  ).split('\n');
  let isShown = true;
  const lines = read.map((line, index) => {
    if (line.kind === 'text') return { ...line, text: blank(line.written, withoutCode[index] ?? '') };
    if (line.kind === 'fence') isShown = blank(line.fence.before, line.fence.before) !== '';
    return { ...line, text: isShown ? line.written : '' };
  });
  return { source, format, lines };
}

const SHOWN =
  /^(?:title|sidebarLabel|sidebar_label|description|summary|hero|features):[^\n]*(?:\n(?:[ \t-][^\n]*)?)*/gm;

/** The lines of the fields whose texts readers see; names, quotes and inline code are blanked. */
export function listShownFields(source: string): ShownLine[] {
  const { yaml } = readFrontmatterBlock(source);
  return [...yaml.matchAll(SHOWN)].flatMap(({ 0: field, index }) =>
    field.split('\n').map((written, below) => ({
      kind: 'text',
      line: findPoint(yaml, index).line + 1 + below,
      written,
      text: blankInlineCode(written.replace(/^[\s-]*(?:[\w-]+:\s+)?["']?/, (name) => ' '.repeat(name.length))),
    })),
  );
}

const CLOSED = String.raw`<(pre|code|samp|kbd|style)\b[^>]*>.*?<\/\1>|<!--(?!\s*(?:@include:|tabs:)).*?-->`;
const OPEN = String.raw`<(pre|code|samp|style|script)\b[^>]*>(?!.*<\/\1>)|<!--(?!\s*(?:@include:|tabs:))`;
/** Parts that end in their line, and those that only begin there. In .md, a comment in braces is text. */
const HIDDEN: Readonly<Record<SourceFormat, { closed: RegExp; open: RegExp }>> = {
  md: { closed: new RegExp(CLOSED, 'gi'), open: new RegExp(OPEN, 'i') },
  mdx: {
    closed: new RegExp(String.raw`${CLOSED}|\{\/\*.*?\*\/\}`, 'gi'),
    open: new RegExp(String.raw`${OPEN}|\{\/\*`, 'i'),
  },
};
/** Its tags stay: they are reported. */
const SCRIPT = /(<script\b[^>]*>)(.*?)(?=<\/script>)/gi;

const ENDS: Readonly<Record<string, string>> = { '<!--': '-->', '{/*': '*/}' };

/**
 * Blanks the parts of a line that are not text: inline and indented code, `<code>`, styles, scripts, comments, and the statements
 * and expressions of MDX. Must be called with the lines of one source in order.
 */
function createLineBlanker(format: SourceFormat): (line: string, withoutCode: string) => string {
  const isIndentedCode = createIndentation();
  const isModule = format === 'mdx';
  const { closed, open: opening } = HIDDEN[format];
  const blankExpressions = createExpressionBlanker();
  const isStatement = createStatement();
  let end: string | undefined;
  return (line, withoutCode) => {
    if (isModule && end === undefined && isStatement(line)) return '';
    let text = withoutCode;
    if (end !== undefined) {
      const at = text.toLowerCase().indexOf(end);
      if (at === -1) return '';
      text = ' '.repeat(at + end.length) + text.slice(at + end.length);
      end = undefined;
    }
    text = text.replace(closed, (part) => ' '.repeat(part.length));
    text = text.replace(SCRIPT, (_, tag: string, code: string) => tag + ' '.repeat(code.length));
    const open = opening.exec(text);
    if (open) end = open[1] === undefined ? ENDS[open[0]] : `</${open[1].toLowerCase()}>`;
    if (isIndentedCode(line)) return '';
    const shown = open ? text.slice(0, open.index + (end === '</script>' ? open[0].length : 0)) : text;
    return isModule ? blankExpressions(shown) : shown;
  };
}

/** `{names[0]()}` is no link. An expression may have several lines. */
export function createExpressionBlanker(): (line: string) => string {
  const inText = /\\.|[^{\\]+|[\s\S]/y;
  // In the text of an element, an apostrophe begins no string: `{a && <b>don't</b>}`.
  const inCode = /"(?:[^"\\]|\\.)*"|(?<!\p{L})'(?:[^'\\]|\\.)*'|[\s\S]/uy;
  let depth = 0;
  return (line) => {
    if (depth === 0 && !line.includes('{')) return line;
    let text = '';
    while (text.length < line.length) {
      const pattern = depth === 0 ? inText : inCode;
      pattern.lastIndex = text.length;
      const [part = ''] = pattern.exec(line) ?? [];
      if (part === '{') depth += 1;
      text += depth === 0 ? part : ' '.repeat(part.length);
      if (part === '}') depth = Math.max(depth - 1, 0);
    }
    return text;
  };
}

/** A statement of MDX ends at an empty line, except in a template literal. */
function createStatement(): (line: string) => boolean {
  let isStatement = false;
  let isInTemplate = false;
  return (line) => {
    isStatement = isStatement ? isInTemplate || line.trim() !== '' : /^(?:import|export)\s/.test(line);
    const count = isStatement ? (line.match(/(?<!\\)`/g)?.length ?? 0) : 0;
    isInTemplate = isInTemplate !== (count % 2 === 1);
    return isStatement;
  };
}

/** Four spaces after an empty line begin code, except in a list. */
export function createIndentation(): (line: string) => boolean {
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
