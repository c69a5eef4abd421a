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

/** `go`: open that path instead. `offer`: the page may quietly offer this locale. Nothing where the reader stays. */
export type Redirect = { kind: 'go'; pathname: string } | { kind: 'offer'; lang: string } | undefined;

export function decideRedirect(visit: Navigation): Redirect {
  const { base, defaultLang, locales, setting } = visit;
  const page = visit.pathname.slice(base.length);
  const [first = '', ...rest] = page.split('/');
  const inLocale = rest.join('/');
  if (first === defaultLang) return { kind: 'go', pathname: base + inLocale };
  if (setting === 'never' || /bot|spider|crawl|lighthouse/i.test(visit.userAgent)) return;

  const current = locales.includes(first) ? first : defaultLang;
  const wanted = locales.find((locale) => primaryTag(locale) === primaryTag(visit.language));
  if (!wanted || wanted === current) return;

  // The offer comes back with each visit, until it is answered.
  if (setting === 'entry' && !/^(index(\.html)?)?$/.test(page)) return { kind: 'offer', lang: wanted };
  if (visit.visited) return;
  const prefix = wanted === defaultLang ? '' : `${wanted}/`;
  return { kind: 'go', pathname: base + prefix + (current === defaultLang ? page : inLocale) };
}

function primaryTag(lang: string): string {
  return lang.toLowerCase().replace(/-.*/, '');
}
