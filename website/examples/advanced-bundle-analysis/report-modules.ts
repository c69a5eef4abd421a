import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rslib/core';

/** Writes the modules of each output to `modules.txt`, the largest first. */
export const reportModules = (): RsbuildPlugin => ({
  name: 'report-modules',
  setup(api) {
    api.onAfterEnvironmentCompile(async ({ stats, environment }) => {
      const { modules = [] } = stats?.toJson({ all: false, modules: true, nestedModules: true }) ?? {};
      const lines = flatten(modules)
        .sort((a, b) => (b.size ?? 0) - (a.size ?? 0))
        .map(({ size, name }) => `${String(size).padStart(6)}  ${name ?? 'runtime code of Rspack'}`);
      await writeFile(join(environment.distPath, 'modules.txt'), `${lines.join('\n')}\n`);
    });
  },
});

/** Modules that were joined into one scope are listed below the module that holds them. */
function flatten(modules: Rspack.StatsModule[]): Rspack.StatsModule[] {
  return modules.flatMap((module) => (module.modules ? flatten(module.modules) : [module]));
}
