/** The command `quire check`. */
import { join } from 'node:path';
import { formatCount, formatCounts } from '@quire/client/contract';
import type { Diagnostic } from '@quire/markdown/diagnostics';
import pc from 'picocolors';
import { build } from '../build.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { listErrors } from '../diagnostics/diagnostic-lists.ts';
import { loadSiteConfig } from '../stages/config.ts';
import { createStageRunner } from '../stages/stage-runner.ts';
import { delayOptimizing } from '../workers/delay-optimizing.ts';
import { warnAboutInterruption } from '../workers/page-watch.ts';
import type { CommandLine } from './command-options.ts';
import { listFailures, parseFormat, reportAll } from './report.ts';

interface Checked {
  diagnostics: readonly Diagnostic[];
  pages: number;
  /** The configuration of the built site; undefined if it was not built. */
  config?: ResolvedConfig;
}

/** Builds the site into its cache, without changing the output, and reports all problems. */
export async function runCheck({ words: [dir = '.'], find, has }: CommandLine) {
  const format = parseFormat(find('format'));
  const checked = await checkSite(dir, has('drafts')).catch(
    (error: unknown): Checked => ({ diagnostics: listFailures(error), pages: 0 }),
  );
  const { config } = checked;
  if (config && has('list-external')) return (await loadExternal()).writeExternalLinks(config, format);
  const external = config && has('external') ? await (await loadExternal()).askExternalHosts(config) : undefined;
  if (!config && (has('external') || has('list-external')))
    process.stderr.write('Links to other hosts were not checked. Fix the errors of the site first.\n');
  const diagnostics = [...checked.diagnostics, ...(external?.diagnostics ?? [])];
  reportAll(diagnostics, format, external && { external: external.answers });
  const isValid = listErrors(diagnostics).length === 0;
  const summary = isValid
    ? `${pc.green('✓')} ${formatCount(checked.pages, 'page')}, no errors, ${formatCount(diagnostics.length, 'warning')}\n`
    : `${formatCounts(diagnostics)}\n`;
  (isValid && format === 'text' ? process.stdout : process.stderr).write((external?.summary ?? '') + summary);
}

const loadExternal = () => import('./external-links.ts');

async function checkSite(dir: string, publishesDrafts: boolean): Promise<Checked> {
  const { run } = createStageRunner(process.stderr);
  const config = await run('config', () => loadSiteConfig({ dir, publishesDrafts }));
  warnAboutInterruption(config.cacheDir);
  delayOptimizing();
  const checked = Object.freeze({ ...config, outDir: join(config.cacheDir, 'checked') });
  // The whole cache belongs to Quire, including files of older versions.
  const { warnings, pages } = await build(checked, { mayEmptyOutDir: true, runStage: run });
  return { diagnostics: warnings, pages, config: checked };
}
