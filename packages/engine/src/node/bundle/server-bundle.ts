/** Owns loading the bundled theme into Node. */
import { readFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ServerBundle } from '../../shared/page-renderer.ts';

/** What the bundle calls the path that the site is served under. */
export const SERVER_BASE_NAME = 'QUIRE_SERVED_BASE';

/** Once for each base in a process, as Node keeps modules. */
export function loadServerBundle(file: string, base: string): ServerBundle {
  const require = createRequire(file);
  const id = `${file}?${base}`;
  const known = require.cache[id];
  if (known) return known.exports as ServerBundle;
  const module = new Module(id);
  module.filename = file;
  const names = ['exports', 'require', 'module', '__filename', '__dirname', SERVER_BASE_NAME];
  const evaluate = compileFunction(readFileSync(file, 'utf8'), names, { filename: file });
  evaluate(module.exports, require, module, file, dirname(file), base);
  require.cache[id] = module;
  return module.exports as ServerBundle;
}
