/** `npm run check`: the quick checks, to run before each commit. */
import { buildPackages } from './build.mjs';
import { runStaticChecks, runUnitTests } from './checks.mjs';

await buildPackages();
const failed = await runStaticChecks();
if (!(await runUnitTests())) failed.push('Unit tests');
console.log(failed.length === 0 ? '\nAll checks passed' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
