/**
 * Matches with the patterns of a grammar. Its rules repeat one another's: of 3,000 patterns of a site's languages 400
 * differ, and compiling them costs as much as a third of the matching. So lists are cut into runs that recur, and each run
 * is compiled once and looked for once on the same stretch of a line, whichever rule asks.
 */
import type { PatternScanner, RegexEngine, RegexEngineString } from 'shiki/types';

type Pattern = Parameters<RegexEngine['createScanner']>[0][number];
type Match = NonNullable<ReturnType<PatternScanner['findNextMatchSync']>>;
type FindOptions = Parameters<PatternScanner['findNextMatchSync']>[2];

/** Patterns that are next to one another in several lists, with the last answer. */
interface Run {
  key: string;
  scanner: PatternScanner;
  /** Lists that hold it: it goes with the last of them. */
  users: number;
  /** What it finds does not depend on where the search begins. */
  isLasting: boolean;
  last?: { string: string | RegexEngineString; from: number; options: FindOptions; match: Match | null };
}

interface PlacedRun {
  run: Run;
  /** Patterns before it in the list. */
  offset: number;
}

/** About how many patterns a run has: fewer are compiled less often, more are asked less often. */
const RUN_PATTERNS = 9;

/** Holds where the search begins, and there alone. */
const SEARCH_START = '\\G';

/** The same answers as those of `engine`. */
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

/** Patterns themselves say where a run ends, so that a list within another one is cut at the same places. */
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

/** Of two matches at one place that of the earlier pattern counts. */
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

/** What was found further on is what is found from anywhere before it. */
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

/** Where nothing is found, nothing is found from anywhere after it. */
function startOf(match: Match | null): number {
  return match?.captureIndices[0]?.start ?? Number.POSITIVE_INFINITY;
}
