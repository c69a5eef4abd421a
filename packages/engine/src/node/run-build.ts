/** The stages of a build, from Markdown sources to static output. Read this file first. */
import { formatCount } from '@quire/client/contract';
import { compileWith, openBuildExecutor } from './build-executor.ts';
import type { BuildReport } from './build-report.ts';
import { withKnownProblems } from './check/known-problems.ts';
import type { ResolvedConfig } from './config/resolved-config.ts';
import { openStaging } from './output/staging.ts';
import { addBundleErrors, bundleSite } from './stages/bundle.ts';
import { checkOutput } from './stages/check.ts';
import { commitOutput } from './stages/commit.ts';
import { compilePages } from './stages/compile.ts';
import { emitSite } from './stages/emit.ts';
import { inspectSite } from './stages/inspect.ts';
import { renderSite } from './stages/render.ts';
import { createRoutes } from './stages/routes.ts';
import type { Sources } from './stages/sources.ts';
import type { RunStage } from './stages/stage-runner.ts';

/**
 * The stages "config" and "sources" run before (`build.ts`); if nothing has changed, they are the only ones.
 * @throws UserError, or `DamagedCacheError` if the build should be repeated
 */
export async function runBuild(sources: Sources, config: ResolvedConfig, run: RunStage): Promise<BuildReport> {
  const executor = openBuildExecutor({ pages: sources.changed, config });
  const staging = openStaging(config.outDir);
  try {
    const content = await run(
      'compile',
      () => compilePages(sources, config, compileWith(executor, config)),
      `Compiling ${formatCount(sources.files.length, 'page')}`,
    );
    /** Adds the known problems of pages to errors that end the build before the check. */
    const runWithKnown: RunStage = (stage, work, label) =>
      run(stage, () => withKnownProblems(content, config, work), label);
    const routed = await runWithKnown('routes', async () => {
      try {
        return createRoutes(content, config);
      } catch (error) {
        throw await addBundleErrors(error, content.pages, config);
      }
    });
    const bundled = await runWithKnown('bundle', () => bundleSite(content.pages, config), 'Bundling the theme');
    const tools = { config, executor, staging };
    const rendered = await runWithKnown('render', () => renderSite(routed, bundled, tools), 'Rendering');
    const inspected = await run('inspect', () => inspectSite(routed, bundled, { ...rendered, config, staging }));
    const emitted = await run('emit', () => emitSite(inspected, rendered));
    const parts = { sources, content, routed, bundled, rendered, inspected, emitted };
    const warnings = await run('check', () => checkOutput(parts));
    return await run('commit', () => commitOutput({ ...parts, warnings }, staging, config));
  } finally {
    await executor.close();
    staging.discard();
  }
}
