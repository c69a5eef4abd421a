/** Lets plugins change the configuration of a site, in their order. */
import { UserError } from '@quire/markdown/diagnostics';
import type { UserConfig } from '../config/config.ts';
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
