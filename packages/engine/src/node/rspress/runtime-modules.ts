import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hashContent } from '@quire/markdown/files';
import { CONFIG_MODULES_FOLDER, findCacheDir } from '../config/cache-dir.ts';
import { type Fields, isFields } from '../config/fields.ts';
import { hashFile } from '../files/hash-file.ts';
import { replaceFile } from '../files/write-file.ts';

const HOOK = 'addRuntimeModules';

export interface RuntimeModules {
  /** The configuration without the plugins that do nothing but define modules. */
  written: unknown;
  /** Files by the name that the site imports, as aliases of whole names. */
  alias: Record<string, string>;
  /** Plugins that threw an error: a sentence each. */
  failed: string[];
}

/**
 * Modules whose code plugins of the site write: `{ name: 'fleet', addRuntimeModules: () => ({ ships: 'export …' }) }`.
 * Their files are named by what they hold, so that everything made of another text is made again.
 */
export async function collectRuntimeModules(written: unknown, siteDir: string): Promise<RuntimeModules> {
  const collected: RuntimeModules = { written, alias: {}, failed: [] };
  if (!isFields(written)) return collected;
  const plugins = [written.plugins ?? []].flat(Number.POSITIVE_INFINITY);
  for (const plugin of plugins.filter(hasModules)) {
    try {
      const modules: unknown = await plugin[HOOK](written, true);
      Object.assign(collected.alias, writeModules(isFields(modules) ? modules : {}, siteDir));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      collected.failed.push(`The plugin "${plugin.name}" failed in "${HOOK}", so its modules are missing: ${reason}`);
    }
  }
  return { ...collected, written: { ...written, plugins: plugins.filter((plugin) => !isDone(plugin)) } };
}

type PluginWithModules = Fields & Record<typeof HOOK, (config: unknown, isProd: boolean) => unknown>;

function hasModules(plugin: unknown): plugin is PluginWithModules {
  return isFields(plugin) && typeof plugin[HOOK] === 'function';
}

function isDone(plugin: unknown): boolean {
  return hasModules(plugin) && Object.keys(plugin).every((key) => key === 'name' || key === HOOK);
}

function writeModules(modules: Fields, siteDir: string): Record<string, string> {
  const folder = join(findCacheDir(siteDir), CONFIG_MODULES_FOLDER);
  mkdirSync(folder, { recursive: true });
  const files = Object.entries(modules).map(([name, code]) => {
    const hash = hashContent(String(code));
    const file = join(folder, `${hash}.js`);
    // Workers load the configuration too, and a file that is written again is bundled again where one is watched.
    if (hashFile(file) !== hash) replaceFile(file, String(code));
    return [`${name}$`, file];
  });
  return Object.fromEntries(files);
}
