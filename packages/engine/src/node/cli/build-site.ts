/** Builds a site for a command, and prints the result. */
import { existsSync } from 'node:fs';
import { formatCount } from '@quire/client/contract';
import pc from 'picocolors';
import { build } from '../build.ts';
import { formatDuration } from '../diagnostics/progress.ts';
import { loadSiteConfig } from '../stages/config.ts';
import { createStageRunner, type StageRunner } from '../stages/stage-runner.ts';
import { delayOptimizing } from '../workers/delay-optimizing.ts';
import { reportFailure, reportWarnings } from './report.ts';
import { warnAboutConfig } from './warn-about-config.ts';
import { warnAboutInterruption } from './warn-about-interruption.ts';

interface SiteInput {
  dir: string;
  outDir: string | undefined;
  publishesDrafts: boolean;
  mayEmptyOutDir: boolean;
}

interface ReportOptions {
  /** The start of the command, from `performance.now`. */
  startMs: number;
  isVerbose: boolean;
  /** Whether the time of each stage is shown. */
  showsTiming: boolean;
}

export async function buildAndReport(input: SiteInput, { startMs, isVerbose, showsTiming }: ReportOptions) {
  warnAboutConfig(input.dir, 'build');
  const stages = createStageRunner(process.stderr);
  const built = await buildSite({ ...input, isVerbose }, stages);
  if (showsTiming) process.stderr.write(stages.formatTimings());
  if (!built) return;
  const { report, config } = built;
  reportWarnings(report.warnings, isVerbose);
  const kilobytes = Math.round(report.documentBytes / 1024 / Math.max(1, report.pages));
  const rendered = `${formatCount(report.rendered, 'document')} rendered`;
  const details = `${rendered}, ${kilobytes} kB of HTML a page, ${formatCount(report.files, 'file')}`;
  const drafts = report.drafts === 0 ? '' : `, without ${formatCount(report.drafts, 'draft')},`;
  const summary = `${formatCount(report.pages, 'page')}${drafts} in ${formatDuration(performance.now() - startMs)}`;
  process.stdout.write(`${pc.green('✓')} ${summary} ${pc.dim(`(${details})`)}\n  ${config.outDir}\n`);
}

/** Undefined if it failed, which is reported. */
async function buildSite(
  { mayEmptyOutDir, isVerbose, ...input }: SiteInput & { isVerbose: boolean },
  { run, findFailed }: StageRunner,
) {
  const config = await run('config', () => loadSiteConfig(input));
  warnAboutInterruption(config);
  delayOptimizing();
  const report = await build(config, { mayEmptyOutDir, runStage: run }).catch((error: unknown) => {
    const outcome = existsSync(config.outDir) ? 'the previous output was kept' : 'nothing was written';
    const stage = findFailed();
    return reportFailure(error, {
      outcome: stage === undefined ? outcome : `the stage "${stage}" failed, and ${outcome}`,
      isVerbose,
    });
  });
  return report && { report, config };
}
