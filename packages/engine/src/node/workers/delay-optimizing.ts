/** Owns how early V8 optimises the code of a process that builds. */
import { setFlagsFromString } from 'node:v8';

/** The newest V8 that was looked at; a later one may not have the flag, and would say so on the terminal. */
const V8_MAJOR_MAX = 13;

/**
 * How much code of a function runs, in bytes, before V8 looks whether to optimise it: four times its default. A process
 * that lives for seconds does not earn back what optimising early costs: 4 % of the processor time of 1,000 pages.
 */
const INTERRUPT_BUDGET_BYTES = 528_000;

export function delayOptimizing() {
  if (Number.parseInt(process.versions.v8, 10) <= V8_MAJOR_MAX)
    setFlagsFromString(`--interrupt-budget=${INTERRUPT_BUDGET_BYTES}`);
}
