/** `npm run dev`: starts the dev server, from a fresh clone. */
import { buildPackages } from './build.mjs';
import { runRequiredStep } from './run-step.mjs';

await buildPackages();
await runRequiredStep('Starting the dev server (Ctrl+C to stop)', 'npm', {
  args: ['run', 'dev', '--workspace', 'website', '--', ...process.argv.slice(2)],
});
