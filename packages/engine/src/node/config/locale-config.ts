/** The configuration of a locale. (docs/behavior/data.md) */

import type { ThemeLocaleConfig } from './theme-config.ts';

/** A locale with all that is said of it, in either of the places that say something. (docs/behavior/data.md) */
export type LocaleConfig = SiteLocaleConfig & Omit<ThemeLocaleConfig, 'lang' | 'label'>;

/** What a site says of a locale; what its theme shows in it is in `themeConfig.locales`. */
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
