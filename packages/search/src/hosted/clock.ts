/** Time for the hosted provider; replaceable in tests. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a task later; the returned function cancels it. */
  after(ms: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
