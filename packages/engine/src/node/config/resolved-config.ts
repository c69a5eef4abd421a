import type { Logo, SidebarTitle } from '@quire/client/contract';
import type { CodeProjects } from '@quire/markdown';
import type { CheckRule, CheckSeverity } from './check-config.ts';
import type { UserConfig } from './config.ts';
import type { ForeignParts } from './foreign-config.ts';
import type { HeadEntry } from './head-config.ts';
import type { LocaleConfig } from './locale-config.ts';
import type { MarkdownConfig } from './markdown-config.ts';
import type { QuirePlugin } from './plugin.ts';
import type { PluginStyles } from './plugin-modules.ts';
import type { HostedSearchConfig, LocalSearchConfig } from './search-config.ts';
import type { ThemeConfig } from './theme-config.ts';
import type { TsconfigPaths } from './tsconfig-paths.ts';

/** The fields that are as written, or have their default. */
type Filled = Required<
  Pick<UserConfig, 'title' | 'description' | 'base' | 'feeds' | 'contentSignal' | 'redirects' | 'fallbackPages'> &
    Pick<ThemeConfig, 'darkMode' | 'hideNavbar' | 'socialLinks' | 'localeRedirect' | 'lastUpdated'>
>;

type FilledMarkdown = Required<
  Pick<MarkdownConfig, 'defaultWrapCode' | 'definitionLists' | 'headingIds' | 'formulas' | 'langAlias'>
>;

/** A configuration with all defaults and with absolute paths. (docs/behavior/data.md) */
export interface ResolvedConfig extends Filled {
  siteDir: string;
  /** The Git repository that the site is in, or the site's own folder. */
  repositoryDir: string;
  /** The folders from which pages may include code: the repository, and the configured ones. Symbolic links are resolved. */
  codeDirs: readonly string[];
  docsDir: string;
  publicDir: string;
  outDir: string;
  cacheDir: string;
  /** Hash of the engine's code: results of another version are stale. */
  engineHash: string;
  /** The default image of link previews. */
  image: { src: string; alt?: string } | undefined;
  /** Without a trailing slash; undefined if it is not configured. */
  siteUrl: string | undefined;
  /** A path from the site's root, a URL or a data URL. */
  icon: string;
  /** The absolute file that is published as the icon, if it is not in the public folder. */
  iconFile: string | undefined;
  logo: Logo | undefined;
  logoText: string | undefined;
  defaultLang: string;
  /** The default locale first. */
  locales: LocaleConfig[];
  /** Whether each locale has a folder, `docs/<lang>/`. */
  localeFolders: boolean;
  /** The theme's module specifier. */
  theme: string;
  /** Whether modules of the site's theme with state or handlers are islands. */
  hasClientTheme: boolean;
  appearanceAnimation: boolean;
  scrollToTop: boolean;
  sidebarTitle: SidebarTitle | undefined;
  search: LocalSearchConfig | HostedSearchConfig | undefined;
  markdown: FilledMarkdown & { lineNumbers: boolean; projects: CodeProjects | undefined };
  /** Absolute paths or package names, by import name. */
  alias: Readonly<Record<string, string>>;
  /** The `paths` of the site's `tsconfig.json`. */
  tsconfig: TsconfigPaths;
  /** Modules that plugins run in browsers, absolute. */
  pluginClients: readonly string[];
  pluginStyles: readonly PluginStyles[];
  /** Absolute module paths by component name. */
  globalComponents: Readonly<Record<string, string>>;
  /** Absolute paths of modules that replace components of the theme, by component name. */
  components: Readonly<Record<string, string>>;
  /** Patterns of files that are not pages. */
  excludes: readonly string[];
  versions: { default: string; all: string[] } | undefined;
  /** Absolute; undefined if the site has no such list. */
  publishedUrlsFile: string | undefined;
  translationsFile: string;
  /** Whether pages with `draft: true` are shown. */
  publishesDrafts: boolean;
  check: Readonly<Record<CheckRule, CheckSeverity>>;
  /** Links and images that the check ignores, as written: patterns or a function. */
  ignoredTargets: readonly string[] | ((target: string) => boolean);
  head: readonly HeadEntry[];
  /** The plugins of the site, without the built-in ones. */
  plugins: readonly QuirePlugin[];
  /** Absolute. */
  globalStyles: string[];
  /** Texts of the site's own components, by key and language. */
  i18nSource: Readonly<Record<string, Record<string, string>>>;
  /** Empty for a configuration of Quire. */
  foreign: ForeignParts;
  /** The folder of the site's theme, absolute; it may not exist. */
  themeDir: string;
  /** The module whose exports replace components of the theme, absolute; undefined without such a module. */
  themeFile: string | undefined;
  /** Whether the layout contains components of the site. */
  hasOwnLayout: boolean;
  /** The configuration file, for messages; undefined for a site without one. */
  configFile: string | undefined;
}
