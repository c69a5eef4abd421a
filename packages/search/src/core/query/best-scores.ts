/** Keeps the best of several scores for each of many numbered items. */

export interface BestScores {
  note(at: number, score: number): void;
  /** Passes on each item that has a score, once, in the order of arrival, and resets it. */
  take(use: (at: number, score: number) => void): void;
}

export function createBest(count: number): BestScores {
  const best = new Float32Array(count);
  let noted: number[] = [];
  return {
    note(at, score) {
      const before = best[at] ?? 0;
      if (before === 0) noted.push(at);
      if (score > before) best[at] = score;
    },
    take(use) {
      for (const at of noted) {
        use(at, best[at] ?? 0);
        best[at] = 0;
      }
      noted = [];
    },
  };
}
