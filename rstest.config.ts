import { join } from 'node:path';
import { defineConfig, type RstestConfig } from '@rstest/core';
import { useRunFolder } from './scripts/run-folder.mjs';

useRunFolder();

/** Where `npm test` wants the results as JSON. */
const report = process.env.QUIRE_UNIT_REPORT;

/** What runs in browsers, and renders for them. */
const BROWSER_TESTS = ['packages/client/src/**/*.test.{ts,tsx}', 'packages/theme/src/**/*.test.{ts,tsx}'];

const shared = {
  setupFiles: ['./scripts/plain-output.mjs'],
  // Left to itself the runner keeps one core free, which is half of a machine with two.
  pool: { maxWorkers: '100%' },
  // A process for each file costs more than most of the files; none leaves anything behind, as modules hold no state.
  isolate: false,
  // A line for each file, and what tests print only where they fail.
  silent: 'passed-only',
  slowTestThreshold: 600_000,
  // No test asserts a time: these only end what hangs, on a machine that is busy with other things.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  // As it is written: what was built of it may be older.
  resolve: {
    alias: {
      '@quire/client': join(import.meta.dirname, 'packages/client/src'),
      '@quire/markdown': join(import.meta.dirname, 'packages/markdown/src'),
    },
  },
  tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
} satisfies RstestConfig;

/** `./a.css?text` is a text, as in the bundle of the theme. */
const importStyleTexts: NonNullable<NonNullable<RstestConfig['tools']>['bundlerChain']> = (chain, { CHAIN_ID }) => {
  const text = chain.module.rule(CHAIN_ID.RULE.CSS).oneOf('style-text').before(CHAIN_ID.ONE_OF.CSS_MAIN);
  text.resourceQuery(/^\?text$/).type('asset/source');
};

export default defineConfig({
  projects: [
    {
      ...shared,
      name: 'node',
      include: [
        'packages/*/src/**/*.test.{ts,tsx}',
        'packages/*/bench/**/*.test.ts',
        'scripts/**/*.test.mjs',
        'bench/**/*.test.mjs',
        'website/checks/**/*.test.ts',
      ],
      exclude: BROWSER_TESTS,
      testEnvironment: 'node',
    },
    {
      ...shared,
      name: 'browser',
      include: BROWSER_TESTS,
      testEnvironment: 'happy-dom',
      tools: { ...shared.tools, bundlerChain: importStyleTexts },
    },
  ],
  reporters: report === undefined ? ['default'] : ['default', ['json', { outputPath: report }]],
});
