/** A locale: a language of the site with its label and texts. (docs/behavior/data.md) */

/** The writing direction of a language. */
export type Direction = 'ltr' | 'rtl';

const RTL_LANGUAGES = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** @param lang a BCP 47 tag */
export function getDirection(lang: string): Direction {
  return RTL_LANGUAGES.has(lang.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

export interface LocaleRef {
  /** A BCP 47 tag; the first path segment of the locale's routes, unless it is the default. */
  lang: string;
  label: string;
}

export interface LocaleView extends LocaleRef {
  dir: Direction;
  /** The locale's home. */
  homeHref: string;
  /** Every string that the theme shows, by key; the theme owns the keys. */
  texts: Readonly<Record<string, string>>;
}

/** The same page in another language or version. */
export interface Choice {
  label: string;
  href: string;
  current: boolean;
}

export type Alternate = LocaleRef & Choice;
