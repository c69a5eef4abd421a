/** Runs the stages of a build, and reports progress, time and failure of each. */
import pc from 'picocolors';
import { createProgress, formatDuration } from '../diagnostics/progress.ts';

/** In order. */
export const STAGES = [
  'config',
  'sources',
  'compile',
  'routes',
  'bundle',
  'render',
  'inspect',
  'emit',
  'check',
  'commit',
] as const;

export type Stage = (typeof STAGES)[number];

/** @param label shown on the terminal for a stage that may take long */
export type RunStage = <T>(stage: Stage, work: () => Promise<T>, label?: string) => Promise<T>;

export interface StageRunner {
  run: RunStage;
  /** The stage that has failed. */
  findFailed(): Stage | undefined;
  /** A line with the time of each stage, and one with the total. */
  formatTimings(): string;
}

export function createStageRunner(stream: NodeJS.WriteStream): StageRunner {
  const progress = createProgress(stream);
  const times = new Map<Stage, number>();
  let failed: Stage | undefined;
  return {
    async run(stage, work, label) {
      const start = performance.now();
      failed = stage;
      try {
        const result = await (label === undefined ? work() : progress.step(label, work));
        failed = undefined;
        return result;
      } finally {
        // A stage runs again if the cache was damaged.
        times.set(stage, (times.get(stage) ?? 0) + performance.now() - start);
      }
    },
    findFailed: () => failed,
    formatTimings() {
      const total = [...times.values()].reduce((sum, time) => sum + time, 0);
      const rows: Array<[string, number]> = [...times, ['all stages', total]];
      const width = Math.max(...rows.map(([name]) => name.length));
      return rows.map(([name, time]) => `  ${name.padEnd(width)}  ${pc.dim(formatDuration(time))}\n`).join('');
    },
  };
}
