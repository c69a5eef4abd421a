/** Keeps what V8 writes when it gives up from the terminal: nobody but its authors can read it. */

const CRASH_REPORT = /<--- Last few GCs --->|FATAL ERROR:/;

/** Its beginning may come in two pieces. */
const TAIL_CHARS = 32;

export interface CrashFilter {
  /** What V8 has written; empty where it has not given up. */
  readonly report: string;
}

/** Passes on what a process writes to its error stream, up to V8's report. */
export function createCrashFilter(errors: NodeJS.ReadableStream | null): CrashFilter {
  let tail = '';
  let report = '';
  errors?.setEncoding('utf8').on('data', (text: string) => {
    tail = tail.slice(-TAIL_CHARS) + text;
    if (report !== '' || CRASH_REPORT.test(tail)) report += text;
    else process.stderr.write(text);
  });
  return {
    get report() {
      return report;
    },
  };
}
