/** Runs a configuration file: Node itself where it can, and otherwise jiti, which compiles TypeScript. */
import { pathToFileURL } from 'node:url';
import { listOwnModules } from '../config/module-imports.ts';

export interface ConfigSource {
  config: unknown;
  /** The files that it imports, absolute, as far as they are known; none of a configuration that is read once. */
  files: string[];
}

const JAVASCRIPT = /\.[cm]?js$/;

/** As Node has it: a process reads a file once. */
export async function importConfig(file: string): Promise<ConfigSource> {
  return { config: await runOnce(file), files: [] };
}

async function runOnce(file: string): Promise<unknown> {
  if (!canNodeRun(file)) return transpile(file);
  try {
    return await callConfig(getDefault(await import(pathToFileURL(file).href)));
  } catch (error) {
    // Node knows neither all of TypeScript nor names without extensions, and of wrong syntax it does not say where it is.
    if (!JAVASCRIPT.test(file) || error instanceof SyntaxError) return transpile(file);
    throw error;
  }
}

/** The file with all that it imports as they are on disk now: the process may have loaded them before. */
export async function importFreshConfig(file: string): Promise<ConfigSource> {
  const imported = canNodeRun(file) ? await importFresh(file) : undefined;
  return imported ?? { config: await transpile(file), files: listOwnModules(file) };
}

/** Undefined where it fails: the loader of TypeScript runs what Node does not, and says where it fails. */
async function importFresh(file: string): Promise<ConfigSource | undefined> {
  const { freshImport } = await import('fresh-import');
  try {
    const imported = await freshImport(pathToFileURL(file).href);
    return imported && { config: await callConfig(getDefault(imported.result)), files: imported.dependencies };
  } catch {
    return undefined;
  }
}

function canNodeRun(file: string): boolean {
  return JAVASCRIPT.test(file) || ('typescript' in process.features && Boolean(process.features.typescript));
}

/** A compiler of types is large: only who needs it loads it. */
async function transpile(file: string): Promise<unknown> {
  const { createJiti } = await import('jiti');
  // `typescript` is so large that to look at it takes longer than all else.
  const jiti = createJiti(file, { moduleCache: false, interopDefault: true, nativeModules: ['typescript'] });
  return callConfig(await jiti.import(file, { default: true }));
}

function getDefault(module: object): unknown {
  return 'default' in module ? module.default : undefined;
}

/** A configuration may be what a function makes. */
async function callConfig(exported: unknown): Promise<unknown> {
  return typeof exported === 'function' ? await exported() : exported;
}
