/** Owns how V8 compiles the code of a process that builds, and how early it optimises it. */
import { setFlagsFromString } from 'node:v8';

/** The newest V8 that was looked at; a later one may not have the flag, and would say so on the terminal. */
const V8_MAJOR_MAX = 13;

/**
 * How much code of a function runs, in bytes, before V8 looks whether to optimise it: four times its default. A process
 * that lives for seconds does not earn back what optimising early costs: 4 % of the processor time of 1,000 pages.
 */
const INTERRUPT_BUDGET_BYTES = 528_000;

/** Sites up to so many pages are built before the optimiser has earned back what it takes. */
const SMALL_SITE_PAGES_MAX = 300;

/** Of a small site: 3 to 7 % of the processor time of 30 to 160 pages; 1,000 pages would take 10 % more with it. */
const SMALL_SITE_INTERRUPT_BUDGET_BYTES = 4_000_000;

/**
 * With these a process is started that builds. Else V8 first makes bytecode of an expression, and then compiles it for the
 * processor: a tenth of the time in which the code of a site is highlighted. Expressions that have run must not meet
 * another flag.
 */
export const PROCESS_FLAGS: readonly string[] = isKnownV8() ? ['--no-regexp-tier-up'] : [];

/**
 * Before the process has a thread: what a running one reads of V8's flags must not change.
 * @param pages that the process compiles, at most
 */
export function delayOptimizing(pages = Number.POSITIVE_INFINITY) {
  if (!isKnownV8()) return;
  const isSmall = pages <= SMALL_SITE_PAGES_MAX;
  const budget = isSmall ? SMALL_SITE_INTERRUPT_BUDGET_BYTES : INTERRUPT_BUDGET_BYTES;
  setFlagsFromString(`--interrupt-budget=${budget}`);
  // Matching in WebAssembly is what is left to Oniguruma. To optimise it took a tenth of the processor time of 30 pages and
  // a twentieth of that of 1,000; a site of 1,000 whose code only Oniguruma can read is built no slower without.
  setFlagsFromString('--liftoff-only');
}

function isKnownV8(): boolean {
  return Number.parseInt(process.versions.v8, 10) <= V8_MAJOR_MAX;
}
