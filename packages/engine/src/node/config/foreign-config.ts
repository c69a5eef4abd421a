/** What a configuration says that was written for another system. */
import type { RsbuildPlugin, ToolsConfig } from '@rsbuild/core';
import type { ForeignTheme } from './foreign-theme.ts';

/** What has no field here. */
export interface ForeignParts {
  /** Its options that mean nothing here. */
  ignoredOptions?: IgnoredOptions;
  /** JavaScript expressions that names in components represent. */
  defines?: Record<string, unknown>;
  /** Plugins that failed as they were asked for those: a sentence each. */
  failedPlugins?: string[];
  bundler?: BundlerParts;
  foreignTheme?: ForeignTheme;
  /** Of the site's own theme, where it is not in `theme`. */
  themeDir?: string;
  /** Whether folders keep their sidebars where the configuration has none for them. They do unless it says otherwise. */
  folderSidebars?: boolean;
}

export interface IgnoredOptions {
  names: readonly string[];
  /** What to do about them. */
  help?: string;
}

/** A configuration in the words of another system, in those of Quire. */
export interface AdoptedConfig {
  /** Fields of Quire, which are checked like those of any site. */
  config: unknown;
  parts: ForeignParts;
  /** Modules by the name that the site imports: their code. */
  modules?: Readonly<Record<string, string>>;
}

/** It is large: only who needs it loads it. */
export type LoadBundler = () => Promise<typeof import('@rsbuild/core')>;

/** What a package exports that reads the configurations of another tool. */
export interface ForeignReader {
  /**
   * @param loadBundler the engine's own, for a file that Node cannot run
   * @returns the files too that the configuration is made of, absolute
   */
  readConfig(file: string, loadBundler: LoadBundler): Promise<AdoptedConfig & { files: string[] }>;
}

/** What a site adds to the bundler's configuration. */
export interface BundlerParts {
  plugins: RsbuildPlugin[];
  /** Its own say about PostCSS, as the bundler's `tools.postcss`. */
  postcss: ToolsConfig['postcss'];
  /** Changes with the files that say it. */
  hash: string;
}
