/** Sets V8 flags for build processes: when code is optimized, and the size of the young generation. */
import { setFlagsFromString } from 'node:v8';

/** Flags for tested V8 versions only, because V8 prints a warning for unknown flags. */
interface KnownV8 {
  majorMax: number;
  /** Flags that can only be set when a process starts. */
  processFlags: readonly string[];
  /** Flags that can be set at run time. */
  flags: readonly string[];
  /** The flag for the interval at which V8 considers optimizing a function. */
  budgetFlag: string;
  budget: number;
}

/** In ascending order: the first entry that covers a version applies. Figures are in ADR 5. */
const KNOWN_V8: readonly KnownV8[] = [
  // Node 20. In bytes of code; its default is 67,584.
  {
    majorMax: 11,
    processFlags: [],
    flags: [],
    budgetFlag: '--interrupt-budget',
    budget: 528_000,
  },
  // Node 22 to 26. In calls; its default is 3,000. Node 24 also has a second optimizer, which does not pay off either, and a
  // young generation of twice the size, whose pages the system has to map.
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
  // Optimizing the WebAssembly regular expression engine takes as long as it saves on a site of this size.
  setFlagsFromString('--liftoff-only');
}
