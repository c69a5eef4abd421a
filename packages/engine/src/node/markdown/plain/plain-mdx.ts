/**
 * Owns what is MDX in a plain page: imports and the tags of components, each on lines of its own. Around them the parser
 * writes HTML as of Markdown, in strings of its code.
 */
import { IMPORT_STATEMENT, type ImportUse, parseImports, writeOwnImport } from '../syntax/import-statements.ts';

const STATEMENT = /^(?:import|export)\b/;
const TAG_START = /^\s*<\/?[A-Z]/;
const ATTRIBUTE = /\s+[\w:-]+(?:=(?:"[^"<]*"|'[^'<]*'|\{(?:[^{}]|\{[^{}]*\})*\}))?/;
const TAG = new RegExp(`^\\s*<(/?)[A-Z][\\w.]*(?:${ATTRIBUTE.source})*\\s*(/?)>\\s*$`);

/** Attributes of a tag may be on lines of their own. */
const TAG_LINES_MAX = 20;

export function isStatement(line: string): boolean {
  return STATEMENT.test(line);
}

export function isTag(line: string): boolean {
  return TAG_START.test(line);
}

export interface Statements {
  uses: ImportUse[];
  /** What the parser gets in their place. */
  text: string;
  lastIndex: number;
}

/** The imports from a line on, to the next empty one. Undefined where anything else is among them. */
export function readStatements(lines: readonly string[], index: number): Statements | undefined {
  const end = lines.findIndex((line, at) => at > index && line.trim() === '');
  if (end >= 0 && lines[end] !== '') return undefined;
  const lastIndex = (end < 0 ? lines.length : end) - 1;
  const code = lines.slice(index, lastIndex + 1).join('\n');
  if (code.replace(IMPORT_STATEMENT, '').trim() !== '') return undefined;
  const uses = parseImports(code, index + 1);
  const text = writeOwnImport(uses);
  // One without a name is an import all the same, and one of types is none.
  if (text === undefined || uses.some(({ local }) => local === '')) return undefined;
  return { uses, text, lastIndex };
}

export interface Tag {
  /** How many components are open behind it, in addition to those before: 1, 0 or -1. */
  depth: number;
  lastIndex: number;
}

/** The tag that begins on a line. Undefined where it shares its lines with anything else. */
export function readTag(lines: readonly string[], index: number): Tag | undefined {
  let text = '';
  for (let last = index; last < Math.min(lines.length, index + TAG_LINES_MAX); last += 1) {
    const line = lines[last] ?? '';
    if (line.trim() === '') return undefined;
    text += `${line}\n`;
    const [, isClosing, isWhole] = TAG.exec(text) ?? [];
    if (isClosing !== undefined) return { depth: isClosing ? -1 : isWhole ? 0 : 1, lastIndex: last };
  }
  return undefined;
}

/** Between the texts of a page, where they are read as one. A control character that no plain source has. */
export const JOINT = '\u0003';

const STATIC = /(?<start>_jsx\(Static, \{ html: ")(?<text>(?:[^"\\]|\\.)*)(?<end>" \}\))/g;

/** An element that is code, because something in it is. */
const ELEMENT = /\b_jsxs?\((?:"|_components\.)/;

/** Escapes that the parser writes in strings, besides those of a quote and a backslash. */
const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\b', '\\b'],
  ['\f', '\\f'],
  ['\v', '\\v'],
  ['\x07', '\\x07'],
  ['\x1b', '\\x1B'],
  ['\xa0', '\\xA0'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
]);

const ESCAPED = new RegExp(`["\\\\${[...ESCAPES.keys()].join('')}]`, 'g');

/** The HTML in the parser's code, or undefined where some of the page's elements are none of it. */
export function readStatics(code: string): string[] | undefined {
  if (ELEMENT.test(code)) return undefined;
  const statics: string[] = [];
  for (const { groups } of code.matchAll(STATIC)) {
    const text = groups?.text ?? '';
    // Characters that are rare in a text.
    if (/\\[^n"\\]/.test(text.replaceAll('\\\\', ''))) return undefined;
    statics.push(text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character)));
  }
  return statics;
}

/** The code with other HTML in the same places. */
export function replaceStatics(code: string, statics: readonly string[]): string {
  let index = 0;
  return code.replace(STATIC, (_, start: string, __, end: string) => {
    const html = statics[index] ?? '';
    index += 1;
    return start + escapeString(html) + end;
  });
}

function escapeString(text: string): string {
  return text.replace(ESCAPED, (each) => ESCAPES.get(each) ?? `\\${each}`);
}
