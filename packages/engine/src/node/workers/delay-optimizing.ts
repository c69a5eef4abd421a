/** V8's settings for a process that builds: how early it optimizes code, and how much it sets aside for new objects. */
import { setFlagsFromString } from 'node:v8';

/** A flag that V8 does not know it reports on the terminal: each is given to the versions alone that were looked at. */
interface KnownV8 {
  majorMax: number;
  /** For the start of a worker: they cannot change while it runs. */
  processFlags: readonly string[];
  /** What a process that runs can still be told. */
  flags: readonly string[];
  /** By how often a function runs, or how much of its code, V8 looks whether to optimize it. */
  budgetFlag: string;
  budget: number;
}

/** Figures: ADR 5. In order: the first that reaches up to a version is its own. */
const KNOWN_V8: readonly KnownV8[] = [
  // Node 20. In bytes of code; its default is 67,584.
  {
    majorMax: 11,
    processFlags: [],
    flags: [],
    budgetFlag: '--interrupt-budget',
    budget: 528_000,
  },
  // Node 22 to 26. In calls; its default is 3,000. Node 24 has a second optimizer, which earns nothing back either, and
  // twice the room for new objects, whose pages the system makes ready one by one.
  {
    majorMax: 14,
    processFlags: ['--max-semi-space-size=16'],
    flags: ['--no-maglev'],
    budgetFlag: '--invocation-count-for-turbofan',
    budget: 30_000,
  },
];

const v8Major = Number.parseInt(process.versions.v8, 10);
const known = KNOWN_V8.find(({ majorMax }) => v8Major <= majorMax);

/** For worker processes. */
export const PROCESS_FLAGS: readonly string[] = known?.processFlags ?? [];

/** For a process that compiles pages. */
export function delayOptimizing() {
  if (!known) return;
  for (const flag of [...known.flags, `${known.budgetFlag}=${known.budget}`]) setFlagsFromString(flag);
  // The matcher of code is WebAssembly: to optimize it takes as long as it saves on a site of this size.
  setFlagsFromString('--liftoff-only');
}
