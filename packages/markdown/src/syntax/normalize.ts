/**
 * Normalizes a source before it is parsed: rewrites syntax that the parser does not support, line by line: container
 * titles, heading ids, comments and template literals in MDX.
 */
import { keepIndentation } from './literal-indent.ts';
import type { SourceFormat } from './source-format.ts';
import { blankInlineCode, mapTextLines } from './source-lines.ts';
import { createHeadingIdReader } from './written-ids.ts';

export interface NormalizedSource {
  text: string;
  /** Explicit heading ids, by line number from 1. */
  headingIds: Map<number, string>;
  unknownContainers: UnknownContainer[];
}

/** It is kept as text. */
export interface UnknownContainer {
  name: string;
  line: number;
  column: number;
}

const CONTAINER = /^([\s>]*)(:{3,})[ \t]*([A-Za-z][\w-]*)[ \t]*(.*)$/;
const CONTAINER_ID = /[ \t]*\\?\{#([^\s}\\]+)\\?\}$/;

/** One of them is in all that is rewritten. */
const SPELLINGS = /:::|\{:?[ \t]*#|\{\/\*[ \t]*#|<!--/;

/** @param containers the known container names */
export function normalizeSource(
  source: string,
  format: SourceFormat,
  containers: ReadonlySet<string>,
): NormalizedSource {
  const rewritten = rewriteLines(source, format, containers);
  return format === 'mdx' ? { ...rewritten, text: keepIndentation(rewritten.text) } : rewritten;
}

function rewriteLines(source: string, format: SourceFormat, containers: ReadonlySet<string>): NormalizedSource {
  const headingIds = new Map<number, string>();
  const unknownContainers: UnknownContainer[] = [];
  if (!SPELLINGS.test(source)) return { text: source, headingIds, unknownContainers };
  const split = splitContainerLines(format === 'mdx' ? blankHtmlComments(source) : source, containers, format);
  const findHeadingId = createHeadingIdReader(split, format);
  const visit = (line: string, lineNumber: number) => {
    const heading = findHeadingId(line, lineNumber);
    if (heading) {
      headingIds.set(lineNumber, heading.id);
      return heading.text;
    }
    const container = CONTAINER.exec(line);
    if (!container) return line;
    const [, indent = '', , name = ''] = container;
    if (containers.has(name.toLowerCase())) return normalizeContainer(container);
    unknownContainers.push({ name, line: lineNumber, column: indent.length + 1 });
    return `${indent}\\${line.slice(indent.length)}`;
  };
  const text = mapTextLines(split, visit, format);
  return { text, headingIds, unknownContainers };
}

/** `::: tip Title {#id}` becomes `:::tip[Title]{#id}`. */
function normalizeContainer([, indent = '', colons = '', name = '', rest = '']: RegExpExecArray): string {
  // In MDX, braces are escaped: `\{title="x"}`.
  const written = rest.trim();
  const id = CONTAINER_ID.exec(written);
  const title = written.slice(0, id?.index).replace(/^\\\{/, '{');
  const label = title === '' || isLabel(title) ? title : toLabel(title);
  return `${indent}${colons}${name.toLowerCase()}${label}${id ? `{#${id[1]}}` : ''}`;
}

/** `[Title]`, `[Title]{wide=yes}` or `{title="Title"}`, unlike `[Page](./page.md) has more`. */
function isLabel(text: string): boolean {
  const { end } = findBrackets(text);
  return /^\{.*\}$/.test(text) || (end !== undefined && /^(?:\{.*\})?$/.test(text.slice(end + 1)));
}

/** Links keep their brackets; single ones would end the label, or never. */
function toLabel(title: string): string {
  const { single } = findBrackets(title);
  return `[${title.replace(/[[\]]/g, (bracket, index) => (single.has(index) ? `\\${bracket}` : bracket))}]`;
}

/** As the parser reads labels: brackets in code count too. `end` closes one at the start. */
function findBrackets(text: string): { single: Set<number>; end: number | undefined } {
  const single = new Set<number>();
  const open: number[] = [];
  let end: number | undefined;
  for (const { 0: sign, index } of text.matchAll(/\\.|[[\]]/g)) {
    if (sign === '[') open.push(index);
    if (sign !== ']') continue;
    const start = open.pop();
    if (start === undefined) single.add(index);
    if (start === 0) end ??= index;
  }
  return { single: new Set([...single, ...open]), end };
}

/**
 * MDX does not allow HTML comments, but authors write them: they are blanked, keeping their line breaks. Comments for
 * search become MDX comments.
 */
function blankHtmlComments(source: string): string {
  if (!source.includes('<!--')) return source;
  const lastEnd = source.includes('-->') ? source.slice(0, source.lastIndexOf('-->')).split('\n').length : 0;
  let open = false;
  const visit = (line: string, lineNumber: number) => {
    let result = open ? line : keepSearchMarks(line);
    if (open) {
      const end = result.indexOf('-->');
      if (end === -1) return '';
      result = result.slice(end + 3);
      open = false;
    }
    // Keeps inline code that looks like a comment.
    result = result.replace(/(`+)(?:(?!\1).)*\1|<!--.*?-->/g, (match) => (match.startsWith('`') ? match : ''));
    const start = blankInlineCode(result).indexOf('<!--');
    // An unclosed comment would remove the rest of the page. It is kept, so that the parser reports its position.
    if (start === -1 || lineNumber >= lastEnd) return result;
    open = true;
    return result.slice(0, start);
  };
  return mapTextLines(source, visit, 'mdx');
}

function keepSearchMarks(line: string): string {
  return line.replace(/(`+)(?:(?!\1).)*\1|<!--\s*(\/?search-exclude)\s*-->/g, (match, ticks, name) =>
    ticks === undefined ? `{/* ${name} */}` : match,
  );
}

/** Marks a container whose label is its whole text. */
export const ONE_LINE_ATTRIBUTE = 'one-line';

const ONE_LINE = /^([\s>]*)(:{3,}[ \t]*([A-Za-z][\w-]*))[ \t]+(\S.*?)[ \t]*:{3,}[ \t]*$/;
const OPENING = /^[\s>]*:{3,}[ \t]*([A-Za-z][\w-]*)/;
const CLOSING = /^[\s>]*:{3,}[ \t]*$/;
const LAST_LINE = /^([\s>]*)(\S.*?)[ \t]*(:{3,})[ \t]*$/;

/** A row of a table or a definition: the line directly below would become part of it. */
const UNENDED = /^[\s>]*(?:\|.*|.*\|[ \t]*|\[[^\]]+\]:.*)$/;

/**
 * Splits containers whose colons are on the line of their text, `:::tip Text. :::`, or below a table: the closing colons
 * move to the blank line below, so that positions stay valid.
 * @param containers the known container names
 */
export function splitContainerLines(source: string, containers: ReadonlySet<string>, format: SourceFormat): string {
  if (!/(?:\S[ \t]*|[|\]:][^|\]:\n]*\n[ \t>]*):::[ \t]*$/m.test(source)) return source;
  const lines = source.split('\n');
  const isBlank = (index: number) => index >= 0 && /^[\s>]*$/.test(lines[index] ?? '');
  const isKnown = (name = '') => containers.has(name.toLowerCase());
  const changed = new Map<number, string>();
  let depth = 0;
  const visit = (line: string, lineNumber: number) => {
    const index = lineNumber - 1;
    const [, indent = '', opening = '', name = '', text = ''] = ONE_LINE.exec(line) ?? [];
    if (isKnown(name) && isBlank(index + 1)) {
      changed.set(index, `${indent + opening}${toLabel(text)}{${ONE_LINE_ATTRIBUTE}}`).set(index + 1, `${indent}:::`);
      return line;
    }
    const [, ofLast = '', last = '', colons = ''] = LAST_LINE.exec(line) ?? [];
    if (isKnown(OPENING.exec(line)?.[1])) depth += 1;
    else if (CLOSING.test(line)) {
      if (depth > 0 && UNENDED.test(lines[index - 1] ?? '') && isBlank(index + 1))
        changed.set(index, line.replace(/:.*/, '')).set(index + 1, line);
      depth = Math.max(depth - 1, 0);
    } else if (depth > 0 && last !== '' && isBlank(index + 1)) {
      changed.set(index, ofLast + last).set(index + 1, ofLast + colons);
      depth -= 1;
    }
    return line;
  };
  mapTextLines(source, visit, format);
  // A file may end with a container.
  if (changed.has(lines.length)) lines.push('');
  return lines.map((line, index) => changed.get(index) ?? line).join('\n');
}
