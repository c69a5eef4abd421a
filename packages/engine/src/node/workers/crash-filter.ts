/** Filters V8's crash report from the error stream of a worker. */

const CRASH_REPORT = /<--- Last few GCs --->|FATAL ERROR:/;

/** The start of the report may be split over two chunks. */
const TAIL_CHARS = 32;

export interface CrashFilter {
  /** V8's crash report; empty if it did not crash. */
  readonly report: string;
}

/** Forwards the error stream of a process up to V8's report. */
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
