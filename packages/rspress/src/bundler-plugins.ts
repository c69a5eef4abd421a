/**
 * Selects the plugins of `builderConfig` that are run: those that compile a kind of module. Others change pages, HTML,
 * servers or chunks, which Quire does itself.
 */

import { readFileSync } from 'node:fs';
import type { BundlerParts } from '@quire/engine';
import { type Fields, isFields } from '@quire/markdown/fields';
import { hashContent } from '@quire/markdown/files';
import { isStandIn } from './config-stand-ins.ts';
import { find, put } from './fields.ts';

const COMPILING: ReadonlySet<unknown> = new Set([
  'rsbuild:babel',
  'rsbuild:emotion',
  'rsbuild:less',
  'rsbuild:node-polyfill',
  'rsbuild:sass',
  'rsbuild:styled-components',
  'rsbuild:stylus',
  'rsbuild:svgr',
  'rsbuild:tailwindcss',
  'rsbuild:toml',
  'rsbuild:yaml',
]);

export const PLUGINS_FIELD = 'builderConfig.plugins';
export const POSTCSS_FIELD = 'builderConfig.tools.postcss';
/** What is resolved in place of modules that browsers do not have, such as `fs: false`. */
export const FALLBACK_FIELD = 'builderConfig.tools.rspack.resolve.fallback';

/** Whether a plugin is run. A stand-in for a plugin that is not installed has no `setup`. */
export function isCompiling(plugin: unknown): plugin is RsbuildPlugin {
  return isFields(plugin) && COMPILING.has(plugin.name) && typeof plugin.setup === 'function';
}

/** Flattens the list of plugins, which may contain lists, promises, and falsy values for disabled plugins. */
export async function settlePlugins(written: unknown): Promise<unknown> {
  if (!isFields(written) || !Array.isArray(find(written, PLUGINS_FIELD))) return written;
  const config: Fields = { ...written, builderConfig: { ...(written.builderConfig as Fields) } };
  put(config, PLUGINS_FIELD, await settle(find(written, PLUGINS_FIELD)));
  return config;
}

async function settle(plugins: unknown): Promise<unknown[]> {
  const settled: unknown = await plugins;
  if (!Array.isArray(settled)) return settled ? [settled] : [];
  return (await Promise.all(settled.map(settle))).flat();
}

/** @param config with its plugins settled */
function listCompilingPlugins(config: unknown): RsbuildPlugin[] {
  const plugins = isFields(config) ? find(config, PLUGINS_FIELD) : undefined;
  return Array.isArray(plugins) ? plugins.filter(isCompiling) : [];
}

/** The parts of the configuration for the bundler; undefined if there are none. */
export function findBundlerParts(config: unknown, files: string[]): BundlerParts | undefined {
  const plugins = [...listCompilingPlugins(config), ...createFallback(config)];
  const postcss = isFields(config) ? find(config, POSTCSS_FIELD) : undefined;
  if (plugins.length === 0 && postcss === undefined) return undefined;
  const hash = hashContent(...files.map((file) => readFileSync(file, 'utf8')));
  return {
    plugins,
    postcss: typeof postcss === 'function' ? withInstalled(postcss as Change) : (postcss as Postcss),
    hash,
  };
}

function createFallback(config: unknown): RsbuildPlugin[] {
  const fallback = isFields(config) ? find(config, FALLBACK_FIELD) : undefined;
  if (!isFields(fallback)) return [];
  const resolve = { fallback: fallback as Record<string, string | false> };
  return [
    {
      name: 'quire:fallback',
      setup: (api) => api.modifyRspackConfig((own, { mergeConfig }) => mergeConfig(own, { resolve })),
    },
  ];
}

type Postcss = BundlerParts['postcss'];
type RsbuildPlugin = BundlerParts['plugins'][number];
type Change = (...args: unknown[]) => unknown;
type Utils = { addPlugins(plugins: unknown, options?: unknown): void };

/** Leaves out PostCSS plugins that are not installed. */
function withInstalled(written: Change): Postcss {
  const change = (config: unknown, { addPlugins }: Utils) =>
    written(config, {
      addPlugins: (plugins: unknown, options?: unknown) =>
        addPlugins(
          [plugins].flat().filter((plugin) => !isStandIn(plugin)),
          options,
        ),
    });
  return change as Postcss;
}
