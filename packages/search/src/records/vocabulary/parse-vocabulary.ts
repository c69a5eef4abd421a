/**
 * Parses a vocabulary, one group a line: `a, b` are synonyms, `a > b` is one-way, `a >> b` is for words of error
 * messages, which pages do not use, and words before a trailing `>` are only mentioned. `# ` begins a comment.
 */

export type EntryKind = 'same' | 'leads' | 'message' | 'mentioned';

export interface VocabularyEntry {
  kind: EntryKind;
  /** What readers type. */
  from: readonly string[];
  /** What pages may say instead; empty for words that are only mentioned. */
  to: readonly string[];
}

/** Line and column count from 1. */
export interface VocabularyProblem {
  line: number;
  column: number;
  message: string;
  help: string;
}

export interface ParsedVocabulary {
  entries: VocabularyEntry[];
  problems: VocabularyProblem[];
}

type Fault = Omit<VocabularyProblem, 'line'>;

/** Lines with problems produce no entry. */
export function parseVocabulary(text: string): ParsedVocabulary {
  const entries: VocabularyEntry[] = [];
  const problems: VocabularyProblem[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('# ') || line === '#') continue;
    const parts = splitLine(line);
    const faults = findFaults(parts);
    problems.push(...faults.map((fault) => ({ line: at + 1, ...fault })));
    if (faults.length === 0) entries.push(toEntry(parts));
  }
  return { entries, problems };
}

interface Member {
  text: string;
  column: number;
}

interface LineParts {
  arrow: string;
  from: Member[];
  /** Undefined if the line has no arrow. */
  to: Member[] | undefined;
  /** The index of a second arrow, which is an error, or -1. */
  secondArrowAt: number;
}

const ARROW = /(?<=^|\s)>>?(?=\s|$)/g;

function splitLine(line: string): LineParts {
  const [first, second] = [...line.matchAll(ARROW)];
  if (!first) return { arrow: '', from: listMembers(line, 0), to: undefined, secondArrowAt: -1 };
  const { 0: arrow, index } = first;
  const rest = line.slice(index + arrow.length);
  return {
    arrow,
    from: listMembers(line.slice(0, index), 0),
    to: rest.trim() === '' ? [] : listMembers(rest, index + arrow.length),
    secondArrowAt: second ? second.index : -1,
  };
}

function listMembers(text: string, startAt: number): Member[] {
  let at = startAt;
  return text.split(',').map((part) => {
    const column = at + part.length - part.trimStart().length + 1;
    at += part.length + 1;
    return { text: part.trim(), column };
  });
}

function findFaults({ arrow, from, to, secondArrowAt }: LineParts): Fault[] {
  if (secondArrowAt >= 0)
    return [
      {
        column: secondArrowAt + 1,
        message: 'The line has a second arrow.',
        help: 'Write a line for each step: "a > b", then "b > c".',
      },
    ];
  const faults = [...from, ...(to ?? [])].flatMap(findMemberFault);
  if (faults.length > 0) return faults;
  if (!to && from.length === 1)
    return [
      {
        column: 1,
        message: `"${from[0]?.text}" has no synonym and leads to no other word.`,
        help: 'Add a synonym ("a, b"), or a word that it leads to ("a > b").',
      },
    ];
  if (arrow === '>>' && to?.length === 0)
    return [
      { column: 1, message: 'The message leads to no word.', help: 'Write the heading that explains it after ">>".' },
    ];
  return [];
}

function findMemberFault({ text, column }: Member): Fault[] {
  if (text === '')
    return [
      {
        column,
        message: 'A word is missing.',
        help: 'Remove the comma or the arrow, or write a word on both sides of it.',
      },
    ];
  if (!/[\p{L}\p{N}]/u.test(text))
    return [
      {
        column,
        message: `"${text}" has neither letters nor digits, so no query can match it.`,
        help: 'Remove it, or write its name in words.',
      },
    ];
  return [];
}

const KINDS: Readonly<Record<string, EntryKind>> = { '>': 'leads', '>>': 'message' };

function toEntry({ arrow, from, to }: LineParts): VocabularyEntry {
  const [left, right] = [from, to ?? from].map((members) => members.map(({ text }) => text)) as [string[], string[]];
  return { kind: right.length === 0 ? 'mentioned' : (KINDS[arrow] ?? 'same'), from: left, to: right };
}
