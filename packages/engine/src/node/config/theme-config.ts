/** The shape of `themeConfig`: the layout around the text, and its texts. (docs/behavior/data.md) */
import type { DarkMode, Footer, HideNavbar, LocaleRedirect, SidebarTitle, SocialLink } from '@quire/client/contract';
import type { NavConfig, SidebarConfig } from './navigation-config.ts';

export interface EditLinkConfig {
  /** The URL of the docs folder in the repository's web view; the path of the source file is appended. */
  docRepoBaseUrl: string;
  /** The text of the link. Without it, there is no link. */
  text?: string;
}

/** The texts of the theme that have fields of their own, because sites often change them, by their keys. (docs/behavior/data.md) */
export const NAMED_TEXTS = {
  /**
   * The heading of the outline.
   * @default The theme's text, in the language of the page.
   * @example 'On this page'
   */
  outlineTitle: 'outlineTitle',
  /**
   * The label of the link to the previous page.
   * @default The theme's text, in the language of the page.
   * @example 'Previous'
   */
  prevPageText: 'prevPageText',
  /**
   * The label of the link to the next page.
   * @default The theme's text, in the language of the page.
   * @example 'Next'
   */
  nextPageText: 'nextPageText',
  /**
   * The label of the date of the last change.
   * @default The theme's text, in the language of the page.
   * @example 'Last updated'
   */
  lastUpdatedText: 'lastUpdatedText',
  /**
   * The label of links to source code.
   * @default The theme's text, in the language of the page.
   * @example 'Source'
   */
  sourceCodeText: 'sourceCodeText',
  /**
   * The placeholder of the search field.
   * @default The theme's text, in the language of the page.
   * @example 'Search the docs'
   */
  searchPlaceholderText: 'search.placeholder',
  /**
   * The message if the search finds nothing.
   * @default The theme's text, in the language of the page.
   * @example 'No results for "{query}"'
   */
  searchNoResultsText: 'search.none',
  /**
   * The text before other queries that the search suggests.
   * @default The theme's text, in the language of the page.
   * @example 'Try searching for'
   */
  searchSuggestedQueryText: 'search.try',
} as const;

/** The same in the field `overview`. */
export const OVERVIEW_TEXTS = {
  /** The label of the field. */
  filterNameText: 'filterLabel',
  /** Its placeholder. */
  filterPlaceholderText: 'filterPlaceholder',
  /** The message if nothing matches. */
  filterNoResultText: 'filterNone',
} as const;

/** All other texts are in `texts`. */
export type NamedTexts = { -readonly [Name in keyof typeof NAMED_TEXTS]?: string } & {
  /**
   * Texts of the filter of overview pages.
   * @default The theme's texts, in the language of the page.
   * @example { filterNameText: 'Filter', filterPlaceholderText: 'Search the API' }
   */
  overview?: { -readonly [Name in keyof typeof OVERVIEW_TEXTS]?: string };
};

/** Settings for all locales, which each locale may override. */
interface LocalizedConfig extends NamedTexts {
  /**
   * The items of the navigation bar: one list, or one for each version. They replace `_nav.json`.
   * @default The items of `_nav.json`; without it, no items.
   * @example
   * [
   *   { text: 'Guide', link: '/guide/', activeMatch: '^/guide/' },
   *   { text: 'More', items: [{ text: 'Changelog', link: '/changelog' }] },
   * ]
   */
  nav?: NavConfig;
  /**
   * Sidebars, by the beginning of the routes that show them. Each replaces all `_meta.json` below that route.
   * @default The order of `_meta.json`; without it, files in alphabetical order.
   * @example
   * {
   *   '/guide/': ['/guide/', { text: 'Advanced', items: ['/guide/caching', '/guide/plugins'] }],
   * }
   */
  sidebar?: SidebarConfig;
  /**
   * A link from each page to its source.
   * @default None.
   * @example
   * {
   *   docRepoBaseUrl: 'https://github.com/rivet/rivet/tree/main/docs',
   *   text: 'Edit this page',
   * }
   */
  editLink?: EditLinkConfig;
  /**
   * The footer of the home page. Its links lead to the pages of each language, like those of the navigation.
   * @default None.
   * @example
   * {
   *   message: 'MIT licensed',
   *   columns: [
   *     { title: 'Help', links: [{ text: 'Issues', href: 'https://github.com/rivet/rivet/issues' }] },
   *   ],
   * }
   */
  footer?: Footer;
}

export interface ThemeLocaleConfig extends LocalizedConfig {
  /** The language that these settings are for. */
  lang: string;
  /** Its name in the language menu. */
  label?: string;
  /** The title of the site in this language. */
  title?: string;
  /** The description of the site in this language. */
  description?: string;
  /** Overrides of the theme's texts, by key. */
  texts?: Record<string, string>;
}

export interface ThemeConfig extends LocalizedConfig {
  /**
   * Whether readers can choose the dark appearance. With `false`, the site is always light; with `'only'`, always dark.
   * @default `true`
   * @example false
   */
  darkMode?: DarkMode;
  /**
   * Whether switching the appearance is animated.
   * @default `true`
   * @example false
   */
  enableAppearanceAnimation?: boolean;
  /**
   * Whether long pages have a button that scrolls back to the top.
   * @default `false`
   * @example true
   */
  enableScrollToTop?: boolean;
  /**
   * When the navigation bar is hidden: `auto` hides it while the reader scrolls down.
   * @default `'never'`
   * @example 'auto'
   */
  hideNavbar?: HideNavbar;
  /**
   * A title above every sidebar, such as the product with its version.
   * @default None.
   * @example { text: 'Rivet', tag: '2.1.0' }
   */
  sidebarTitle?: SidebarTitle;
  /**
   * Links with icons in the navigation bar.
   * @default `[]`
   * @example [{ icon: 'github', mode: 'link', content: 'https://github.com/rivet/rivet' }]
   */
  socialLinks?: SocialLink[];
  /**
   * Whether first visits are redirected to the language of the browser: from the home page (`entry`), from any page (`auto`) or `never`.
   * @default `'entry'`
   * @example 'auto'
   */
  localeRedirect?: LocaleRedirect;
  /**
   * Whether pages show the date of their last change, according to Git.
   * @default `false`
   * @example true
   */
  lastUpdated?: boolean;
  /**
   * `false` turns the search off, like `search: false`.
   * @default `true`
   * @example false
   */
  search?: boolean;
  /**
   * Settings for one language: all that can differ between languages.
   * @default `[]`
   * @example [{ lang: 'zh', outlineTitle: '本页目录', texts: { 'search.button': '查找' } }]
   */
  locales?: ThemeLocaleConfig[];
}
