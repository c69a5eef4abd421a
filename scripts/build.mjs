/** Owns the way from the sources to `website/dist`: our packages first, then the site. */
import { runRequiredStep } from './run-step.mjs';
import { setUp } from './setup.mjs';

export async function buildPackages() {
  await runRequiredStep('Building the packages', 'npm', {
    args: ['run', 'build', ...['search', 'engine', 'theme'].flatMap((name) => ['--workspace', `@quire/${name}`])],
    quiet: true,
  });
}

if (import.meta.filename === process.argv[1]) {
  await setUp();
  await buildPackages();
  await runRequiredStep('Building the site', 'npm', { args: ['run', 'build', '--workspace', 'website'] });
}
