/** Owns the commands that build a site and serve it. */
import { existsSync } from 'node:fs';
import pc from 'picocolors';
import type { Diagnostic } from '../../shared/diagnostic.ts';
import { build } from '../build.ts';
import { resolveConfig } from '../config/resolve.ts';
import { nameFilesFrom } from '../diagnostics/locate-diagnostics.ts';
import { createProgress, formatDuration } from '../diagnostics/progress.ts';
import { formatText } from '../diagnostics/report-formats.ts';
import { selectWarnings } from '../diagnostics/select-warnings.ts';
import { loadUserConfig } from '../site-config/load-config.ts';
import { announceServer } from './announce-server.ts';
import { parseCommand, parsePort } from './command-options.ts';
import { findBuiltSite } from './find-built-site.ts';
import { isGuarded } from './guard.ts';
import { reportFailure } from './report.ts';
import { warnAboutConfig } from './warn-about-config.ts';

const PREVIEW_PORT = 4173;
const DEV_PORT = 3000;

export async function runBuild(args: string[]) {
  const { values, positionals } = parseCommand(args, {
    options: { out: { type: 'string', short: 'o' }, verbose: { type: 'boolean' } },
    words: 1,
  });
  const dir = positionals[0] ?? '.';
  const start = performance.now();
  warnAboutConfig(dir, 'build');
  const config = resolveConfig(await loadUserConfig(dir), { dir, outDir: values.out });
  const report = await build(config, createProgress(process.stderr), { isGuarded: isGuarded() }).catch(
    (error: unknown) =>
      reportFailure(error, existsSync(config.outDir) ? 'the previous output was kept' : 'nothing was written'),
  );
  if (!report) return;
  reportWarnings(report.warnings, values.verbose === true);
  const kilobytes = Math.round(report.documentBytes / 1024 / Math.max(1, report.pages));
  const details = `${report.rendered} documents rendered, ${kilobytes} kB of HTML a page, ${report.files} files`;
  process.stdout.write(
    `${pc.green('✓')} ${report.pages} pages in ${formatDuration(performance.now() - start)} ${pc.dim(`(${details})`)}\n  ${config.outDir}\n`,
  );
}

/** The places are enough: "quire check" shows the lines too. */
function reportWarnings(warnings: readonly Diagnostic[], isVerbose: boolean) {
  const { shown, hidden } = isVerbose ? { shown: [...warnings], hidden: [] } : selectWarnings(warnings);
  for (const { frame, ...warning } of nameFilesFrom(process.cwd(), shown)) process.stderr.write(formatText(warning));
  for (const { rule, count } of hidden)
    process.stderr.write(`${pc.yellow('!')} ${count} more warnings [${rule}]: --verbose lists them.\n`);
}

export async function runPreview(args: string[]) {
  const { dir: written, port = PREVIEW_PORT, host } = parseServerOptions(args);
  const { startPreview } = await import('../preview/preview-server.ts');
  const { url } = await startPreview({ dir: await findBuiltSite(written), port, host });
  announceServer(url, port);
}

export async function runDev(args: string[]) {
  const { dir = '.', port = DEV_PORT, host } = parseServerOptions(args);
  warnAboutConfig(dir, 'dev');
  const { startCompileWorker } = await import('../build-workers.ts');
  const workers = startCompileWorker();
  // The bundler is large: only who needs it loads it.
  const { startDev } = await import('../dev/dev-server.ts');
  const log = (message: string) => process.stderr.write(`${message}\n`);
  const { url, close } = await startDev({ dir, port, host, workers, log });
  announceServer(url, port);
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
