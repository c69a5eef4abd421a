/** Describes one name in code. */
import { findSentence, formatDefault } from '../comment-text.ts';

export interface NameNote {
  /** TypeScript: `format?: 'esm' | 'cjs'`. */
  signature: string;
  /** The first sentence of its documentation, with code in backticks. */
  sentence?: string | undefined;
  /** The text of `@default`. */
  default?: string | undefined;
}

export interface Hover extends NameNote {
  /** Line in the visible code, from 0. */
  line: number;
  /** Column of the first character, from 0. */
  column: number;
  name: string;
  /** Section of the site whose first sentence replaces `sentence`, in the default language: `/config/dts#dtsbundle`. */
  explainedAt?: string | undefined;
}

/** What the compiler knows about a name. */
export interface QuickInfo {
  /** `(property) Config.ropes?: number` */
  text: string;
  /** Its comment, without tags. */
  docs?: string | undefined;
  tags?: ReadonlyArray<readonly [name: string, text: string | undefined]> | undefined;
}

export function describeName({ text, docs = '', tags = [] }: QuickInfo): NameNote {
  const [, fallback] = tags.find(([name]) => name === 'default' || name === 'defaultValue') ?? [];
  return {
    signature: formatSignature(text),
    sentence: findSentence(docs) || undefined,
    default: formatDefault(fallback),
  };
}

/** `(alias) const a: 1\nimport a` is `const a: 1`, `(property) A.b?: 1` is `b?: 1`. */
export function formatSignature(text: string): string {
  const plain = text
    .replace(/\nimport .*$/s, '')
    .replace(/^\((?:property|method|accessor|enum member)\) (?:[\w$<>, ]+\.)*/, '');
  return breakUnion(plain.replace(/^\([\w -]+\) /, ''));
}

/** A longer union is broken into one line for each type. */
const LINE_LENGTH = 60;

/** `a: 'x' | 'y'` → `a:\n  | 'x'\n  | 'y'` */
export function breakUnion(text: string): string {
  const marks = text.length <= LINE_LENGTH || text.includes('\n') ? [] : listMarks(text);
  const bars = marks.filter(({ sign }) => sign === ' | ').map(({ index }) => index);
  const [first] = bars;
  if (first === undefined || bars.length < 2) return text;
  const head = marks.findLast(({ sign, index }) => sign !== ' | ' && index < first);
  const start = head === undefined ? 0 : head.index + head.sign.length;
  const parts = [start, ...bars.map((bar) => bar + ' | '.length)].map((from, index) => text.slice(from, bars[index]));
  return [text.slice(0, start).trimEnd(), ...parts.map((part) => `  | ${part}`)].join('\n').trimStart();
}

/** Finds the separators of a type outside of brackets and quotes. */
function listMarks(text: string): Array<{ sign: string; index: number }> {
  let depth = 0;
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|=> |[([{<]|[)\]}>]| \| |: |= /g)].flatMap(
    ({ 0: sign, index }) => {
      if (/^[([{<]$/.test(sign)) depth += 1;
      else if (/^[)\]}>]$/.test(sign)) depth -= 1;
      return depth === 0 && /^(?: \| |: |= |=> )$/.test(sign) ? [{ sign, index }] : [];
    },
  );
}
