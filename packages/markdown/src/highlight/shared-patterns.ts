/**
 * Shares compiled patterns between the rules of a grammar. Rules repeat each other's patterns: of the 3,000 patterns of a
 * site's languages, 400 differ, and compiling them takes a third as long as matching. So lists are split into recurring
 * runs, and each run is compiled once and matched once at each position, whichever rule asks.
 */
import type { PatternScanner, RegexEngine, RegexEngineString } from 'shiki/types';

type Pattern = Parameters<RegexEngine['createScanner']>[0][number];
type Match = NonNullable<ReturnType<PatternScanner['findNextMatchSync']>>;
type FindOptions = Parameters<PatternScanner['findNextMatchSync']>[2];

/** Consecutive patterns that several lists share, with the last result. */
interface Run {
  key: string;
  scanner: PatternScanner;
  /** The number of lists that use it; it is disposed with the last of them. */
  users: number;
  /** Whether its result is independent of the start of the search. */
  isLasting: boolean;
  last?: { string: string | RegexEngineString; from: number; options: FindOptions; match: Match | null };
}

interface PlacedRun {
  run: Run;
  /** The number of patterns before it in the list. */
  offset: number;
}

/** The approximate length of a run: shorter runs recur more often, longer ones need fewer calls. */
const RUN_PATTERNS = 9;

/** Matches only at the start of the search. */
const SEARCH_START = '\\G';

/** An engine with the same results as `engine`. */
export function sharePatterns(engine: RegexEngine): RegexEngine {
  const runs = new Map<string, Run>();

  function openRun(patterns: Pattern[]): Run {
    const key = patterns.map(String).join('\0');
    const run = runs.get(key) ?? {
      key,
      scanner: engine.createScanner(patterns),
      users: 0,
      isLasting: !patterns.some(dependsOnStart),
    };
    runs.set(key, run);
    run.users += 1;
    return run;
  }

  function closeRun(run: Run) {
    run.users -= 1;
    if (run.users > 0) return;
    runs.delete(run.key);
    run.scanner.dispose?.();
  }

  return {
    createString: engine.createString,
    createScanner(patterns) {
      const placed = placeRuns(cutIntoRuns(patterns), openRun);
      return {
        findNextMatchSync: (string, from, options) => findFirst(placed, { string, from, options }),
        dispose() {
          for (const { run } of placed) closeRun(run);
        },
      };
    },
  };
}

function placeRuns(lists: Pattern[][], openRun: (patterns: Pattern[]) => Run): PlacedRun[] {
  let offset = 0;
  return lists.map((patterns) => {
    const placed = { run: openRun(patterns), offset };
    offset += patterns.length;
    return placed;
  });
}

/** The patterns themselves determine where a run ends, so that a list within another one is split at the same positions. */
function cutIntoRuns(patterns: Pattern[]): Pattern[][] {
  const lists: Pattern[][] = [];
  let isOpen = false;
  for (const pattern of patterns) {
    const isAlone = dependsOnStart(pattern);
    const last = lists.at(-1);
    if (last && isOpen && !isAlone) last.push(pattern);
    else lists.push([pattern]);
    isOpen = !isAlone && hashPattern(pattern) % RUN_PATTERNS !== 0;
  }
  return lists;
}

function dependsOnStart(pattern: Pattern): boolean {
  return String(pattern).includes(SEARCH_START);
}

function hashPattern(pattern: Pattern): number {
  let hash = 0;
  for (const character of String(pattern)) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

interface Search {
  string: string | RegexEngineString;
  from: number;
  options: FindOptions;
}

/** The first match; at the same position, that of the earlier pattern. */
function findFirst(placed: PlacedRun[], search: Search): Match | null {
  let first: Match | null = null;
  let firstStart = Number.POSITIVE_INFINITY;
  for (const { run, offset } of placed) {
    const match = findInRun(run, search);
    const start = startOf(match);
    if (!match || start >= firstStart) continue;
    first = { index: offset + match.index, captureIndices: match.captureIndices };
    firstStart = start;
    if (start === search.from) break;
  }
  return first;
}

/** Reuses the last result if the search starts before its match. */
function findInRun(run: Run, { string, from, options }: Search): Match | null {
  const { last } = run;
  const isKnown =
    run.isLasting &&
    last?.string === string &&
    last.options === options &&
    last.from <= from &&
    startOf(last.match) >= from;
  if (isKnown) return last.match;
  const match = run.scanner.findNextMatchSync(string, from, options);
  run.last = { string, from, options, match };
  return match;
}

/** Infinity if there is no match: later starts find none either. */
function startOf(match: Match | null): number {
  return match?.captureIndices[0]?.start ?? Number.POSITIVE_INFINITY;
}
