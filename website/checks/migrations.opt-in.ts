/**
 * Not part of `npm test`, because it fetches some 400 MB of other tools:
 * `npm run check:migrations -w website`, after the pages about migration were changed.
 */
import { expect, test } from '@rstest/core';
import { rebuildBefore } from './rebuild-before.ts';

const TIMEOUT_MS = 600_000;

test.each([
  'migration-tsup',
  'migration-modernjs-module',
  'migration-tsc',
  'migration-vite',
  'migration-rollup',
  'migration-webpack',
  'migration-unbuild',
  'migration-tsdown',
])(
  'what the page shows as the output of the old tool is its output (%s)',
  async (name) => {
    expect((await rebuildBefore(name)).join('\n')).toBe('');
  },
  TIMEOUT_MS,
);
