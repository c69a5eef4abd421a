/** URLs outside of the site. (docs/behavior/navigation.md) */

/** Whether `target` is outside of the site: `https:`, `http:`, `mailto:`, `tel:` or `//host`. */
export function isExternalUrl(target: string): boolean {
  return /^(?:(?:https?|mailto|tel):|\/\/)/i.test(target);
}

/** The parts of a URL as written: `/guide`, `?q=1`, `#part`. */
export function splitUrl(url: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return { path, query, hash };
}
