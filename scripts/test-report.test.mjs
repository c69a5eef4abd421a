import { expect, test } from '@rstest/core';
import { countBrowserTests, countRun, countTapTests, countUnitTests, readUnitReport } from './test-report.mjs';

test('a test file that cannot be loaded is a failure', () => {
  expect(countUnitTests({ summary: { passedTests: 3, failedTests: 0, failedFiles: 1 } })).toEqual({
    passed: 3,
    failed: 1,
  });
});

test('a browser test that passes only on retry is a failure', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] };
  expect(countBrowserTests(report)).toEqual({ passed: 5, failed: 2 });
});

test('a run without a report is a failure', () => {
  expect(readUnitReport('/nowhere/report.json')).toEqual({ passed: 0, failed: 1 });
});

test("tests that Node's runner did not finish are failures, and so is an incomplete run", () => {
  expect(countTapTests('ok 1 - a\n# pass 4\n# fail 1\n# cancelled 2\n')).toEqual({ passed: 4, failed: 3 });
  expect(countTapTests('ok 1 - a\n')).toEqual({ passed: 0, failed: 1 });
});

test('a runner that fails without a failed test is a failure', () => {
  expect(countRun({ passed: 4, failed: 0 }, false)).toEqual({ passed: 4, failed: 1 });
  expect(countRun({ passed: 4, failed: 2 }, false)).toEqual({ passed: 4, failed: 2 });
  expect(countRun({ passed: 4, failed: 0 }, true)).toEqual({ passed: 4, failed: 0 });
});
