/** `npm start`: builds and serves the site, from a fresh clone. */
import { buildPackages } from './build.mjs';
import { runRequiredStep } from './run-step.mjs';

await buildPackages();
await runRequiredStep('Building the site', 'npm', { args: ['run', 'build', '--workspace', 'website'] });
await runRequiredStep('Serving the site (Ctrl+C to stop)', 'npm', {
  args: ['run', 'preview', '--workspace', 'website', '--', ...process.argv.slice(2)],
});
