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

/** What only the dev server does. */
const OF_DEV = ['dev.spec.ts', 'parity.spec.ts'];

/**
 * `parity.spec.ts` holds that the dev server sends the bytes of the build, so most tests need not run on it. What does:
 * the files of its own, what it answers to each URL (`hosting`), and the tests that are tagged `@dev`: one or two of
 * each area that lives on its scripts, which it bundles otherwise. `@dev-only` tests replace longer ones of the build.
 */
const ON_DEV = /(?:dev|parity|hosting)\.spec\.ts|@dev/;

/** Tests that `npm run test:nightly` adds: they hold of more pages or sizes what others hold, or test what is not ours. */
const LEFT_OUT = process.env.QUIRE_TEST_ALL === undefined ? [/@nightly/] : [];

export default defineConfig<object, Served>({
  testDir: '.',
  // The tests in Firefox have a runner of their own.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // No test asserts a time: this only ends what hangs, on a machine that is busy with other things.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  // Each waits for a part of its time: with one more than there are cores the tests took some 4 % less.
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
    { command: `${quire} preview ../website/dist --port ${port}`, url: origin(port), reuseExistingServer },
    // Its first page is compiled while the tests of the build begin: its own are the last.
    { command: `${quire} dev ../website --port ${devPort}`, port: devPort, reuseExistingServer },
  ],
});
