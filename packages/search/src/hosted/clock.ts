/** Time for the hosted provider, so that a test can let two minutes pass. */

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a task later; the returned function forgets it. */
  after(ms: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
