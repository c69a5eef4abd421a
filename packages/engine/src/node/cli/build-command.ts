/** The command `quire build`: builds a site, and prints the result. */
import { existsSync } from 'node:fs';
import { formatCount } from '@quire/client/contract';
import pc from 'picocolors';
import { build } from '../build.ts';
import type { ResolveInput } from '../config/resolve.ts';
import { formatDuration } from '../diagnostics/progress.ts';
import { loadSiteConfig } from '../stages/config.ts';
import { createStageRunner, type StageRunner } from '../stages/stage-runner.ts';
import { delayOptimizing } from '../workers/delay-optimizing.ts';
import { warnAboutInterruption } from '../workers/page-watch.ts';
import type { CommandLine } from './command-options.ts';
import { reportFailure, reportWarnings } from './report.ts';
import { warnAboutConfig } from './warn-about-config.ts';

export async function runBuild({ words: [dir = '.'], find, has }: CommandLine) {
  const isVerbose = has('verbose');
  warnAboutConfig(dir, 'build');
  const stages = createStageRunner(process.stderr);
  const input = { dir, outDir: find('out'), publishesDrafts: has('drafts') };
  const built = await buildSite(input, { stages, isVerbose, mayEmptyOutDir: has('empty-out-dir') });
  if (has('timing')) process.stderr.write(stages.formatTimings());
  if (!built) return;
  const { report, config } = built;
  reportWarnings(report.warnings, isVerbose);
  const kilobytes = Math.round(report.documentBytes / 1024 / Math.max(1, report.pages));
  const rendered = `${formatCount(report.rendered, 'document')} rendered`;
  const details = `${rendered}, ${kilobytes} kB of HTML a page, ${formatCount(report.files, 'file')}`;
  const drafts = report.drafts === 0 ? '' : `, without ${formatCount(report.drafts, 'draft')},`;
  // Since the start of the process.
  const summary = `${formatCount(report.pages, 'page')}${drafts} in ${formatDuration(performance.now())}`;
  process.stdout.write(`${pc.green('✓')} ${summary} ${pc.dim(`(${details})`)}\n  ${config.outDir}\n`);
}

interface BuildSettings {
  stages: StageRunner;
  isVerbose: boolean;
  mayEmptyOutDir: boolean;
}

/** Undefined if it failed, which is reported. */
async function buildSite(input: ResolveInput, { stages, isVerbose, mayEmptyOutDir }: BuildSettings) {
  const { run, findFailed } = stages;
  const config = await run('config', () => loadSiteConfig(input));
  warnAboutInterruption(config.cacheDir);
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
