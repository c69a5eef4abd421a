/** Owns running a configuration file, in JavaScript or TypeScript. */
import { pathToFileURL } from 'node:url';

export interface ConfigSource {
  config: unknown;
  /** The files that it imports, absolute, as far as they are known. */
  files: string[];
}

export async function importConfig(file: string): Promise<ConfigSource> {
  if (!/\.[cm]?js$/.test(file)) return importFreshConfig(file);
  try {
    return { config: getDefault(await import(pathToFileURL(file).href)), files: [] };
  } catch (error) {
    // Node does not say where: the loader of TypeScript does.
    if (error instanceof SyntaxError) return transpile(file);
    throw error;
  }
}

/** The file with all that it imports as they are on disk now: the process may have loaded them before. */
export async function importFreshConfig(file: string): Promise<ConfigSource> {
  return (await runConfig(file)) ?? transpile(file);
}

/** Undefined where Node cannot run it: not every version knows types, and none knows all of them. */
async function runConfig(file: string): Promise<ConfigSource | undefined> {
  if (!/\.[cm]?js$/.test(file) && !('typescript' in process.features && process.features.typescript)) return undefined;
  const { freshImport } = await import('fresh-import');
  try {
    const imported = await freshImport(pathToFileURL(file).href);
    return imported && { config: await callConfig(getDefault(imported.result)), files: imported.dependencies };
  } catch {
    // The loader of TypeScript runs what Node does not, and says where it fails.
    return undefined;
  }
}

/** A compiler of types is large: only who needs it loads it. */
async function transpile(file: string): Promise<ConfigSource> {
  const { findCompiler, transpileConfig } = await import('./transpile-config.ts');
  return { config: await callConfig(await transpileConfig(file, findCompiler())), files: [] };
}

function getDefault(module: object): unknown {
  return 'default' in module ? module.default : undefined;
}

/** A configuration may be what a function makes. */
async function callConfig(exported: unknown): Promise<unknown> {
  return typeof exported === 'function' ? await exported() : exported;
}
