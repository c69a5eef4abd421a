/** Owns builds in the process of a test. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Engine = typeof import('../src/node/index.ts');

const ENTRY = pathToFileURL(join(import.meta.dirname, '../dist/node/index.js')).href;

/** Builds a site by the package's own entry. The configuration is read once in a process: it must not change between builds. */
export async function runBuild(dir: string, outDir?: string) {
  // Built like the command, because workers are files beside it.
  const { build, loadUserConfig, resolveConfig }: Engine = await import(/* webpackIgnore: true */ ENTRY);
  return build(resolveConfig(await loadUserConfig(dir), { dir, outDir }), { step: (_, run) => run() });
}
