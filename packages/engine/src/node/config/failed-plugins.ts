import { createError, type Diagnostic } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from './resolved-config.ts';

/** Reports failed plugins if the build fails: a name that they would have defined may be the cause. */
export function listFailedPlugins(
  { failedPlugins, configFile }: ResolvedConfig,
  severity: Diagnostic['severity'],
): Diagnostic[] {
  const help =
    'Quire only calls "setup", "modifyRsbuildConfig" and "addRuntimeModules" of plugins. Check whether their dependencies are installed.';
  return failedPlugins.map((message) => ({ ...createError('config', message, { file: configFile, help }), severity }));
}
