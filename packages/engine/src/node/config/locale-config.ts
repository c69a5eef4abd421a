/** The configuration of a locale. (docs/behavior/data.md) */

import type { ThemeLocaleConfig } from './theme-config.ts';

/** A locale with its settings from `locales` and `themeConfig.locales`. (docs/behavior/data.md) */
export type LocaleConfig = SiteLocaleConfig & Omit<ThemeLocaleConfig, 'lang' | 'label'>;

/** A locale of the site. Its texts in the theme are in `themeConfig.locales`. */
export interface SiteLocaleConfig {
  /** The language: `en`, `zh-CN`. */
  lang: string;
  /** Its name in the language menu, in the language itself. */
  label: string;
  /** The title of the site in this language. */
  title?: string;
  /** The description of the site in this language. */
  description?: string;
}
