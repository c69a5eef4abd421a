/** Owns the shape of a site's configuration: what an author writes, and what the engine works with. (SPEC.md 3, Site) */

import type { HideNavbar, LocaleRedirect, Logo, SidebarTitle, SocialLink } from '../../shared/site.ts';
import type { CheckRule, Severity } from './check-config.ts';
import type { ThemeConfig, ThemeLocaleConfig } from './theme-config.ts';

/** A locale with all that is said of it, in either of the places that say something. (SPEC.md 3, Locale) */
export type LocaleConfig = SiteLocaleConfig & Omit<ThemeLocaleConfig, 'lang' | 'label'>;

/** What a site says of a locale; what its theme shows in it stands in `themeConfig.locales`. */
export interface SiteLocaleConfig {
  lang: string;
  label: string;
  title?: string;
  description?: string;
}

export interface VersionsConfig {
  /** The version whose routes have no segment. */
  default: string;
  /** The newest first or last, as the menu is to show them; each has a folder in the docs folder. */
  versions: string[];
}

export interface FeedConfig {
  /** Route prefix of the posts, without locale: `/blog/`. */
  prefix: string;
  /** File name without extension; other locales than the default append `-<lang>`: `blog-rss`. */
  name: string;
}

/** What holds for either provider. */
interface SearchConfig {
  /** Words that mean the same: `['emit', 'generate']`. */
  synonyms: string[][];
  /** Raises or lowers pages by the beginning of their route; 1 changes nothing. */
  boosts: Array<{ route: string; factor: number }>;
  /** Where readers tell of a query without results; `{query}` stands for it. */
  reportLink?: string;
}

/** The site's own records, searched in the browser. */
export interface LocalSearchConfig extends SearchConfig {
  provider: 'local';
}

/** A service that speaks Algolia's protocol. (SPEC.md 7) */
export interface HostedSearchConfig extends SearchConfig {
  provider: 'hosted';
  appId: string;
  apiKey: string;
  indexName: string;
  /** Origins in place of the service's own. */
  hosts?: string[];
  /** Sends usage events. */
  insights?: boolean;
  /** Whether the site's own records answer where no host does; they do unless this is false. */
  fallback: boolean;
}

type UserHostedSearch = Omit<HostedSearchConfig, 'synonyms' | 'boosts' | 'fallback'> & Partial<HostedSearchConfig>;

/** What `defineConfig` takes. Everything is optional: a folder of Markdown is a site. */
export interface UserConfig {
  title?: string;
  description?: string;
  /** The origin that the site is published under, `https://rslib.rs`; needed for canonical links, sitemap and feeds. */
  siteUrl?: string;
  base?: string;
  icon?: string;
  logo?: Logo;
  logoText?: string;
  /** The colour that browsers give to what surrounds a page, `#c2410c`; one for both appearances, or one for each. */
  themeColor?: string | { light: string; dark: string };
  lang?: string;
  locales?: SiteLocaleConfig[];
  /** The folder of the pages, relative to the site's folder; `docs` where there is one. */
  root?: string;
  publicDir?: string;
  /** Where the site is built to; `dist`. */
  outDir?: string;
  /** The module that draws the pages. */
  theme?: string;
  /**
   * Modules that stand in for components of the theme, by name: `{ Hero: './components/hero.tsx' }`. Each exports what the
   * theme's file of that name does, and may import it from there to wrap it.
   */
  components?: Record<string, string>;
  /** What readers see around the text. */
  themeConfig?: ThemeConfig;
  /** Elements that every page's head has: `['meta', { name: 'author', content: 'Me' }]`. */
  head?: Array<[tag: string, attributes: Record<string, string>]>;
  /** A style sheet that every page has, relative to the site's folder. */
  globalStyles?: string;
  /** The local search is on unless this is false. */
  search?: boolean | (Partial<LocalSearchConfig> & { provider?: 'local' }) | UserHostedSearch;
  feeds?: FeedConfig[];
  markdown?: {
    defaultWrapCode?: boolean;
    showLineNumbers?: boolean;
    /** Modules whose default export pages use without an import, under the name of the file. */
    globalComponents?: string[];
  };
  /** Where imports of pages and components lead: a file or folder relative to the site's folder, or a package. */
  resolve?: { alias?: Record<string, string> };
  // A line comment, because a pattern such as **/shared/** would end another.
  // `exclude`: files that are parts of pages, not pages; patterns over paths in a locale's folder or the docs folder.
  route?: { exclude?: string[] };
  multiVersion?: VersionsConfig;
  /** Old routes and anchors, `/old` or `/page#old`, and where they lead now. */
  redirects?: Record<string, string>;
  /** A list of all routes that were ever published: one that vanishes without a redirect fails the build. */
  publishedUrls?: string;
  /** The record of what translations were made from; `translations.json` in the docs folder. */
  translationsFile?: string;
  /** Whether a page without a translation is shown in the default language instead; on. */
  fallbackPages?: boolean;
  /** Texts of the site's own components, by key and language; those of `i18n.json` join them. */
  i18nSource?: Record<string, Record<string, string>>;
  /** How severe the mistakes are that the check finds. */
  check?: Partial<Record<CheckRule, Severity>> & {
    /** Links and images, as written, that are right although nothing here answers to them. */
    ignore?: string[] | ((target: string) => boolean);
  };
}

