/** Which home page belongs to an unknown URL. */

interface SiteUrls {
  /** Begins and ends with `/`. */
  base: string;
  /** Names of the versions that have their own path segment. */
  versions: readonly string[];
  langs: readonly string[];
  /** The home page of the document's locale. */
  fallback: string;
}

/** The home page of the version and locale in the first segments of the path. */
export function findHomeHref(pathname: string, { base, versions, langs, fallback }: SiteUrls): string {
  const segments = pathname.startsWith(base) ? pathname.slice(base.length).split('/') : [];
  const version = segments.slice(0, 1).find((segment) => versions.includes(segment));
  const lang = segments[version === undefined ? 0 : 1];
  const locale = langs.find((candidate) => candidate === lang);
  if (!locale && version === undefined) return fallback;
  return base + [version, locale].flatMap((segment) => (segment === undefined ? [] : `${segment}/`)).join('');
}
