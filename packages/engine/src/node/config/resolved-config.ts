/** What the engine works with: a configuration with nothing left open. (docs/behavior/data.md) */

import type { CodeProjects, HeadingIdRule } from '@quire/markdown';
import type { DarkMode, HideNavbar, LocaleRedirect, Logo, SidebarTitle, SocialLink } from '../../shared/site.ts';
import type { QuirePlugin } from '../plugins/plugin.ts';
import type { PluginStyles } from '../plugins/plugin-modules.ts';
import type { CheckRule, CheckSeverity } from './check-config.ts';
import type { ContentSignals, FeedConfig } from './config.ts';
import type { BundlerParts, IgnoredOptions } from './foreign-config.ts';
import type { ForeignTheme } from './foreign-theme.ts';
import type { HeadEntry } from './head-config.ts';
import type { LocaleConfig } from './locale-config.ts';
import type { HostedSearchConfig, LocalSearchConfig } from './search-config.ts';
import type { PathMapping, TsconfigProblem } from './tsconfig-paths.ts';

/** A configuration with every default filled in and every path absolute. */
export interface ResolvedConfig {
  siteDir: string;
  /** The Git repository that the site is in, or the site's own folder. */
  repositoryDir: string;
  /** What pages may show files of: the repository, and the folders that the configuration names. Without symbolic links. */
  codeDirs: readonly string[];
  docsDir: string;
  publicDir: string;
  outDir: string;
  cacheDir: string;
  /** Changes with the code of the engine: what another version of it has compiled is stale. */
  engineHash: string;
  title: string;
  description: string;
  /** What links to pages are shown with, where a page has none of its own. */
  image: { src: string; alt?: string } | undefined;
  /** Without a trailing slash; undefined where the URL is not known. */
  siteUrl: string | undefined;
  /** Begins and ends with `/`. */
  base: string;
  /** A path from the site's root, a URL or a data URL. */
  icon: string;
  /** The file that is published under that path, where it is not in the public folder; absolute. */
  iconFile: string | undefined;
  logo: Logo | undefined;
  logoText: string | undefined;
  defaultLang: string;
  /** The default locale first. */
  locales: LocaleConfig[];
  /** True where each locale's pages are in a folder of their own, `docs/<lang>/`. */
  localeFolders: boolean;
  /** The theme's module specifier. */
  theme: string;
  /** Whether modules of the site's own theme are islands where they have state or handlers. */
  hasClientTheme: boolean;
  darkMode: DarkMode;
  appearanceAnimation: boolean;
  hideNavbar: HideNavbar;
  socialLinks: SocialLink[];
  localeRedirect: LocaleRedirect;
  lastUpdated: boolean;
  scrollToTop: boolean;
  sidebarTitle: SidebarTitle | undefined;
  search: LocalSearchConfig | HostedSearchConfig | undefined;
  feeds: FeedConfig[];
  contentSignal: ContentSignals;
  markdown: {
    defaultWrapCode: boolean;
    lineNumbers: boolean;
    definitionLists: boolean;
    headingIds: HeadingIdRule;
    formulas: boolean;
    langAlias: Readonly<Record<string, string>>;
    projects: CodeProjects | undefined;
  };
  /** Absolute paths or package names, by what imports name. */
  alias: Readonly<Record<string, string>>;
  /** The same as the site's `tsconfig.json` says it, the most specific first. */
  importPaths: readonly PathMapping[];
  /** The files that say it, absolute. */
  tsconfigFiles: readonly string[];
  /** What of `tsconfig.json` cannot be read. */
  tsconfigProblems: readonly TsconfigProblem[];
  /** Modules that plugins run in browsers, absolute. */
  pluginClients: readonly string[];
  pluginStyles: readonly PluginStyles[];
  /** Absolute paths of modules, by the name of the component. */
  globalComponents: Readonly<Record<string, string>>;
  /** Absolute paths of modules that replace the theme's, by the name of the component. */
  components: Readonly<Record<string, string>>;
  /** Patterns of files that are not pages. */
  excludes: readonly string[];
  versions: { default: string; all: string[] } | undefined;
  redirects: Readonly<Record<string, string>>;
  /** Absolute; undefined where the site keeps no such list. */
  publishedUrlsFile: string | undefined;
  translationsFile: string;
  fallbackPages: boolean;
  /** Whether pages with `draft: true` are shown. */
  publishesDrafts: boolean;
  check: Readonly<Record<CheckRule, CheckSeverity>>;
  /** Links and images that the check leaves alone, as written: patterns, or a function of the site. */
  ignoredTargets: readonly string[] | ((target: string) => boolean);
  head: readonly HeadEntry[];
  /** Those of the site. */
  plugins: readonly QuirePlugin[];
  /** Absolute. */
  globalStyles: string[];
  /** Texts of the site's own components, by key and language. */
  i18nSource: Readonly<Record<string, Record<string, string>>>;
  /** Options of other systems that mean nothing here. */
  ignoredOptions: IgnoredOptions | undefined;
  /** JavaScript expressions that names in components represent, as the site's bundler configuration says it. */
  defines: Readonly<Record<string, unknown>>;
  /** Plugins that failed as they were asked for those: a sentence each. */
  failedPlugins: readonly string[];
  /** Undefined where it adds nothing. */
  bundler: BundlerParts | undefined;
  /** Undefined where the stylesheets were written for Quire. */
  foreignTheme: ForeignTheme | undefined;
  /** The folder of the site's own theme, absolute; it may not be there. */
  themeDir: string;
  /** The module whose exports replace components of the theme, absolute; undefined where the site has none. */
  themeFile: string | undefined;
  /** Whether components of the site itself are in the layout. */
  hasOwnLayout: boolean;
  /** Whether folders keep their sidebars where the configuration has none for them. */
  folderSidebars: boolean;
  /** The configuration file, for messages; undefined where there is none. */
  configFile: string | undefined;
}
