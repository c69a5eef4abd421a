/** Lets plugins read a configuration that has the fields of another system, in their order. */
import { isObject } from '@quire/markdown/fields';
import type { SitePlugin } from '../config/config.ts';
import type { AdoptedConfig } from '../config/foreign-config.ts';
import { callAsyncHook } from '../plugins/call-hook.ts';

/** @throws UserError if a hook fails */
export async function applyAdoptHooks(written: unknown, file: string): Promise<AdoptedConfig> {
  let adopted: AdoptedConfig = { config: written, parts: {} };
  for (const { name, adopt } of listAdopting(written)) {
    const { config, parts, modules } = adopted;
    const next = await callAsyncHook({ plugin: name, hook: 'adopt' }, () => adopt(config as object, file));
    adopted = { config: next.config, parts: { ...parts, ...next.parts }, modules: { ...modules, ...next.modules } };
  }
  return adopted;
}

type AdoptingPlugin = SitePlugin & Required<Pick<SitePlugin, 'adopt'>>;

/** The configuration is not validated yet. */
function listAdopting(written: unknown): AdoptingPlugin[] {
  if (!isObject(written) || !('plugins' in written) || !Array.isArray(written.plugins)) return [];
  return written.plugins.filter(
    (plugin: unknown): plugin is AdoptingPlugin =>
      isObject(plugin) && 'name' in plugin && 'adopt' in plugin && typeof plugin.adopt === 'function',
  );
}
