/** Shows progress on the terminal. */
import pc from 'picocolors';

export interface Progress {
  /** Runs a named step. */
  step<T>(name: string, run: () => Promise<T>): Promise<T>;
}

/** Prints a line with the time of each finished step; a terminal also shows the current one. */
export function createProgress(stream: NodeJS.WriteStream): Progress {
  return {
    async step(name, run) {
      const start = performance.now();
      if (stream.isTTY) stream.write(pc.dim(`  ${name} …`));
      try {
        const result = await run();
        if (stream.isTTY) stream.write('\r\x1b[K');
        stream.write(`  ${name} ${pc.dim(formatDuration(performance.now() - start))}\n`);
        return result;
      } catch (error) {
        if (stream.isTTY) stream.write('\r\x1b[K');
        throw error;
      }
    },
  };
}

export function formatDuration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
