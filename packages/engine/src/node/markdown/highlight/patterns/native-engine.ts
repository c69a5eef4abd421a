/**
 * Owns matching with the patterns of a grammar by expressions of JavaScript, which are compiled for the processor, instead
 * of Oniguruma, which interprets them in WebAssembly. The answers are those of Oniguruma: a pattern without an equal
 * expression is left to it.
 */
import type { PatternScanner, RegexEngine, RegexEngineString } from 'shiki/types';
import { type NativePattern, toCommonText } from './native-pattern.ts';
import { createNativeSearch, type ListedPattern, type Match } from './native-search.ts';

type Pattern = Parameters<RegexEngine['createScanner']>[0][number];
type Translated = Omit<ListedPattern, 'index'>;

/**
 * Longer lines, in characters, are Oniguruma's: it gives up where a match would take too long, and what grows with the
 * third power of the length is still fast in shorter ones.
 */
const LINE_LENGTH_MAX = 400;

export interface NativeEngine extends RegexEngine {
  /** What `foreign` need not look for. */
  add(patterns: NativePattern[]): void;
}

interface Line extends RegexEngineString {
  common: ReturnType<typeof toCommonText>;
  /** The line for the other engine, which copies it: made when one of its patterns is looked for. */
  openForeign(): string | RegexEngineString;
}

/** @param foreign matches with the patterns that were not added */
export function createNativeEngine(foreign: RegexEngine): NativeEngine {
  const translated = new Map<string, Translated>();
  return {
    add(patterns) {
      for (const { pattern, anywhere, atStart } of patterns) {
        const general = anywhere && { native: anywhere, compiled: {} };
        const entry = { anywhere: general, atStart: atStart ? { native: atStart, compiled: {} } : general };
        if (!translated.has(pattern)) translated.set(pattern, entry);
      }
    },
    createString: (content) => createLine(content, foreign),
    createScanner: (patterns) => createScanner(patterns, translated, foreign),
  };
}

function createLine(content: string, engine: RegexEngine): Line {
  let foreign: string | RegexEngineString | undefined;
  return {
    content,
    common: toCommonText(content),
    openForeign() {
      foreign ??= engine.createString(content);
      return foreign;
    },
    dispose() {
      if (typeof foreign === 'object') foreign.dispose?.();
    },
  };
}

function createScanner(patterns: Pattern[], translated: Map<string, Translated>, engine: RegexEngine): PatternScanner {
  const listed = patterns.map((pattern, index) => ({ pattern, index, translation: translated.get(String(pattern)) }));
  const search = createNativeSearch(
    listed.flatMap(({ index, translation }) => (translation ? [{ ...translation, index }] : [])),
  );
  const untranslated = listed.filter(({ translation }) => !translation);
  const foreign = untranslated.length > 0 ? createForeignSearch(untranslated, engine) : undefined;
  const foreignOfAll = createForeignSearch(listed, engine);
  return {
    findNextMatchSync(string, from) {
      const line = typeof string === 'string' ? createLine(string, engine) : (string as Line);
      if (line.content.length > LINE_LENGTH_MAX) return foreignOfAll.find(line, from);
      const own = search(line, from);
      return foreign ? findEarlier(own, foreign.find(line, from)) : own;
    },
    dispose() {
      foreign?.dispose();
      foreignOfAll.dispose();
    },
  };
}

/** Of two matches at one place that of the earlier pattern counts. */
function findEarlier(one: Match | null, other: Match | null): Match | null {
  const [a, b] = [one?.captureIndices[0], other?.captureIndices[0]];
  if (!one || !a) return other;
  if (!other || !b) return one;
  if (a.start !== b.start) return a.start < b.start ? one : other;
  return one.index < other.index ? one : other;
}

/** The scanner is made, and its patterns compiled, when it is needed. */
function createForeignSearch(listed: { pattern: Pattern; index: number }[], engine: RegexEngine) {
  let scanner: PatternScanner | undefined;
  return {
    find(line: Line, from: number): Match | null {
      scanner ??= engine.createScanner(listed.map(({ pattern }) => pattern));
      const match = scanner.findNextMatchSync(line.openForeign(), from, 0);
      return match && { ...match, index: listed[match.index]?.index ?? match.index };
    },
    dispose: () => scanner?.dispose?.(),
  };
}
