/** Where the bundler resolves imports of components: the paths of the site's `tsconfig.json`, and its folder. */
import { join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { isBuiltInModule } from '../config/theme-modules.ts';
import { writeFile } from '../files/write-file.ts';

/** Imports of components resolve like those of pages. */
export function createPathsOption({ siteDir, importPaths }: ResolvedConfig, workDir: string): Rspack.Configuration {
  const paths = importPaths.filter(({ pattern }) => !isBuiltInModule(pattern));
  const roots = [siteDir];
  if (paths.length === 0) return { resolve: { roots } };
  const configFile = join(workDir, 'tsconfig.json');
  const entries = Object.fromEntries(paths.map(({ pattern, targets }) => [pattern, targets]));
  writeFile(configFile, JSON.stringify({ compilerOptions: { paths: entries } }));
  // The bundler only reads paths from such a file.
  return { resolve: { roots, tsConfig: { configFile } } };
}
