/** Loads the bundled theme into Node. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ServerBundle } from '@quire/client/contract';
import { createUserError, describeThrown, type TextPoint, UserError } from '@quire/markdown/diagnostics';
import { isInside } from '@quire/markdown/files';

/** The global from which the bundle reads the base path. */
export const SERVER_BASE_NAME = 'QUIRE_SERVED_BASE';

/** The global function with which a site's bundle loads the theme's, under the same base. */
export const LOAD_BUNDLE_NAME = 'QUIRE_LOAD_BUNDLE';

/** By file and base. */
const loaded = new Map<string, unknown>();

/**
 * Loads it once per base in a process, like Node caches modules.
 * @throws UserError if a module of the site throws outside of its functions
 */
export function loadServerBundle<Bundle = ServerBundle>(file: string, base: string): Bundle {
  const id = `${file}?${base}`;
  const known = loaded.get(id);
  if (known !== undefined) return known as Bundle;
  const require = createRequire(file);
  const module = { exports: {} };
  const names = ['exports', 'require', 'module', '__filename', '__dirname', SERVER_BASE_NAME, LOAD_BUNDLE_NAME];
  const evaluate = compileFunction(readFileSync(file, 'utf8'), names, { filename: file });
  const load = (other: string) => loadServerBundle(other, base);
  try {
    evaluate(module.exports, require, module, file, dirname(file), base, load);
  } catch (error) {
    throw error instanceof UserError ? error : createLoadError(error, file);
  }
  loaded.set(id, module.exports);
  return module.exports as Bundle;
}

/** Loads it from disk again, with its other files, which are in the same folder. */
export function reloadServerBundle<Bundle = ServerBundle>(file: string, base: string): Bundle {
  releaseServerBundle(file, base);
  return loadServerBundle(file, base);
}

/** Removes a bundle from the caches, in which it would keep everything that it refers to in memory. */
export function releaseServerBundle(file: string, base: string): void {
  const { cache } = createRequire(file);
  for (const name of Object.keys(cache)) if (isInside(name, dirname(file))) delete cache[name];
  loaded.delete(`${file}?${base}`);
}

function createLoadError(error: unknown, file: string): UserError {
  const message = `The module cannot be loaded: ${describeThrown(error)}`;
  return createUserError('bundle', message, findThrown(error, file));
}

/** The place in the source of the innermost call in the bundle. */
function findThrown(error: unknown, file: string): { file?: string } & Partial<TextPoint> {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, line, column] = /^:(\d+):(\d+)/.exec(stack.split(file)[1] ?? '') ?? [];
  if (line === undefined || !existsSync(`${file}.map`)) return {};
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
  if (!('originalSource' in entry)) return {};
  return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}
