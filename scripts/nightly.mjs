/** `npm run test:nightly`: tests that take too long or download too much for each run. */
import { join } from 'node:path';
import { ROOT, runStep } from './run-step.mjs';

/** Builds that are killed at random times. */
const KILLS = 50;

/** Includes everything: the tests tagged `@nightly`, every kind of folder, every example. */
const IN_FULL = { QUIRE_TEST_ALL: '1', QUIRE_TEST_KILLS: String(KILLS), QUIRE_TEST_EXAMPLES: 'all' };

const outcomes = [
  await runStep('All tests, in full', process.execPath, { args: [join(ROOT, 'scripts/test.mjs')], env: IN_FULL }),
  await runStep('Outputs of the older tools', 'npm', { args: ['run', 'check:migrations', '--workspace', 'website'] }),
];
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
