/** Owns the shape of `themeConfig`: what readers see around the text. (SPEC.md 3, Site and Locale) */
import type { Footer, HideNavbar, LocaleRedirect, SidebarTitle, SocialLink, ToolFamily } from '../../shared/site.ts';
import type { NavConfig, SidebarConfig } from './navigation-config.ts';

export interface EditLinkConfig {
  /** The folder of the docs in the repository's web view; the source path is appended. */
  docRepoBaseUrl: string;
  text?: string;
}

/** Texts that sites often change, as names of their own; all others are in `texts`. (SPEC.md 3, Locale) */
export interface NamedTexts {
  outlineTitle?: string;
  prevPageText?: string;
  nextPageText?: string;
  lastUpdatedText?: string;
  sourceCodeText?: string;
  searchPlaceholderText?: string;
  searchNoResultsText?: string;
  searchSuggestedQueryText?: string;
  overview?: { filterNameText?: string; filterPlaceholderText?: string; filterNoResultText?: string };
}

/** What may be said for all locales, and again for one of them. */
interface LocalizedConfig extends NamedTexts {
  /** In place of `_nav.json`. */
  nav?: NavConfig;
  /** In place of `_meta.json`, in the folders that it names. */
  sidebar?: SidebarConfig;
  editLink?: EditLinkConfig;
  footer?: Footer;
}

export interface ThemeLocaleConfig extends LocalizedConfig {
  lang: string;
  label?: string;
  title?: string;
  description?: string;
  /** Overrides of the theme's texts, by key. */
  texts?: Record<string, string>;
  /** The products that the site belongs to, with texts in this language. */
  family?: ToolFamily;
}

export interface ThemeConfig extends LocalizedConfig {
  darkMode?: boolean;
  enableAppearanceAnimation?: boolean;
  enableScrollToTop?: boolean;
  hideNavbar?: HideNavbar;
  sidebarTitle?: SidebarTitle;
  socialLinks?: SocialLink[];
  localeRedirect?: LocaleRedirect;
  lastUpdated?: boolean;
  /** False switches the search off, as `search` of the site does. */
  search?: boolean;
  locales?: ThemeLocaleConfig[];
}
