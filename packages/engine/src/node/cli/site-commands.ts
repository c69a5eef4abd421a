/** Owns the commands that build a site and serve what was built. */
import { existsSync } from 'node:fs';
import pc from 'picocolors';
import { type Diagnostic, formatCount } from '../../shared/diagnostic.ts';
import { build } from '../build.ts';
import { resolveConfig } from '../config/resolve.ts';
import { nameFilesFrom } from '../diagnostics/locate-diagnostics.ts';
import { createProgress, formatDuration } from '../diagnostics/progress.ts';
import { formatText } from '../diagnostics/report-formats.ts';
import { selectWarnings } from '../diagnostics/select-warnings.ts';
import { loadUserConfig } from '../site-config/load-config.ts';
import { type SiteThread, startThreadEarly } from '../site-thread.ts';
import { announceServer } from './announce-server.ts';
import { parseCommand, parseServerOptions } from './command-options.ts';
import { findBuiltSite } from './find-built-site.ts';
import { isGuarded } from './guard.ts';
import { reportFailure } from './report.ts';
import { warnAboutConfig } from './warn-about-config.ts';

const PREVIEW_PORT = 4173;

export async function runBuild(args: string[]) {
  const { values, positionals } = parseCommand(args, {
    options: { out: { type: 'string', short: 'o' }, verbose: { type: 'boolean' } },
    words: 1,
  });
  const dir = positionals[0] ?? '.';
  const start = performance.now();
  warnAboutConfig(dir, 'build');
  const thread = isGuarded() ? startThreadEarly(dir) : undefined;
  const built = await buildSite({ dir, outDir: values.out, thread }).finally(() => thread?.close());
  if (!built) return;
  const { report, config } = built;
  reportWarnings(report.warnings, values.verbose === true);
  const kilobytes = Math.round(report.documentBytes / 1024 / Math.max(1, report.pages));
  const rendered = `${formatCount(report.rendered, 'document')} rendered`;
  const details = `${rendered}, ${kilobytes} kB of HTML a page, ${formatCount(report.files, 'file')}`;
  const summary = `${formatCount(report.pages, 'page')} in ${formatDuration(performance.now() - start)}`;
  process.stdout.write(`${pc.green('✓')} ${summary} ${pc.dim(`(${details})`)}\n  ${config.outDir}\n`);
}

interface SiteInput {
  dir: string;
  outDir: string | undefined;
  thread: SiteThread | undefined;
}

/** Undefined where it failed, which is reported. */
async function buildSite({ dir, outDir, thread }: SiteInput) {
  const config = resolveConfig(await loadUserConfig(dir), { dir, outDir });
  const options = { isGuarded: isGuarded(), thread };
  const report = await build(config, createProgress(process.stderr), options).catch((error: unknown) =>
    reportFailure(error, existsSync(config.outDir) ? 'the previous output was kept' : 'nothing was written'),
  );
  return report && { report, config };
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
