/**
 * Whether the bundles for the browser and for rendering are of the same sources. Their files are watched apart:
 * one can be done before the watcher of the other has heard of the change.
 */
import { statSync } from 'node:fs';

/** What is needed of a compiler of Rspack. */
export interface WatchedCompiler {
  hooks: { watchRun: { tap(name: string, run: (compiler: WatchedCompiler) => void): void } };
  modifiedFiles?: ReadonlySet<string>;
}

/** What is needed of the last run of one. */
export interface LastRun {
  compiler: WatchedCompiler;
  /** When it began, in milliseconds since 1970. */
  startTime: number;
  files: { has(file: string): boolean };
}

export interface BundleLag {
  /** Whether one of them will run again, because another has already read a file that it has not. */
  isBehind(runs: readonly LastRun[]): boolean;
}

export function watchLag(compilers: readonly WatchedCompiler[]): BundleLag {
  /** Of each compiler, the files that made it run, and when they had been written. */
  const seen = new Map(compilers.map((compiler) => [compiler, new Map<string, number>()]));
  for (const [compiler, files] of seen) {
    compiler.hooks.watchRun.tap('quire-lag', ({ modifiedFiles }) => {
      for (const file of modifiedFiles ?? []) {
        files.set(file, statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
      }
    });
  }
  return {
    isBehind(runs) {
      const changes = [...seen.values()].flatMap((files) => [...files]);
      return runs.some(({ compiler, startTime, files }) =>
        changes.some(([file, writtenAt]) => {
          // A run that began afterwards has read it, whatever made it run.
          return files.has(file) && writtenAt > startTime && seen.get(compiler)?.get(file) !== writtenAt;
        }),
      );
    },
  };
}
