/** `npm start`: from a fresh clone to the site in the browser. */
import { buildPackages } from './build.mjs';
import { runRequiredStep } from './run-step.mjs';

await buildPackages();
await runRequiredStep('Building the site', 'npm', { args: ['run', 'build', '--workspace', 'website'] });
await runRequiredStep('Serving the site (Ctrl+C ends it)', 'npm', {
  args: ['run', 'preview', '--workspace', 'website', '--', ...process.argv.slice(2)],
});
