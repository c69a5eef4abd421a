/**
 * Owns matching with the patterns of a grammar by expressions of JavaScript, which are compiled for the processor, instead
 * of Oniguruma, which interprets them in WebAssembly. The answers are those of Oniguruma: a pattern without an equal
 * expression is left to it.
 */
import type { PatternScanner, RegexEngine, RegexEngineString } from 'shiki/types';
import { type NativeForms, type NativePattern, toCommonText } from './native-pattern.ts';
import { createNativeSearch, type Expressions, type Match, type NativeSearch } from './native-search.ts';

type Pattern = Parameters<RegexEngine['createScanner']>[0][number];

/** In which lines a pattern is matched by which expressions; in others it is Oniguruma's. */
type Translated = { character?: string; expressions: Expressions }[];

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
      for (const each of patterns) {
        if (!translated.has(each.pattern)) translated.set(each.pattern, translate(each));
      }
    },
    createString: (content) => createLine(content, foreign),
    createScanner: (patterns) => createScanner(patterns, translated, foreign),
  };
}

function translate({ lacking, ...general }: NativePattern): Translated {
  return (
    lacking?.map(({ character, ...forms }) => ({ character, expressions: toExpressions(forms) })) ?? [
      { expressions: toExpressions(general) },
    ]
  );
}

function toExpressions({ anywhere, atStart }: NativeForms): Expressions {
  const general = anywhere && { native: anywhere, compiled: {} };
  return { anywhere: general, atStart: atStart ? { native: atStart, compiled: {} } : general };
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

interface ListedTranslation {
  pattern: Pattern;
  index: number;
  translated: Translated;
}

function createScanner(patterns: Pattern[], known: Map<string, Translated>, engine: RegexEngine): PatternScanner {
  const listed = patterns.map((pattern, index) => ({ pattern, index, translated: known.get(String(pattern)) ?? [] }));
  const foreignOfAll = createForeignSearch(listed, engine);
  const searches = createSearches(listed, engine);
  return {
    findNextMatchSync(string, from) {
      const line = typeof string === 'string' ? createLine(string, engine) : (string as Line);
      if (line.content.length > LINE_LENGTH_MAX) return foreignOfAll.find(line, from);
      const { own, foreign } = searches.open(line);
      const match = own(line, from);
      return foreign.reduce((earliest, each) => findEarlier(earliest, each.find(line, from)), match);
    },
    dispose() {
      searches.dispose();
      foreignOfAll.dispose();
    },
  };
}

interface LineSearch {
  own: NativeSearch;
  /** For the patterns that have no expression for such lines. */
  foreign: ForeignSearch[];
}

/** For lines in which the same expressions match. */
function createSearches(listed: ListedTranslation[], engine: RegexEngine) {
  const conditional = listed.filter(({ translated }) => translated[0]?.character !== undefined);
  const characters = [
    ...new Set(conditional.flatMap(({ translated }) => translated.flatMap(({ character }) => character ?? []))),
  ];
  const never = listed.filter(({ translated }) => translated.length === 0);
  // Each alone: so it is compiled once, whichever of the others are looked for beside it.
  const foreign = [...(never.length > 0 ? [never] : []), ...conditional.map((each) => [each])].map((group) => ({
    group,
    search: createForeignSearch(group, engine),
  }));
  const searches = new Map<string, LineSearch>();
  let last: { line: Line; search: LineSearch } | undefined;
  const general = listed.map(({ translated: [first] }) => first?.expressions);
  const createLineSearch = (lacked: string): LineSearch => {
    const chosen = [...general];
    for (const { index, translated } of conditional)
      chosen[index] = translated[chooseFor(lacked, translated)]?.expressions;
    return {
      own: createNativeSearch(chosen),
      foreign: foreign.flatMap(({ group, search }) =>
        group.some(({ translated }) => chooseFor(lacked, translated) === -1) ? search : [],
      ),
    };
  };
  return {
    open(line: Line): LineSearch {
      if (last?.line === line) return last.search;
      const lacked = characters.filter((character) => !line.content.includes(character)).join('');
      const key = conditional.map(({ translated }) => chooseFor(lacked, translated)).join();
      const search = searches.get(key) ?? createLineSearch(lacked);
      searches.set(key, search);
      last = { line, search };
      return search;
    },
    dispose() {
      for (const { search } of foreign) search.dispose();
    },
  };
}

/** The place of what a pattern is in lines without these characters, or -1. */
function chooseFor(lacked: string, translated: Translated): number {
  return translated.findIndex(({ character }) => character === undefined || lacked.includes(character));
}

/** Of two matches at one place that of the earlier pattern counts. */
function findEarlier(one: Match | null, other: Match | null): Match | null {
  const [a, b] = [one?.captureIndices[0], other?.captureIndices[0]];
  if (!one || !a) return other;
  if (!other || !b) return one;
  if (a.start !== b.start) return a.start < b.start ? one : other;
  return one.index < other.index ? one : other;
}

interface ForeignSearch {
  find(line: Line, from: number): Match | null;
  dispose(): void;
}

/** The scanner is made, and its patterns compiled, when it is needed. */
function createForeignSearch(listed: { pattern: Pattern; index: number }[], engine: RegexEngine): ForeignSearch {
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
