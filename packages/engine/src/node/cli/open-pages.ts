/** Compiles the pages of a site for commands. */
import { compileWith, openBuildExecutor } from '../build-executor.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from '../content/page.ts';
import { scanFiles } from '../content/scan.ts';
import { withLocatedErrors } from '../diagnostics/locate-diagnostics.ts';
import { compilePages } from '../stages/compile.ts';

export async function openPages(config: ResolvedConfig): Promise<readonly Page[]> {
  return withLocatedErrors(config, async () => {
    const sources = scanFiles(config);
    const executor = openBuildExecutor({ pages: sources.files.length, config });
    try {
      return (await compilePages(sources, config, compileWith(executor, config))).pages;
    } finally {
      await executor.close();
    }
  });
}
