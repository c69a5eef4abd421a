/** Owns building a site where something has changed since the last build. The steps of a build are in `run-build.ts`. */

import type { BuildReport } from './build-report.ts';
import type { ResolvedConfig } from './config/resolved-config.ts';
import { withLocatedErrors } from './diagnostics/locate-diagnostics.ts';
import type { Progress } from './diagnostics/progress.ts';
import { DamagedCacheError } from './files/cache-file.ts';
import { openLastBuild } from './last-build.ts';
import { rejectOutput } from './output/output-folder.ts';
import type { BuildOptions } from './run-build.ts';

/** Each run removes what it finds damaged: compiled pages in the first, and what search knows of them in the second. */
const RUNS_MAX = 3;

/**
 * Builds into a folder beside the output, which takes the output's place when everything is done:
 * a build that fails keeps the last one. What is damaged in the cache is rebuilt.
 * @throws UserError
 */
export async function build(
  config: ResolvedConfig,
  progress: Progress,
  options: BuildOptions = {},
): Promise<BuildReport> {
  return withLocatedErrors(config, async () => {
    rejectOutput(config);
    const lastBuild = openLastBuild(config);
    const lastReport = await lastBuild.findReport();
    if (lastReport) return lastReport;
    // All that builds is large: only who needs it loads it.
    const { runBuild } = await import('./run-build.ts');
    for (let run = 1; ; run += 1) {
      try {
        return await runBuild(config, progress, { ...options, lastBuild });
      } catch (error) {
        if (!(error instanceof DamagedCacheError) || run === RUNS_MAX) throw error;
      }
    }
  });
}
