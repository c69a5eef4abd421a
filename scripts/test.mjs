/**
 * `npm test`: runs everything, from a fresh clone. It does not stop at the first failure. The last line is
 * `N passed, N failed`: it counts unit and browser tests, and each other failed step as one.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages } from './build.mjs';
import { runStaticChecks, runUnitTests, UNIT_REPORT } from './checks.mjs';
import { requireChromium } from './chromium.mjs';
import { findDifferences } from './compare-folders.mjs';
import { findOrInstallFirefox } from './firefox.mjs';
import { useRunFolder } from './run-folder.mjs';
import { ROOT, runStep, runStepBeside } from './run-step.mjs';
import { setUp } from './setup.mjs';
import { countRun, readBrowserReport, readTapReport, readUnitReport } from './test-report.mjs';

const REPORT_DIR = join(ROOT, 'node_modules/.cache/quire-tests');
const BROWSER_REPORT = join(REPORT_DIR, 'browser.json');
const FIREFOX_REPORT = join(REPORT_DIR, 'firefox.tap');
const FIRST_BUILD = join(ROOT, 'website/dist');
const SECOND_BUILD = join(REPORT_DIR, 'second-build');

// If the run ends early, during setup, print the last line too.
const reportEarlyEnd = () => console.log('\n0 passed, 1 failed');
process.once('exit', reportEarlyEnd);
useRunFolder();
// Exit normally, so that an interrupted run removes its folder too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

await setUp();
await requireChromium();
rmSync(REPORT_DIR, { recursive: true, force: true });
await buildPackages();
const failedSteps = await runStaticChecks();
const isUnitGreen = await runUnitTests();
const unit = countRun(readUnitReport(UNIT_REPORT), isUnitGreen);
failedSteps.push(...(await buildSiteTwice()));
report({ runs: [unit, ...(await runBrowserTests())], failedSteps });

/** The first build starts without a cache, the second uses it; both must produce the same bytes. */
async function buildSiteTwice() {
  for (const folder of [FIRST_BUILD, SECOND_BUILD, join(ROOT, 'node_modules/.cache/quire')]) {
    rmSync(folder, { recursive: true, force: true });
  }
  const quire = join(ROOT, 'node_modules/.bin/quire');
  for (const outDir of [FIRST_BUILD, SECOND_BUILD]) {
    const title = `Building the site ${outDir === FIRST_BUILD ? 'without a cache' : 'again, from the cache'}`;
    if (!(await runStep(title, quire, { args: ['build', 'website', '--out', outDir] }))) return [title];
  }
  const differences = findDifferences(FIRST_BUILD, SECOND_BUILD);
  if (differences.length === 0) return [];
  console.log(
    `  The two builds differ in ${differences.length} files:\n    ${differences.slice(0, 20).join('\n    ')}`,
  );
  return ['Comparing the two builds'];
}

/** Runs both browsers in parallel, because each is idle part of the time. */
async function runBrowserTests() {
  const firefox = await findOrInstallFirefox();
  const chromiumTests = runChromiumTests();
  const firefoxTests = runFirefoxTests(firefox, chromiumTests);
  return [await chromiumTests, await firefoxTests];
}

async function runChromiumTests() {
  // Any free ports.
  const env = {
    E2E_PORT: '0',
    E2E_DEV_PORT: '0',
    PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
  };
  const args = ['test', '--config', 'e2e', '--reporter', 'dot,json'];
  const isGreen = await runStep('Browser tests', join(ROOT, 'node_modules/.bin/playwright'), { args, env });
  return countRun(readBrowserReport(BROWSER_REPORT), isGreen);
}

/** Firefox is optional. */
async function runFirefoxTests(executable, others) {
  if (!executable) {
    await others;
    console.log('\n▸ Firefox tests\n  skipped: Firefox was not found. Install it, or set FIREFOX_PATH.');
    return { passed: 0, failed: 0 };
  }
  const files = ['site', 'without'].map((name) => join(ROOT, `e2e/firefox/${name}.test.mjs`));
  const reporters = ['spec', 'stdout', 'tap', FIREFOX_REPORT].map((value, index) =>
    index % 2 === 0 ? `--test-reporter=${value}` : `--test-reporter-destination=${value}`,
  );
  const args = ['--test', '--test-concurrency=2', ...reporters, ...files];
  // The runner prints a line for each test, which is only shown if one fails.
  const isGreen = await runStepBeside(others, 'Firefox tests', process.execPath, {
    args,
    env: { FIREFOX_PATH: executable },
  });
  return countRun(readTapReport(FIREFOX_REPORT), isGreen);
}

function report({ runs, failedSteps }) {
  process.off('exit', reportEarlyEnd);
  for (const title of failedSteps) console.log(`\nFailed: ${title}`);
  const passed = runs.reduce((sum, run) => sum + run.passed, 0);
  const failed = runs.reduce((sum, run) => sum + run.failed, failedSteps.length);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
