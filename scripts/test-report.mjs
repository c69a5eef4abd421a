/** Counts passed and failed tests in the reports of the runners. */
import { existsSync, readFileSync } from 'node:fs';

/** A run without a report counts as one failure. */
const NO_REPORT = { passed: 0, failed: 1 };

export function readUnitReport(file) {
  return existsSync(file) ? countUnitTests(JSON.parse(readFileSync(file, 'utf8'))) : NO_REPORT;
}

export function readBrowserReport(file) {
  return existsSync(file) ? countBrowserTests(JSON.parse(readFileSync(file, 'utf8'))) : NO_REPORT;
}

export function readTapReport(file) {
  return existsSync(file) ? countTapTests(readFileSync(file, 'utf8')) : NO_REPORT;
}

/** A runner that fails without a failed test, for example during teardown, counts as one failure. */
export function countRun({ passed, failed }, isGreen) {
  return { passed, failed: isGreen ? failed : Math.max(failed, 1) };
}

/** Reads the totals at the end of the output of Node's test runner. */
export function countTapTests(text) {
  const sum = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  const counts = { passed: sum('pass'), failed: sum('fail') + sum('cancelled') };
  return Number.isNaN(counts.passed + counts.failed) ? NO_REPORT : counts;
}

/** A file that fails before its first test counts as one failure. */
export function countUnitTests({ summary }) {
  return { passed: summary.passedTests, failed: Math.max(summary.failedTests, summary.failedFiles) };
}

/** Errors outside of any test, such as a server that does not start, count too. */
export function countBrowserTests({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
