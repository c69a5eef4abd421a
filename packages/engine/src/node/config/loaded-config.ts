/** What a file of configuration says beyond what an author of a new site writes: what is adopted from other systems. */
import type { RsbuildPlugin, ToolsConfig } from '@rsbuild/core';
import type { UserConfig } from './config.ts';
import type { ForeignTheme } from './foreign-theme.ts';

/** What a file says, and what it says in vain. */
export interface LoadedConfig extends UserConfig {
  /** Options of other systems that mean nothing here. */
  ignoredOptions?: string[];
  /** JavaScript expressions that names in components represent. */
  defines?: Record<string, unknown>;
  /** Plugins that failed as they were asked for those: a sentence each. */
  failedPlugins?: string[];
  bundler?: BundlerParts;
  foreignTheme?: ForeignTheme;
  /** Of the site's own theme, where it is not in `theme`. */
  themeDir?: string;
}

/** What a site adds to the bundler's configuration. */
export interface BundlerParts {
  plugins: RsbuildPlugin[];
  /** Its own say about PostCSS, as the bundler's `tools.postcss`. */
  postcss: ToolsConfig['postcss'];
  /** Changes with the files that say it. */
  hash: string;
}
