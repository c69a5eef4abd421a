/** `npm run dev`: from a fresh clone to the site as it is written. */
import { buildPackages } from './build.mjs';
import { runRequiredStep } from './run-step.mjs';

await buildPackages();
await runRequiredStep('Showing the site as it is written (Ctrl+C ends it)', 'npm', {
  args: ['run', 'dev', '--workspace', 'website', '--', ...process.argv.slice(2)],
});
