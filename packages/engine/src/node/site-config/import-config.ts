/** Runs a configuration file with Node if possible, otherwise with jiti, which compiles TypeScript. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { listOwnModules } from '../config/module-imports.ts';
import { parseModule } from '../config/parse-module.ts';
import { findPackageOf } from '../files/is-installed.ts';
import { rejectMissingExports } from './missing-exports.ts';

export interface ConfigSource {
  config: unknown;
  /** The files that it imports, absolute, as far as they are known; empty for a configuration that is read only once. */
  files: string[];
}

const JAVASCRIPT = /\.[cm]?js$/;

/** Uses Node's module cache: a process reads a file only once. */
export async function importConfig(file: string): Promise<ConfigSource> {
  return { config: await runOnce(file), files: [] };
}

async function runOnce(file: string): Promise<unknown> {
  if (!canNodeRun(file)) return transpile(file);
  try {
    return await callConfig(getDefault(await import(pathToFileURL(file).href)));
  } catch (error) {
    // Node does not support all of TypeScript or imports without extensions, and does not report the location of syntax errors.
    if (!JAVASCRIPT.test(file) || error instanceof SyntaxError) return transpile(file);
    throw error;
  }
}

/** Reads the file and its imports from disk again: the process may have loaded them before. */
export async function importFreshConfig(file: string): Promise<ConfigSource> {
  for (const required of listRequired()) delete requireCache[required];
  const imported = canNodeRun(file) ? await importFresh(file) : undefined;
  const { config, files } = imported ?? { config: await transpile(file), files: listOwnModules(file) };
  return { config, files: [...files, ...listRequired()] };
}

/** Modules of CommonJS and the JSON that they load, or jiti: Node keeps them, whatever imports them. */
const requireCache = createRequire(import.meta.url).cache;

function listRequired(): string[] {
  return Object.keys(requireCache).filter((required) => findPackageOf(required) === undefined);
}

/** Of these files, the modules of CommonJS whose old state Node.js 20 may keep. */
export function listKept(changed: readonly string[]): string[] {
  const isKept = (file: string) =>
    /\.c?js$/.test(file) && existsSync(file) && !parseModule(file, readFileSync(file, 'utf8')).module.hasModuleSyntax;
  return canNodeRun('.ts') ? [] : changed.filter(isKept);
}

/** Undefined if it fails: then jiti runs the file, and reports the location of errors. */
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

/** Loads jiti only when needed, because it is large. */
async function transpile(file: string): Promise<unknown> {
  rejectMissingExports(file);
  const { createJiti } = await import('jiti');
  // `typescript` is so large that scanning it takes longer than everything else.
  const jiti = createJiti(file, { moduleCache: false, interopDefault: true, nativeModules: ['typescript'] });
  return callConfig(await jiti.import(file, { default: true }));
}

function getDefault(module: object): unknown {
  return 'default' in module ? module.default : undefined;
}

/** A configuration may be a function. */
async function callConfig(exported: unknown): Promise<unknown> {
  return typeof exported === 'function' ? await exported() : exported;
}
