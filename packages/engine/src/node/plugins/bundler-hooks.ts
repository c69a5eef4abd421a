/** Calls the `bundler` hooks of plugins. */
import type { RsbuildConfig } from '@rsbuild/core';
import type { QuirePlugin } from '../config/plugin.ts';
import { callAsyncHook } from './call-hook.ts';

/** The part of the bundle's cache key that depends on plugins. */
export function describeBundlerPlugins(plugins: readonly QuirePlugin[]): unknown[] {
  return plugins
    .filter(({ bundler }) => bundler !== undefined)
    .map(({ name, version = '', options = null }) => [name, version, options]);
}

/** Each plugin receives the result of the previous one. @throws UserError if one fails */
export async function applyBundlerHooks(own: RsbuildConfig, plugins: readonly QuirePlugin[]): Promise<RsbuildConfig> {
  let config = own;
  for (const { name, bundler } of plugins) {
    if (!bundler) continue;
    const before = config;
    config = (await callAsyncHook({ plugin: name, hook: 'bundler' }, () => bundler(before))) ?? before;
  }
  return config;
}
