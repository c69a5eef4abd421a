/** Owns `npm run test:nightly`: what takes too long for each run of the tests, or fetches too much. */
import { join } from 'node:path';
import { buildPackages } from './build.mjs';
import { ROOT, runStep } from './run-step.mjs';
import { setUp } from './setup.mjs';

/** Builds that are killed, at random moments. */
const KILLS = 50;

const rstest = (title, args, env = {}) =>
  runStep(title, join(ROOT, 'node_modules/.bin/rstest'), { args: ['run', ...args], env });

await setUp();
await buildPackages();
const outcomes = [
  await rstest('Builds killed at random moments', ['interrupted-build'], { QUIRE_TEST_KILLS: String(KILLS) }),
  await rstest('Every example, error and claim', ['website/checks'], { QUIRE_TEST_EXAMPLES: 'all' }),
  await runStep('Outputs of the older tools', 'npm', { args: ['run', 'check:migrations', '--workspace', 'website'] }),
];
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
