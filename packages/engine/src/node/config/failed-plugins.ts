import { createError, type Diagnostic } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from './resolved-config.ts';

/** Errors where the build fails: a name that a plugin would have defined is unknown to the components. */
export function listFailedPlugins(
  { failedPlugins, configFile }: ResolvedConfig,
  severity: Diagnostic['severity'],
): Diagnostic[] {
  const help =
    'Of plugins, only "setup", "modifyRsbuildConfig" and "addRuntimeModules" are called. Check whether what they import is installed.';
  return failedPlugins.map((message) => ({ ...createError('config', message, { file: configFile, help }), severity }));
}
