/** The result of reading a configuration for another system. */
import type { RsbuildPlugin, ToolsConfig } from '@rsbuild/core';
import type { ForeignTheme } from './foreign-theme.ts';

/** Parts without a field in Quire's configuration. */
export interface ForeignParts {
  /** Options that are not supported. */
  ignoredOptions?: IgnoredOptions;
  /** JavaScript expressions for names in components, as with a bundler's `define`. */
  defines?: Record<string, unknown>;
  /** Error messages of plugins that failed while they were called for these. */
  failedPlugins?: string[];
  /** Absent if the site adds nothing. */
  bundler?: BundlerParts;
  /** Absent if the site's theme was written for Quire. */
  foreignTheme?: ForeignTheme;
  /** The folder of the site's theme, if it is not `theme`. */
  themeDir?: string;
  /** Whether folders without a configured sidebar have a generated one. True by default. */
  folderSidebars?: boolean;
  /** Whether `slug` of the frontmatter sets the route of a page. True by default. */
  slugs?: boolean;
  /** Whether files whose names begin with `__` are parts, as those with one `_`. True by default. */
  doubleUnderscores?: boolean;
}

export interface IgnoredOptions {
  names: readonly string[];
  /** What to do about them. */
  help?: string;
}

/** A configuration for another system, translated to Quire's fields. */
export interface AdoptedConfig {
  /** Quire's fields, which are validated as usual. */
  config: unknown;
  parts: ForeignParts;
  /** The code of generated modules, by module name. */
  modules?: Readonly<Record<string, string>>;
}

/** Loads the bundler on demand, because it is large. */
export type LoadBundler = () => Promise<typeof import('@rsbuild/core')>;

/** The exports of a package that reads configurations for another tool. */
export interface ForeignReader {
  /**
   * @param loadBundler the engine's own, for a file that Node cannot run
   * @returns also the files that the configuration consists of, absolute
   */
  readConfig(file: string, loadBundler: LoadBundler): Promise<AdoptedConfig & { files: string[] }>;
}

/** The site's additions to the bundler's configuration. */
export interface BundlerParts {
  plugins: RsbuildPlugin[];
  /** The PostCSS configuration, as the bundler's `tools.postcss`. */
  postcss: ToolsConfig['postcss'];
  /** Hash of the configuration files. */
  hash: string;
}
