/** Loads the bundled theme into Node. */
import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ServerBundle } from '@quire/client/contract';

/** The global from which the bundle reads the base path. */
export const SERVER_BASE_NAME = 'QUIRE_SERVED_BASE';

/** The global function with which a site's bundle loads the theme's, under the same base. */
export const LOAD_BUNDLE_NAME = 'QUIRE_LOAD_BUNDLE';

/** Loads it once per base in a process, like Node caches modules. */
export function loadServerBundle<Bundle = ServerBundle>(file: string, base: string): Bundle {
  const require = createRequire(file);
  const id = `${file}?${base}`;
  const known = require.cache[id];
  if (known) return known.exports as Bundle;
  const module = new Module(id);
  module.filename = file;
  const names = ['exports', 'require', 'module', '__filename', '__dirname', SERVER_BASE_NAME, LOAD_BUNDLE_NAME];
  const evaluate = compileFunction(readFileSync(file, 'utf8'), names, { filename: file });
  const load = (other: string) => loadServerBundle(other, base);
  evaluate(module.exports, require, module, file, dirname(file), base, load);
  require.cache[id] = module;
  return module.exports as Bundle;
}
