/** Owns the way from the sources to `website/dist`: our packages first, then the site. */
import { runRequiredStep, runSideBySide } from './run-step.mjs';
import { setUp } from './setup.mjs';

const inPackage = (name, script) => ['run', script, '--workspace', `@quire/${name}`];

export async function buildPackages() {
  await runRequiredStep('Building the search', 'npm', { args: inPackage('search', 'build'), quiet: true });
  await runRequiredStep('Building the engine', 'npm', { args: inPackage('engine', 'build:code'), quiet: true });
  // Both are made by the engine, and neither needs the other.
  const failed = await runSideBySide('Building what the packages hold besides', [
    ['Patterns of languages', [process.execPath, 'scripts/pattern-tables.mjs']],
    ['Bundle of the theme', ['npm', ...inPackage('theme', 'build')]],
  ]);
  if (failed.length > 0) process.exit(1);
}

if (import.meta.filename === process.argv[1]) {
  await setUp();
  await buildPackages();
  await runRequiredStep('Building the site', 'npm', { args: ['run', 'build', '--workspace', 'website'] });
}
