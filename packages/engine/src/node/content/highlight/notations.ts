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

/** A comment that holds nothing but the mark: `//`, `#`, `--`, `/* *\/`, `<!-- -->`, JSX's. */
const MARK =
  /\s*(?:\{\s*)?(?:\/\/|\/\*|<!--|#|--|;)\s*\[!code\s+(\+\+|--|highlight|hl|focus|error|warning|word:[^\]]+?)(?::(\d+))?\]\s*(?:\*\/|-->)?(?:\s*\})?\s*$/;

export function extractNotations(source: string): Notations {
  if (!source.includes('[!code')) return { code: unescapeMarks(source), lines: new Map(), words: [] };
  const kept: string[] = [];
  const lines = new Map<number, string[]>();
  const words: string[] = [];
  for (const line of source.split('\n')) {
    const match = MARK.exec(line);
    if (!match) {
      kept.push(line);
      continue;
    }
    const text = line.slice(0, match.index);
    // A mark alone on its line speaks of the lines that follow.
    const first = kept.length;
    if (text.trim() !== '') kept.push(text);
    const mark = match[1] ?? '';
    if (mark.startsWith('word:')) words.push(mark.slice('word:'.length));
    else addLines(lines, LINE_CLASSES[mark] ?? [], { first, count: Number(match[2] ?? 1) });
  }
  return { code: unescapeMarks(kept.join('\n')), lines, words };
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
