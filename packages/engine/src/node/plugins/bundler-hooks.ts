/** What plugins change of how the theme and the components of a site are bundled. */
import type { RsbuildConfig } from '@rsbuild/core';
import { callAsyncHook } from './call-hook.ts';
import type { QuirePlugin } from './plugin.ts';

/** The bundle is made again when it changes. */
export function describeBundlerPlugins(plugins: readonly QuirePlugin[]): unknown[] {
  return plugins
    .filter(({ bundler }) => bundler !== undefined)
    .map(({ name, version = '', options = null }) => [name, version, options]);
}

/** Each plugin gets what those before it returned. @throws UserError where one fails */
export async function applyBundlerHooks(own: RsbuildConfig, plugins: readonly QuirePlugin[]): Promise<RsbuildConfig> {
  let config = own;
  for (const { name, bundler } of plugins) {
    if (!bundler) continue;
    const before = config;
    config = (await callAsyncHook({ plugin: name, hook: 'bundler' }, () => bundler(before))) ?? before;
  }
  return config;
}
