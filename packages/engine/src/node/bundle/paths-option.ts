/** Owns handing the paths of a site's `tsconfig.json` to the bundler, which knows such files only. */
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { writeFile } from '../files/write-file.ts';
import { isBuiltInModule } from '../markdown/resolve-import.ts';

/** What components import leads where it leads from pages. */
export function createPathsOption({ importPaths }: ResolvedConfig, workDir: string): Rspack.Configuration {
  const paths = importPaths.filter(({ pattern }) => !isBuiltInModule(pattern));
  if (paths.length === 0) return {};
  const configFile = join(workDir, 'tsconfig.json');
  const entries = Object.fromEntries(paths.map(({ pattern, targets }) => [pattern, targets]));
  writeFile(configFile, JSON.stringify({ compilerOptions: { paths: entries } }));
  return { resolve: { tsConfig: { configFile } } };
}
