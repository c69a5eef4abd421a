/** Owns the `quire` command. */
import pc from 'picocolors';
import { build } from './build.ts';
import { parseCommand, parsePort } from './command-options.ts';
import { loadUserConfig } from './config/load.ts';
import { resolveConfig } from './config/resolve.ts';
import { startPreview } from './preview/server.ts';
import { createProgress, formatDuration } from './progress.ts';
import { findSystemError } from './system-error.ts';
import { formatUserError, UserError, UserErrors } from './user-error.ts';

const HELP = `quire compiles a folder of Markdown into a static documentation site.

  quire build [dir] [--out <dir>]     builds the site of a folder (default: this folder, into dist)
  quire dev [dir] [--port <n>]        shows the site of a folder as it is written
                  [--host <name>]     (default: localhost)
  quire check [dir]                   builds apart from the output, and tells every mistake and every warning
  quire translations [dir]            shows which translations have fallen behind their originals
        [--accept <page>] [--all]     records that a page, or all, are up to date
        [--check]                     fails where one is not, for CI
  quire urls [dir] [--update]         lists the routes; adds them to the list of published ones
  quire preview [dir] [--port <n>]    serves a built site (default: dist) as a static host would
                      [--host <name>] (default: localhost)
  quire search "<query>" [dist]       asks a built site's search [--locale en] [--limit 10] [--json]
  quire search-server [dist]          answers Algolia's protocol from a built site [--port <n>] [--host <name>]
  quire search-records [dist]         writes the records for a hosted index [--site <url>] [--out <file>]
  quire search-push [dist]            uploads them [--app-id <id>] [--index <name>] [--site <url>]
  quire --help                        shows this
`;

/** Warnings that a build tells; there may be hundreds. */
const WARNINGS_SHOWN = 12;

const PREVIEW_PORT = 4173;
const DEV_PORT = 3000;

const commands: Record<string, (args: string[]) => Promise<void>> = {
  build: runBuild,
  dev: runDev,
  check: async (args) => (await import('./check/commands.ts')).runCheck(args),
  translations: async (args) => (await import('./check/commands.ts')).runTranslations(args),
  urls: async (args) => (await import('./check/commands.ts')).runUrls(args),
  preview: runPreview,
  search: async (args) => (await import('./search/commands.ts')).runSearch(args),
  'search-server': async (args) => (await import('./search/commands.ts')).runSearchServer(args),
  'search-records': async (args) => (await import('./search/commands.ts')).runSearchRecords(args),
  'search-push': async (args) => (await import('./search/commands.ts')).runSearchPush(args),
};

async function main([name, ...args]: string[]) {
  const command = commands[name ?? ''];
  if (command) return command(args);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help')
    return void process.stdout.write(HELP);
  throw new UserError(`There is no command "${name}".`, { hint: `Commands: ${Object.keys(commands).join(', ')}.` });
}

async function runBuild(args: string[]) {
  const { values, positionals } = parseCommand(args, { options: { out: { type: 'string', short: 'o' } }, words: 1 });
  const dir = positionals[0] ?? '.';
  const start = performance.now();
  const config = resolveConfig(await loadUserConfig(dir), { dir, outDir: values.out });
  const report = await build(config, createProgress(process.stderr));
  for (const warning of report.warnings.slice(0, WARNINGS_SHOWN))
    process.stderr.write(`  ${pc.yellow('!')} ${warning}\n`);
  const hidden = report.warnings.length - WARNINGS_SHOWN;
  if (hidden > 0) process.stderr.write(`  ${pc.yellow('!')} ${hidden} more warnings: "quire check" tells them all.\n`);
  const kilobytes = Math.round(report.documentBytes / 1024 / Math.max(1, report.pages));
  const details = `${report.rendered} documents rendered, ${kilobytes} kB of HTML a page, ${report.files} files`;
  process.stdout.write(
    `${pc.green('✓')} ${report.pages} pages in ${formatDuration(performance.now() - start)} ${pc.dim(`(${details})`)}\n  ${config.outDir}\n`,
  );
}

async function runPreview(args: string[]) {
  const { dir = 'dist', port = PREVIEW_PORT, host } = parseServerOptions(args);
  const { url } = await startPreview({ dir, port, host });
  process.stdout.write(`${pc.green('➜')} ${url}\n`);
}

async function runDev(args: string[]) {
  const { dir = '.', port = DEV_PORT, host } = parseServerOptions(args);
  // The bundler is large: only who needs it loads it.
  const { startDev } = await import('./dev/server.ts');
  const { url, close } = await startDev({ dir, port, host, log: (message) => process.stderr.write(`${message}\n`) });
  process.stdout.write(`${pc.green('➜')} ${url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().finally(() => process.exit()));
}

function parseServerOptions(args: string[]): { dir: string | undefined; port: number | undefined; host: string } {
  const { values, positionals } = parseCommand(args, {
    options: { port: { type: 'string' }, host: { type: 'string' } },
    words: 1,
  });
  const port = values.port === undefined ? undefined : parsePort(values.port);
  return { dir: positionals[0], port, host: values.host ?? 'localhost' };
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const known = error instanceof UserErrors || error instanceof UserError ? error : findSystemError(error);
  if (!known) throw error;
  const errors = known instanceof UserErrors ? known.errors : [known];
  for (const userError of errors) process.stderr.write(`${pc.red('✗')} ${formatUserError(userError)}\n\n`);
  if (errors.length > 1) process.stderr.write(`${errors.length} mistakes; nothing was written.\n`);
  process.exitCode = 1;
});
