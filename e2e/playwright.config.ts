import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../scripts/chromium.mjs';
import { useRunFolder } from '../scripts/run-folder.mjs';
import { LAUNCH_ARGS } from './fixtures/launch-args.ts';
import type { Served } from './fixtures/test.ts';

useRunFolder();

const port = Number(process.env.E2E_PORT ?? 4319);
const devPort = Number(process.env.E2E_DEV_PORT ?? port + 1000);
const reuseExistingServer = process.env.E2E_PORT === undefined;
const quire = 'node ../packages/engine/bin/quire.mjs';
const origin = (taken: number) => `http://localhost:${taken}`;

/** Port 0 is any free one: the runner reads it from the output into the variable, from which the workers have it. */
function serve(command: string, at: number, variable: string) {
  const found = { wait: { stdout: new RegExp(`http://localhost:(?<${variable}>\\d+)`) } };
  const given = { port: at, reuseExistingServer };
  return { command: `${quire} ${command} --port ${at}`, ...(at === 0 ? found : given) };
}

/** Specs for the dev server only. */
const OF_DEV = ['dev.spec.ts', 'parity.spec.ts'];

/**
 * `parity.spec.ts` tests that the dev server sends the bytes of the build, so most tests need not run on it. Exceptions:
 * its own specs, its responses to each URL (`hosting`), and tests tagged `@dev`: one or two for each area that depends on
 * scripts, which it bundles differently. `@dev-only` tests replace longer ones of the build.
 */
const ON_DEV = /(?:dev|parity|hosting)\.spec\.ts|@dev/;

/** Tests that only `npm run test:nightly` runs: further pages or sizes, or third-party tools. */
const LEFT_OUT = process.env.QUIRE_TEST_ALL === undefined ? [/@nightly/] : [];

export default defineConfig<object, Served>({
  testDir: '.',
  // The Firefox tests have a separate runner.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // No test asserts a time: this only ends tests that hang.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  // Workers are partly idle: one more than there are cores saves some 4 % of the time.
  workers: availableParallelism() + 1,
  outputDir: '../node_modules/.cache/quire-tests/browser',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    launchOptions: { executablePath: findHeadlessShell() ?? findChromium() ?? 'chromium', args: LAUNCH_ARGS },
  },
  projects: [
    {
      name: 'build',
      testIgnore: OF_DEV,
      grepInvert: [/@dev-only/, ...LEFT_OUT],
      use: { baseURL: origin(port), served: 'build', builtOrigin: origin(port) },
    },
    {
      name: 'dev',
      grep: ON_DEV,
      use: { baseURL: origin(devPort), served: 'dev', builtOrigin: origin(port) },
    },
  ],
  webServer: [
    serve('preview ../website/dist', port, 'E2E_PORT'),
    // It compiles its first page while the tests of the build run, which come first.
    serve('dev ../website', devPort, 'E2E_DEV_PORT'),
  ],
});
