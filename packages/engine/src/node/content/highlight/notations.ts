/** Owns marks that authors put into code as comments: `[!code ++]`, `[!code highlight:2]`, `[!code word:x]`. */

export interface Notations {
  /** The code without the marks. */
  code: string;
  /** Class names of each marked line, by its number from 0. */
  lines: Map<number, string[]>;
  words: string[];
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

/** A comment that holds nothing but marks: `//`, `#`, `--`, `/* *\/`, `<!-- -->`, JSX's. */
const COMMENT =
  /\s*(?:\{\s*)?(?:\/\/|\/\*|<!--|#|--|;)\s*((?:\[!code\s+(?:\+\+|--|highlight|hl|focus|error|warning|word:[^\]]+?)(?::\d+)?\]\s*)+)(?:\*\/|-->)?(?:\s*\})?\s*$/;

const MARK = /\[!code\s+(\+\+|--|highlight|hl|focus|error|warning|word:[^\]]+?)(?::(\d+))?\]/g;

export function extractNotations(source: string): Notations {
  if (!source.includes('[!code')) return { code: unescapeMarks(source), lines: new Map(), words: [] };
  const kept: string[] = [];
  const lines = new Map<number, string[]>();
  const words: string[] = [];
  for (const line of source.split('\n')) {
    const { text, marks } = cutMarks(line);
    // Marks alone on their line speak of the lines that follow.
    const first = kept.length;
    if (marks.length === 0 || text.trim() !== '') kept.push(text);
    for (const { name, count } of marks) {
      if (name.startsWith('word:')) words.push(name.slice('word:'.length));
      else addLines(lines, LINE_CLASSES[name] ?? [], { first, count });
    }
  }
  return { code: unescapeMarks(kept.join('\n')), lines, words };
}

interface Mark {
  name: string;
  /** How many lines it speaks of. */
  count: number;
}

/** A line may end with several comments of marks. */
function cutMarks(line: string): { text: string; marks: Mark[] } {
  const match = COMMENT.exec(line);
  if (!match) return { text: line, marks: [] };
  const before = cutMarks(line.slice(0, match.index));
  const own = [...(match[1] ?? '').matchAll(MARK)].map(([, name = '', count = '1']) => ({
    name,
    count: Number(count),
  }));
  return { text: before.text, marks: [...before.marks, ...own] };
}

/** `[\!code ++]` shows the mark itself. */
function unescapeMarks(code: string): string {
  return code.replaceAll('[\\!code', '[!code');
}

function addLines(lines: Map<number, string[]>, classes: string[], { first, count }: { first: number; count: number }) {
  for (let index = first; index < first + Math.min(count, 10_000); index += 1) {
    lines.set(index, [...(lines.get(index) ?? []), ...classes]);
  }
}
