import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';
import { LAUNCH_ARGS } from './fixtures/launch-args.ts';
import type { Served } from './fixtures/test.ts';

const port = Number(process.env.E2E_PORT ?? 4319);
const devPort = Number(process.env.E2E_DEV_PORT ?? port + 1000);
const reuseExistingServer = process.env.E2E_PORT === undefined;
const quire = 'node ../packages/engine/bin/quire.mjs';
const origin = (taken: number) => `http://localhost:${taken}`;

/** What only the dev server does. */
const OF_DEV = ['dev.spec.ts', 'parity.spec.ts'];

/**
 * What runs on the dev server too: what it answers and renders itself, and how pages live on that. Left out is what only
 * stands on markup and style sheets (`theme/*`), which `parity.spec.ts` holds to be those of the build; how the search
 * dialog opens, closes and behaves on whatever answers it has (`search-*`, ways in and out in `search`); and
 * `back-forward-cache`, because browsers keep no page that is answered with `no-store`.
 */
const ON_DEV_TOO = [
  'failing-pages.spec.ts',
  'hosting.spec.ts',
  'islands.spec.ts',
  'navigation.spec.ts',
  'pages.spec.ts',
  'redirects.spec.ts',
  'search.spec.ts',
  'start.spec.ts',
  'versions.spec.ts',
];

export default defineConfig<object, Served>({
  testDir: '.',
  fullyParallel: true,
  // No test asserts a time: this only ends what hangs, on a machine that is busy with other things.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  outputDir: '../node_modules/.cache/quire-tests/browser',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium() ?? 'chromium', args: LAUNCH_ARGS },
  },
  projects: [
    {
      name: 'build',
      testIgnore: OF_DEV,
      // Tests of a few pages, where others open all of them.
      grepInvert: /@dev/,
      use: { baseURL: origin(port), served: 'build', builtOrigin: origin(port) },
    },
    {
      name: 'dev',
      testMatch: [...OF_DEV, ...ON_DEV_TOO],
      // Single tests that say why they hold for the build alone.
      grepInvert: /@build/,
      use: { baseURL: origin(devPort), served: 'dev', builtOrigin: origin(port) },
    },
  ],
  webServer: [
    { command: `${quire} preview ../website/dist --port ${port}`, url: origin(port), reuseExistingServer },
    { command: `${quire} dev ../website --port ${devPort}`, url: origin(devPort), reuseExistingServer },
  ],
});
