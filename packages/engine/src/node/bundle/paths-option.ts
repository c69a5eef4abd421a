/** Where the bundler looks for what components import: the paths of the site's `tsconfig.json`, and its folder. */
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isBuiltInModule } from '../config/theme-modules.ts';
import { writeFile } from '../files/write-file.ts';

/** What components import leads where it leads from pages. */
export function createPathsOption({ siteDir, importPaths }: ResolvedConfig, workDir: string): Rspack.Configuration {
  const paths = importPaths.filter(({ pattern }) => !isBuiltInModule(pattern));
  const roots = [siteDir];
  if (paths.length === 0) return { resolve: { roots } };
  const configFile = join(workDir, 'tsconfig.json');
  const entries = Object.fromEntries(paths.map(({ pattern, targets }) => [pattern, targets]));
  writeFile(configFile, JSON.stringify({ compilerOptions: { paths: entries } }));
  // The bundler reads such files only.
  return { resolve: { roots, tsConfig: { configFile } } };
}
