/** Filters V8's crash report from the error stream of a worker. */

const CRASH_REPORT = /^(?:<--- Last few GCs --->|FATAL ERROR:)/m;

export interface CrashFilter {
  /** Forwards the text that was held back, because the process has not crashed. */
  release(): void;
  /** The text that was held back: V8's crash report, if the process has crashed. */
  readonly report: string;
}

/** Forwards the complete lines of the error stream of a process, up to one that may begin V8's report. */
export function createCrashFilter(errors: NodeJS.ReadableStream | null): CrashFilter {
  let held = '';
  const forward = (chars: number) => {
    if (chars > 0) process.stderr.write(held.slice(0, chars));
    held = held.slice(chars);
  };
  errors?.setEncoding('utf8').on('data', (text: string) => {
    held += text;
    const start = held.search(CRASH_REPORT);
    forward(start === -1 ? held.lastIndexOf('\n') + 1 : start);
  });
  return {
    get report() {
      return held;
    },
    release: () => forward(held.length),
  };
}
