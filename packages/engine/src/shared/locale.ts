/** A locale: a language of the site with its label and texts. (docs/behavior/data.md) */
import type { ToolFamily } from './site.ts';

export interface LocaleRef {
  /** A BCP 47 tag; the first path segment of the locale's routes, unless it is the default. */
  lang: string;
  label: string;
}

export interface LocaleView extends LocaleRef {
  /** The writing direction of the language. */
  dir: 'ltr' | 'rtl';
  /** The locale's home. */
  homeHref: string;
  /** Every string that the theme shows, by key; the theme owns the keys. */
  texts: Readonly<Record<string, string>>;
  /** The products that the site belongs to, in this language; absent if there are none. */
  family?: ToolFamily;
}

/** The same page in another locale. */
export interface Alternate extends LocaleRef {
  href: string;
  current: boolean;
}
