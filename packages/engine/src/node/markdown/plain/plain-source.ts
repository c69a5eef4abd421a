/**
 * Owns which sources need no tree, and what their lines say: their fences, and where their headings, links and images are.
 * The parser alone knows what a line is. So lines are read in such a way that nothing is a heading, a link or code besides
 * what is found here, and whoever has the HTML of the parser counts.
 */
import { parseCodeMeta } from '../highlight/code-meta.ts';
import { mayHoldFileTabs } from '../syntax/file-tabs.ts';
import type { ImportUse } from '../syntax/import-statements.ts';
import { mayHoldSvg } from '../syntax/inline-svg.ts';
import type { SourceFormat } from '../syntax/normalize.ts';
import { mayHoldTable } from '../syntax/tables.ts';
import { findLineLinks, type LineLinks, type LineSyntax } from './line-links.ts';
import { countClosing, MARK, quoteLine, quoteOpening, readOpening } from './plain-callouts.ts';
import { isStatement, isTag, JOINT, readStatements, readTag } from './plain-mdx.ts';
import { createPropertyReader, type PropertyLines } from './plain-properties.ts';

export interface PlainFence {
  /** From 1. */
  line: number;
  language: string;
  meta: string;
  code: string;
  /** In a callout or a component. */
  isNested: boolean;
  /** Nothing is between it and the fence before. */
  isNext: boolean;
}

export interface PlainSource extends LineLinks {
  /** With fences that are empty, because their code needs no parser, and quotes in place of callouts. */
  text: string;
  fences: PlainFence[];
  headings: Array<{ depth: number; line: number }>;
  /** How many callouts there are. */
  callouts: number;
  properties: PropertyLines;
  imports: ImportUse[];
}

/** Characters that the parser replaces, and those that mark what is written for it. */
const UNUSUAL = new RegExp(`[\\0\\r${MARK}${JOINT}]`);

/** Outside of code: alerts, definitions of links and footnotes, and what is wider than a character. */
const UNUSUAL_TEXT = /\[!|\]:|\t/;

