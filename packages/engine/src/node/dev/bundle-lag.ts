/**
 * Detects whether the bundles for the browser and for Node have the same sources. Each compiler watches files on its own,
 * so one can be done before the other has noticed a change.
 */
import { statSync } from 'node:fs';

/** The part of an Rspack compiler that is used. */
export interface WatchedCompiler {
  hooks: { watchRun: { tap(name: string, run: (compiler: WatchedCompiler) => void): void } };
  modifiedFiles?: ReadonlySet<string>;
}

/** The part of a compiler's last run that is used. */
export interface LastRun {
  compiler: WatchedCompiler;
  /** Its start, in milliseconds since 1970. */
  startTime: number;
  files: { has(file: string): boolean };
}

export interface BundleLag {
  /** Whether a compiler will run again, because another has already read a newer version of a file. */
  isBehind(runs: readonly LastRun[]): boolean;
}

export function watchLag(compilers: readonly WatchedCompiler[]): BundleLag {
  /** For each compiler, the changed files that triggered runs, with their modification times. */
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
          // A run that started after the change has read it, whatever triggered the run.
          return files.has(file) && writtenAt > startTime && seen.get(compiler)?.get(file) !== writtenAt;
        }),
      );
    },
  };
}
