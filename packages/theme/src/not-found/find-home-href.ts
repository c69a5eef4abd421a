/** Owns the home that belongs to an unknown address. (BEHAVIOUR.md, Page types) */
import type { LocaleRef } from '@quire/engine/shared';

interface SiteAddresses {
  /** Begins and ends with `/`. */
  base: string;
  locales: readonly LocaleRef[];
  /** The home of the locale that the document is in. */
  fallback: string;
}

/** The home of the locale that the path's first segment names. */
export function findHomeHref(pathname: string, { base, locales, fallback }: SiteAddresses): string {
  const [first] = pathname.startsWith(base) ? pathname.slice(base.length).split('/') : [];
  const locale = locales.find(({ lang }) => lang === first);
  return locale ? `${base}${locale.lang}/` : fallback;
}
