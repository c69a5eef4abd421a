import { defineConfig, devices } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';

const port = process.env.E2E_PORT ?? '4319';
const baseURL = `http://localhost:${port}`;

export default defineConfig({
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
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium() ?? 'chromium', args: ['--no-sandbox'] },
  },
  webServer: {
    command: `node ../packages/engine/bin/quire.mjs preview ../website/dist --port ${port}`,
    url: baseURL,
    reuseExistingServer: process.env.E2E_PORT === undefined,
  },
});
