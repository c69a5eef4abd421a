/** Owns how early V8 optimises the code of a process that builds. */
import { setFlagsFromString } from 'node:v8';

/** The newest V8 that was looked at; a later one may not have the flag, and would say so on the terminal. */
const V8_MAJOR_MAX = 13;

/**
 * How much code of a function runs, in bytes, before V8 looks whether to optimise it: four times its default. A process
 * that lives for seconds does not earn back what optimising early costs: 4 % of the processor time of 1,000 pages.
 */
const INTERRUPT_BUDGET_BYTES = 528_000;

/**
 * Up to so many pages matching in WebAssembly, which is what is left to Oniguruma, is never optimised: the optimiser takes
 * a tenth of the processor time of 30 pages, and earns it back at some hundreds.
 */
const WASM_BASELINE_PAGES_MAX = 300;

/** @param pages that the process compiles, at most */
export function delayOptimizing(pages = Number.POSITIVE_INFINITY) {
  if (Number.parseInt(process.versions.v8, 10) > V8_MAJOR_MAX) return;
  setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET_BYTES}`);
  if (pages <= WASM_BASELINE_PAGES_MAX) setFlagsFromString('--liftoff-only');
}
