/** Owns the decision whether a visit is led to another URL before the first paint. (docs/behavior/navigation.md) */

export interface Navigation {
  pathname: string;
  /** Begins and ends with `/`. */
  base: string;
  defaultLang: string;
  locales: string[];
  setting: string;
  /** What the browser asks for: `zh-TW`. */
  language: string;
  userAgent: string;
  /** True as well where the browser cannot remember visits, so that nobody is led away each time. */
  visited: boolean;
}

/** `go`: open that path instead. `offer`: the page may quietly offer this locale. */
export type Redirect = { kind: 'stay' } | { kind: 'go'; pathname: string } | { kind: 'offer'; lang: string };

const STAY: Redirect = { kind: 'stay' };

export function decideRedirect(visit: Navigation): Redirect {
  const { base, defaultLang, locales, setting } = visit;
  const [first = '', ...rest] = visit.pathname.slice(base.length).split('/');
  if (first === defaultLang) return { kind: 'go', pathname: base + rest.join('/') };
  if (visit.visited || setting === 'never' || /bot|spider|crawl|lighthouse/i.test(visit.userAgent)) return STAY;

  const current = locales.includes(first) ? first : defaultLang;
  const wanted = locales.find((locale) => primaryTag(locale) === primaryTag(visit.language));
  if (!wanted || wanted === current) return STAY;

  const isEntry = rest.length === 0 && /^(index(\.html)?)?$/.test(first);
  if (setting === 'entry' && !isEntry) return { kind: 'offer', lang: wanted };
  const page = (current === defaultLang ? [first, ...rest] : rest).join('/');
  return { kind: 'go', pathname: base + (wanted === defaultLang ? '' : `${wanted}/`) + page };
}

function primaryTag(lang: string): string {
  return lang.toLowerCase().replace(/-.*/, '');
}
