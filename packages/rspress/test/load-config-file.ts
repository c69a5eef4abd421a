import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadRspressConfig, type RspressConfig } from '../src/rspress-config-file.ts';

/** The bundler is that of the engine, which hands it to what reads such a file. */
const { resolve } = createRequire(join(import.meta.dirname, '../../engine/package.json'));

export function loadConfigFile(file: string): Promise<RspressConfig> {
  return loadRspressConfig(file, () => import(pathToFileURL(resolve('@rsbuild/core')).href));
}
