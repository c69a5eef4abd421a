/** Marks in comments of code: `[!code ++]`, `[!code highlight:2]`, `[!code word:x]`, and those for a type checker. */
import type { MarkdownPlugin } from '../compile-hooks.ts';
import { parseCodeMeta } from './code-meta.ts';

export interface Notations {
  /** The code without the marks. */
  code: string;
  /** The class names of marked lines, by line number from 0. */
  lines: Map<number, string[]>;
  words: WordMark[];
  /** Whether marks stay in the code, because they are not alone in a comment. */
  hasLooseMark: boolean;
}

/** A marked word, in a range of lines. */
export interface WordMark {
  word: string;
  /** Line numbers from 0; `to` is exclusive. */
  from: number;
  to: number;
}

const LINE_CLASSES: Record<string, string[]> = {
  '++': ['diff', 'add'],
  '--': ['diff', 'remove'],
  highlight: ['highlighted'],
  hl: ['highlighted'],
  focus: ['focused'],
  error: ['error'],
  warning: ['warning'],
};

const NAMES = String.raw`\+\+|--|highlight|hl|focus|error|warning|word:[^\]]+?`;

const MARKS = String.raw`((?:\[!code\s+(?:${NAMES})(?::\d+)?\]\s*)+)`;

/** Comments that contain only marks. Braces belong to JSX comments; code may follow a block comment. */
const BLOCK_COMMENTS = [
  ['\\{\\/\\*+', '\\*+\\/\\}'],
  ['\\/\\*+', '\\*+\\/'],
  ['<!--', '-->'],
  ['<%--', '--%>'],
  ['\\{\\{!(?:--)?', '(?:--)?\\}\\}'],
  ['\\{#', '#\\}'],
  ['\\{-', '-\\}'],
  ['\\(\\*', '\\*\\)'],
];
/** The last ones also end a string or a sentence, so a space has to be in front of them. Some are often repeated: `;;`, `///`. */
const LINE_COMMENT = String.raw`\s*(?:\/{2,}|\/\*+|<!--|#+|-{2,}|;+|%+|(?<!\S)(?:'|"|!|::|REM\s|dnl\s))\s*${MARKS}$`;

const COMMENTS = [...BLOCK_COMMENTS.map(([start, end]) => String.raw`\s*${start}\s*${MARKS}${end}`), LINE_COMMENT].map(
  (source) => new RegExp(source, 'i'),
);

const MARK = new RegExp(String.raw`\[!code\s+(${NAMES})(?::(\d+))?\]`, 'g');

/** An unknown mark, which stays in the code. */
export const UNKNOWN_MARK = new RegExp(String.raw`\[!code\s+(?!(?:${NAMES})(?::\d+)?\])([^\]\s]+)\]`, 'g');

export function extractNotations(source: string): Notations {
  if (!source.includes('[!code'))
    return { code: unescapeMarks(source), lines: new Map(), words: [], hasLooseMark: false };
  const kept: string[] = [];
  const lines = new Map<number, string[]>();
  const words: WordMark[] = [];
  for (const line of source.split('\n')) {
    const { text, marks } = cutMarks(line);
    // Marks alone on a line apply to the following lines.
    const first = kept.length;
    if (marks.length === 0 || text.trim() !== '') kept.push(text);
    for (const { name, count } of marks) {
      if (name.startsWith('word:')) words.push(toWordMark(name.slice('word:'.length), { first, count }));
      else addLines(lines, LINE_CLASSES[name] ?? [], { first, count: count ?? 1 });
    }
  }
  const code = kept.join('\n');
  return { code: unescapeMarks(code), lines, words, hasLooseMark: code.search(MARK) >= 0 };
}

interface Mark {
  name: string;
  /** The number of lines that it applies to, if specified. */
  count: number | undefined;
}

/** A line may have several comments of marks. */
function cutMarks(line: string): { text: string; marks: Mark[] } {
  const match = COMMENTS.map((comment) => comment.exec(line)).find((found) => found !== null);
  if (!match) return { text: line, marks: [] };
  const own = [...(match[1] ?? '').matchAll(MARK)].map(([, name = '', count]) => ({
    name,
    count: count === undefined ? undefined : Number(count),
  }));
  const rest = cutMarks(line.slice(0, match.index) + line.slice(match.index + match[0].length));
  return { text: rest.text, marks: [...rest.marks, ...own] };
}

/** `[\!code ++]` shows the mark literally. */
function unescapeMarks(code: string): string {
  return code.replaceAll('[\\!code', '[!code');
}

function toWordMark(word: string, { first, count }: { first: number; count: number | undefined }): WordMark {
  return count === undefined
    ? { word, from: 0, to: Number.POSITIVE_INFINITY }
    : { word, from: first, to: first + count };
}

function addLines(lines: Map<number, string[]>, classes: string[], { first, count }: { first: number; count: number }) {
  for (let index = first; index < first + Math.min(count, 10_000); index += 1) {
    lines.set(index, [...(lines.get(index) ?? []), ...classes]);
  }
}

/** Removes the marks for a type checker (`twoslash` in the fence). */
export const twoslash: MarkdownPlugin = {
  name: 'twoslash',
  markdown: { code: ({ code, meta }) => (parseCodeMeta(meta).twoslash ? removeTwoslash(code) : undefined) },
};

const QUERY = /^\s*\/\/\s*(?:\^[?|]|@\w+|---cut-(?:start|end)---)/;
const CUT_BEFORE = /^\s*\/\/\s*---cut(?:-before)?---\s*$/;
const CUT_AFTER = /^\s*\/\/\s*---cut-after---\s*$/;

/** Also removes the code before `---cut---` and after `---cut-after---`. */
export function removeTwoslash(code: string): string {
  const lines = code.split('\n');
  const start = lines.findLastIndex((line) => CUT_BEFORE.test(line)) + 1;
  const end = lines.findIndex((line) => CUT_AFTER.test(line));
  const shown = lines.slice(start, end === -1 ? undefined : end);
  return shown.filter((line) => !QUERY.test(line)).join('\n');
}
