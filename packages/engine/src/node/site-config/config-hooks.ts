/** Lets plugins read and change the configuration of a site, in their order. */
import { UserError } from '@quire/markdown/diagnostics';
import { isObject } from '@quire/markdown/fields';
import type { SitePlugin, UserConfig } from '../config/config.ts';
import type { AdoptedConfig } from '../config/foreign-config.ts';
import { validateConfig } from '../config/validate.ts';
import { callAsyncHook } from '../plugins/call-hook.ts';

/**
 * Hooks of this name in plugins that another one adds are not called.
 * @throws UserError if a hook fails, or returns an invalid configuration
 */
export async function applyConfigHooks(written: UserConfig, file: string): Promise<UserConfig> {
  let config = written;
  for (const { name, config: hook } of written.plugins ?? []) {
    if (!hook) continue;
    const before = config;
    const changed = await callAsyncHook({ plugin: name, hook: 'config' }, () => hook(before));
    if (changed !== undefined) config = validateChanged(changed, { plugin: name, file });
  }
  return config;
}

/** The errors are not in the file, so they have no location. */
function validateChanged(config: object, { plugin, file }: { plugin: string; file: string }): UserConfig {
  try {
    return validateConfig(config, file);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(
      error.diagnostics.map(({ line: _line, column: _column, message, ...diagnostic }) => ({
        ...diagnostic,
        message: `${message} The plugin "${plugin}" returned it.`,
      })),
    );
  }
}

/** For a configuration that has the fields of another system. @throws UserError if a hook fails */
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
