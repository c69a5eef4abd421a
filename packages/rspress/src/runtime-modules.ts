import { type Fields, isFields } from '@quire/markdown/fields';

const HOOK = 'addRuntimeModules';

export interface RuntimeModules {
  /** The configuration without plugins that only define modules. */
  written: unknown;
  /** Their code, by the name in imports. */
  modules: Record<string, string>;
  /** A message for each plugin that threw an error. */
  failed: string[];
}

/** Collects the modules that plugins of the site generate: `{ name: 'fleet', addRuntimeModules: () => ({ ships: 'export …' }) }`. */
export async function collectRuntimeModules(written: unknown): Promise<RuntimeModules> {
  const collected: RuntimeModules = { written, modules: {}, failed: [] };
  if (!isFields(written)) return collected;
  const plugins = [written.plugins ?? []].flat(Number.POSITIVE_INFINITY);
  for (const plugin of plugins.filter(hasModules)) {
    try {
      const modules: unknown = await plugin[HOOK](written, true);
      for (const [name, code] of Object.entries(isFields(modules) ? modules : {}))
        collected.modules[name] = String(code);
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