/** A configuration with every default filled in and every path absolute. */
export interface ResolvedConfig {
  siteDir: string;
  docsDir: string;
  publicDir: string;
  outDir: string;
  cacheDir: string;
  /** Changes with the code of the engine: what another version of it has compiled is stale. */
  engineHash: string;
  title: string;
  description: string;
  /** Without a trailing slash; undefined where the address is not known. */
  siteUrl: string | undefined;
  /** Begins and ends with `/`. */
  base: string;
  icon: string | undefined;
  logo: Logo | undefined;
  logoText: string | undefined;
  defaultLang: string;
  /** The default locale first. */
  locales: LocaleConfig[];
  /** True where each locale's pages lie in a folder of their own, `docs/<lang>/`. */
  localeFolders: boolean;
  /** The theme's module specifier. */
  theme: string;
  darkMode: boolean;
  appearanceAnimation: boolean;
  hideNavbar: HideNavbar;
  socialLinks: SocialLink[];
  localeRedirect: LocaleRedirect;
  lastUpdated: boolean;
  scrollToTop: boolean;
  sidebarTitle: SidebarTitle | undefined;
  search: LocalSearchConfig | HostedSearchConfig | undefined;
  feeds: FeedConfig[];
  markdown: { defaultWrapCode: boolean; lineNumbers: boolean };
  /** Absolute paths or package names, by what imports name. */
  alias: Readonly<Record<string, string>>;
  /** Absolute paths of modules, by the name of the component. */
  globalComponents: Readonly<Record<string, string>>;
  /** Absolute paths of modules that stand in for the theme's, by the name of the component. */
  components: Readonly<Record<string, string>>;
  /** Patterns of files that are no pages. */
  excludes: readonly string[];
  versions: { default: string; all: string[] } | undefined;
  redirects: Readonly<Record<string, string>>;
  /** Absolute; undefined where the site keeps no such list. */
  publishedUrlsFile: string | undefined;
  translationsFile: string;
  fallbackPages: boolean;
  check: Readonly<Record<CheckRule, Severity>>;
  /** Whether the check leaves a link or image alone, as written. */
  isIgnoredTarget(target: string): boolean;
  head: ReadonlyArray<[string, Record<string, string>]>;
  /** Absolute. */
  globalStyles: string | undefined;
  /** Texts of the site's own components, by key and language. */
  i18nSource: Readonly<Record<string, Record<string, string>>>;
  /** Options of other systems that mean nothing here. */
  foreignOptions: readonly string[];
  /** The module in which a site for Rspress changes its theme, from the site's folder; undefined where it has none. */
  themeFolderFile: string | undefined;
  /** The configuration file, for messages; undefined where there is none. */
  configFile: string | undefined;
}

/** Gives an author's configuration its type. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
