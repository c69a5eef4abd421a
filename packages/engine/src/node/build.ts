/** Builds a site, unless nothing has changed since the last build. The stages of a build are in `run-build.ts`. */
import { createWarning, type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import type { BuildReport } from './build-report.ts';
import { clearCache } from './config/cache-dir.ts';
import type { ResolvedConfig } from './config/resolved-config.ts';
import { hasStore } from './content/content-store.ts';
import { listUnique } from './diagnostics/diagnostic-lists.ts';
import { withLocatedErrors } from './diagnostics/locate-diagnostics.ts';
import { DamagedCacheError } from './files/cache-file.ts';
import { rejectOutput } from './output/output-folder.ts';
import { findSources } from './stages/sources.ts';
import type { RunStage } from './stages/stage-runner.ts';

export interface BuildOptions {
  /** Whether the output may replace a folder that no build has written. */
  mayEmptyOutDir?: boolean;
  /** Runs each stage, to show or time it. */
  runStage?: RunStage;
}

/** Each run removes damaged cache files: compiled pages in the first, search data in the second. */
const RUNS_MAX = 3;

/**
 * Builds into a staging folder, which replaces the output at the end: a failed build keeps the previous output. Damaged
 * parts of the cache are rebuilt.
 * @throws UserError
 */
export async function build(
  config: ResolvedConfig,
  { mayEmptyOutDir = false, runStage = (_, work) => work() }: BuildOptions = {},
): Promise<BuildReport> {
  return withLocatedErrors(config, async () => {
    rejectOutput(config, mayEmptyOutDir);
    // An existing cache may be the cause of any error.
    const mayBlameCache = hasStore(config.cacheDir);
    let ofCache: Diagnostic | undefined;
    for (let run = 1; ; run += 1) {
      try {
        const report = await buildOnce(config, runStage);
        return ofCache ? { ...report, warnings: [...report.warnings, ofCache] } : report;
      } catch (error) {
        if (error instanceof DamagedCacheError && run < RUNS_MAX) continue;
        if (error instanceof UserError || isSystemError(error) || !mayBlameCache || ofCache) throw error;
        clearCache(config.cacheDir);
        ofCache = createCacheWarning(error);
      }
    }
  });
}

/** Shown only if the build passes without the cache. */
function createCacheWarning(error: unknown): Diagnostic {
  const message = `The build failed with the cache of earlier builds, which was deleted: ${String(error)}`;
  return createWarning('cache', message, {
    help: 'The site was built without it. If this happens again, please report it with this message.',
  });
}

async function buildOnce(config: ResolvedConfig, run: RunStage): Promise<BuildReport> {
  const sources = await run('sources', () => findSources(config));
  if (!('lastBuild' in sources)) return sources;
  // Loaded on demand, because most builds find that nothing has changed.
  const { runBuild } = await import('./run-build.ts');
  return runBuild(sources, config, run).catch(async (error: unknown) => {
    if (!(error instanceof UserError)) throw error;
    const { listConfigWarnings, listFailedPlugins } = await import('./check/config-warnings.ts');
    const ofConfig = [...listConfigWarnings(config), ...listFailedPlugins(config, 'error')];
    throw new UserError(listUnique([...error.diagnostics, ...ofConfig]));
  });
}

/** A full disk is not caused by the cache; a file in place of a folder, or vice versa, may be. */
function isSystemError(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return !['EISDIR', 'ENOTDIR', 'EEXIST'].includes(String(error.code)) && 'syscall' in error;
}
