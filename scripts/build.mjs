/** Builds our packages, then the site in `website/dist`. */
import { runRequiredStep } from './run-step.mjs';
import { setUp } from './setup.mjs';

const inPackage = (name, script) => ['run', script, '--workspace', `@quire/${name}`];

export async function buildPackages() {
  await setUp();
  await runRequiredStep('Building the search', 'npm', { args: inPackage('search', 'build'), quiet: true });
  await runRequiredStep('Building the compiler', 'npm', { args: inPackage('markdown', 'build'), quiet: true });
  await runRequiredStep('Building the client', 'npm', { args: inPackage('client', 'build'), quiet: true });
  await runRequiredStep('Building the check of links', 'npm', {
    args: inPackage('external-links', 'build'),
    quiet: true,
  });
  await runRequiredStep('Building the engine', 'npm', { args: inPackage('engine', 'build'), quiet: true });
  await runRequiredStep('Building the server for assistants', 'npm', { args: inPackage('mcp', 'build'), quiet: true });
  await runRequiredStep('Building the reader of Rspress sites', 'npm', {
    args: inPackage('rspress', 'build'),
    quiet: true,
  });
  await runRequiredStep('Building the plugins for TypeScript', 'npm', {
    args: inPackage('typescript', 'build'),
    quiet: true,
  });
  await runRequiredStep('Building the cards', 'npm', { args: inPackage('cards', 'build'), quiet: true });
  await runRequiredStep('Bundling the theme', 'npm', { args: inPackage('theme', 'build'), quiet: true });
}

if (import.meta.filename === process.argv[1]) {
  await buildPackages();
  await runRequiredStep('Building the site', 'npm', { args: ['run', 'build', '--workspace', 'website'] });
}
