/**
 * Owns looking for the first match of a list of patterns. A position is only tried with the patterns that can begin with
 * its character, which are few.
 */
import type { PatternScanner } from 'shiki/types';
import { type Alphabet, canBeginWith, compileNative, type NativeSource, type toCommonText } from './native-pattern.ts';

export type Match = NonNullable<ReturnType<PatternScanner['findNextMatchSync']>>;

/** What is compiled of a pattern, for all the lists that hold it. */
export interface Expression {
  native: NativeSource;
  compiled: Partial<Record<Alphabet, RegExp>>;
}

export interface Expressions {
  anywhere: Expression | undefined;
  /** The same as `anywhere` where it does not matter where the search begins. */
  atStart: Expression | undefined;
}

export interface NativeLine {
  content: string;
  common: ReturnType<typeof toCommonText>;
}

/** Of two matches at one place that of the earlier pattern counts. */
export type NativeSearch = (line: NativeLine, from: number) => Match | null;

interface Candidate {
  index: number;
  expression: Expression;
}

/** In place of the code of a character, at the end of a line. */
const LINE_END = -1;

const NOT_CAPTURED = { start: 0xffffffff, end: 0xffffffff, length: 0 };

/** @param listed by the places of the patterns in their list; undefined for what is not looked for */
export function createNativeSearch(listed: ReadonlyArray<Expressions | undefined>): NativeSearch {
  const anywhere = createCandidates(listed, 'anywhere');
  const atStart = listed.every((each) => each?.atStart === each?.anywhere)
    ? anywhere
    : createCandidates(listed, 'atStart');
  return (line, from) => {
    const { content } = line;
    for (let at = from; at <= content.length; at += 1) {
      const code = at < content.length ? content.charCodeAt(at) : LINE_END;
      const match = matchAt(at === from ? atStart(code) : anywhere(code), line, at);
      if (match) return match;
      // A match does not begin within a character.
      if (isHighSurrogate(code)) at += 1;
    }
    return null;
  };
}

/** The patterns that can begin with a character, found once for each. */
function createCandidates(
  listed: ReadonlyArray<Expressions | undefined>,
  where: keyof Expressions,
): (code: number) => Candidate[] {
  const known = new Map<number, Candidate[]>();
  return (code) => {
    let candidates = known.get(code);
    if (!candidates) {
      candidates = [];
      for (let index = 0; index < listed.length; index += 1) {
        const expression = listed[index]?.[where];
        if (expression && mayBegin(expression, code)) candidates.push({ index, expression });
      }
      known.set(code, candidates);
    }
    return candidates;
  };
}

function mayBegin({ native }: Expression, code: number): boolean {
  return code === LINE_END ? !native.first : canBeginWith(native, code);
}

function matchAt(candidates: Candidate[], { content, common }: NativeLine, at: number): Match | null {
  for (const { index, expression } of candidates) {
    const isExact = expression.native.isParticular && common.alphabet === 'common';
    const regExp = compileOnce(expression, isExact ? 'all' : common.alphabet);
    regExp.lastIndex = at;
    const found = regExp.exec(isExact ? content : common.text);
    if (found) return { index, captureIndices: listCaptures(found, expression.native) };
  }
  return null;
}

function compileOnce({ native, compiled }: Expression, alphabet: Alphabet): RegExp {
  const regExp = compiled[alphabet] ?? compileNative(native, alphabet);
  compiled[alphabet] = regExp;
  return regExp;
}

/** The whole match first. */
function listCaptures(found: RegExpExecArray, { groups, hidden, numbers }: NativeSource): Match['captureIndices'] {
  const [{ length }] = found;
  const captures = [{ start: found.index, end: found.index + length, length }];
  for (let group = 1; group <= groups; group += 1) {
    if (hidden?.includes(group)) continue;
    const number = numbers?.[group - 1] ?? 0;
    while (captures.length < number) captures.push(NOT_CAPTURED);
    const indices = found.indices?.[group];
    captures.push(indices ? { start: indices[0], end: indices[1], length: indices[1] - indices[0] } : NOT_CAPTURED);
  }
  return captures;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}