const FENCE = /^( *)(`{3,}|~{3,})[ ]*(?:([^\s`&\\]+)(?: ([^\s`&\\](?:[^`&\\\n]*[^\s`&\\])?))?)?[ ]*$/;
const EMPTY_ITEM = /^[\s>]*(?:[-*+]|\d+[.)])\s*$/;

/** Spaces before the marks that close a fence. */
const CLOSING_INDENT_MAX = 3;

const HEADING = /^ {0,3}(#{1,6})(?: |$)/;

/** Undefined where the source may hold something else. */
export function readPlainSource(text: string, format: SourceFormat): PlainSource | undefined {
  if (UNUSUAL.test(text) || mayHoldSvg(text)) return undefined;
  const reader = createReader(text, { hasDirectives: text.includes(':::'), isMdx: format === 'mdx' });
  let index = 0;
  while (index < reader.lines.length) {
    const last = readLines(reader, index);
    if (last === undefined) return undefined;
    index = last + 1;
  }
  const { source, kept } = reader;
  const rest = kept.join('\n');
  if (reader.colons > 0 || reader.depth !== 0 || UNUSUAL_TEXT.test(rest)) return undefined;
  return { ...source, text: rest };
}

type Reader = ReturnType<typeof createReader>;

function createReader(text: string, syntax: LineSyntax) {
  const lines = text.split('\n');
  const properties = createPropertyReader();
  const source: PlainSource = {
    text: '',
    fences: [],
    headings: [],
    links: [],
    images: [],
    callouts: 0,
    properties: properties.lines,
    imports: [],
  };
  return {
    lines,
    syntax,
    tableLines: mayHoldTable(text) ? findTableLines(lines) : new Set<number>(),
    source,
    properties,
    kept: [] as string[],
    hasFileTabs: mayHoldFileTabs(text),
    /** Colons of the callout that is open. */
    colons: 0,
    /** What follows such an item of a list, further in, may not be in the list. */
    hasEmptyItem: false,
    /** Components that are open. */
    depth: 0,
    /** Whether there was a line of text since the last fence. */
    isApart: true,
  };
}

/** The lines that may be rows of a table: all that stand together with one of dashes. */
function findTableLines(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  let start = 0;
  for (let index = 0; index <= lines.length; index += 1) {
    if ((lines[index] ?? '').trim() !== '') continue;
    const together = lines.slice(start, index);
    if (together.some(mayHoldTable)) for (const at of together.keys()) found.add(start + at);
    start = index + 1;
  }
  return found;
}

/** Reads what begins on a line. The index of its last line, or undefined. */
function readLines(reader: Reader, index: number): number | undefined {
  const line = reader.lines[index] ?? '';
  if (line.includes('```') || line.includes('~~~')) return addFence(reader, index);
  if (/[^ \t]/.test(line)) reader.isApart = true;
  if (line.includes(':::')) return addCalloutLine(reader, index);
  if (reader.syntax.isMdx && (isStatement(line) || isTag(line))) return addCode(reader, index);
  return addText(reader, index);
}

function keep({ kept, colons }: Reader, ...lines: string[]) {
  kept.push(...(colons > 0 ? lines.map(quoteLine) : lines));
}

/** Whether the line before is empty: to the parser of MDX, one with a space is not always. */
function isFree({ lines }: Reader, index: number): boolean {
  return index === 0 || lines[index - 1] === '';
}

function placeOf({ tableLines }: Reader, index: number) {
  return { line: index + 1, isOfTable: tableLines.has(index) };
}

function addFence(reader: Reader, index: number): number | undefined {
  const fence = readFence(reader.lines, index);
  if (!fence) return undefined;
  // Whether one that is further in is in a list, and not beside the files before it, the parser alone knows.
  if (fence.indent !== '' && reader.depth === 0 && reader.hasFileTabs) return undefined;
  if (reader.hasFileTabs && isOddFile(fence.meta)) return undefined;
  if (fence.indent !== '' && reader.hasEmptyItem) return undefined;
  const { indent, lastIndex, ...block } = fence;
  const isNested = reader.colons > 0 || reader.depth > 0 || indent !== '';
  reader.source.fences.push({ ...block, isNested, isNext: !reader.isApart });
  reader.isApart = false;
  for (const line of reader.lines.slice(index, lastIndex + 1)) reader.properties.readCode(line);
  keep(reader, `${indent}\`\`\``, `${indent}\`\`\``);
  return lastIndex;
}

function addCalloutLine(reader: Reader, index: number): number | undefined {
  const line = reader.lines[index] ?? '';
  const opening = readOpening(line);
  if (opening && reader.colons === 0 && isFree(reader, index)) {
    const links = findLineLinks(opening.title ?? '', placeOf(reader, index), reader.syntax);
    if (!links || opening.title?.trim() === '') return undefined;
    keep(reader, ...quoteOpening(opening));
    reader.colons = opening.colons;
    reader.source.callouts += 1;
    return index;
  }
  if (reader.colons === 0 || countClosing(line) < reader.colons) return undefined;
  // A table takes the line for a row, and a line that is broken before it goes on.
  if (reader.tableLines.has(index) || reader.lines[index - 1]?.endsWith('\\')) return undefined;
  reader.colons = 0;
  keep(reader, '');
  return index;
}

function addCode(reader: Reader, index: number): number | undefined {
  if (reader.colons > 0) return undefined;
  if (isStatement(reader.lines[index] ?? '')) {
    const statements = isFree(reader, index) ? readStatements(reader.lines, index) : undefined;
    if (!statements) return undefined;
    reader.source.imports.push(...statements.uses);
    keep(reader, statements.text);
    return statements.lastIndex;
  }
  const tag = readTag(reader.lines, index);
  if (!tag) return undefined;
  reader.depth += tag.depth;
  for (const line of reader.lines.slice(index, tag.lastIndex + 1)) reader.properties.readCode(line);
  keep(reader, ...reader.lines.slice(index, tag.lastIndex + 1));
  return reader.depth < 0 ? undefined : tag.lastIndex;
}

function addText(reader: Reader, index: number): number | undefined {
  const line = reader.lines[index] ?? '';
  const { source, syntax, properties } = reader;
  const depth = line.includes('#') ? HEADING.exec(line)?.[1]?.length : undefined;
  if (depth !== undefined) source.headings.push({ depth, line: index + 1 });
  const found = findLineLinks(line, placeOf(reader, index), syntax);
  if (!found) return undefined;
  source.links.push(...found.links);
  source.images.push(...found.images);
  properties.readText(line);
  reader.hasEmptyItem ||= EMPTY_ITEM.test(line);
  keep(reader, line);
  return index;
}

/** Its tab would have characters to escape, or it has the line that a file in a row gets. */
function isOddFile(meta: string): boolean {
  const { title = '', sourceLine } = parseCodeMeta(meta);
  return /["'<>]/.test(title) || sourceLine !== undefined;
}

/** A fence that is alone on its lines, whatever is around it. Undefined where it is elsewhere, odd or open. */
function readFence(lines: readonly string[], index: number) {
  const [, indent, marks, language = '', meta = ''] = FENCE.exec(lines[index] ?? '') ?? [];
  if (indent === undefined || marks === undefined) return undefined;
  const closing = new RegExp(`^( *)${marks[0]}{${marks.length},} *$`);
  const code: string[] = [];
  for (let last = index + 1; last < lines.length; last += 1) {
    const line = takeIndent(lines[last] ?? '', indent);
    if (line === undefined) return undefined;
    const further = closing.exec(line)?.[1];
    if (further !== undefined) {
      // In a list, or in MDX, how far in it may be to close the fence only the parser knows.
      if (further.length > (indent === '' ? CLOSING_INDENT_MAX : 0)) return undefined;
      return {
        indent,
        line: index + 1,
        language: language.toLowerCase(),
        meta,
        code: code.map((each) => `${each}\n`).join(''),
        lastIndex: last,
      };
    }
    code.push(line);
  }
  return undefined;
}

/** A line of a fence that may be in a list. Undefined where it may end the item. */
function takeIndent(line: string, indent: string): string | undefined {
  if (line.startsWith(indent)) return line.slice(indent.length);
  return /^ *$/.test(line) ? '' : undefined;
}
