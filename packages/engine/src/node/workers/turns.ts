/** Owns that of many things only so many are under way at once, whoever has asked for them. */

export interface Turns {
  /** Does `work` when its turn comes: in the order of the calls, but what is urgent before all that waits. */
  take<T>(work: () => Promise<T>, isUrgent?: boolean): Promise<T>;
}

export function createTurns(atOnce: number): Turns {
  const waiting: Array<() => void> = [];
  let running = 0;
  return {
    async take(work, isUrgent = false) {
      if (running < atOnce) running += 1;
      else await new Promise<void>((resolve) => waiting[isUrgent ? 'unshift' : 'push'](resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
