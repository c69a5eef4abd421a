/** Decides whether a first visit is redirected to the reader's language, or offered it. (docs/behavior/navigation.md) */
import type { HtmlData } from '../contract/document-contract.ts';
import { getPrimaryTag } from './primary-tag.ts';

export interface Visit {
  pathname: string;
  /** Begins and ends with `/`. */
  base: string;
  defaultLang: string;
  locales: string[];
  /** Those with a path segment. */
  versions: string[];
  setting: string;
  /** The language of the browser: `zh-TW`. */
  language: string;
  userAgent: string;
  /** Also true if visits cannot be stored, so that readers are not redirected each time. */
  visited: boolean;
}

/** `go`: redirect to that path. `offer`: the page may offer this locale. Undefined: do nothing. */
export type LocaleDecision = { kind: 'go'; pathname: string } | { kind: 'offer'; lang: string } | undefined;

export function decideLocale(visit: Visit): LocaleDecision {
  const { base, defaultLang, locales, setting } = visit;
  if (setting === 'never' || /bot|spider|crawl|lighthouse/i.test(visit.userAgent)) return;
  const page = visit.pathname.slice(base.length);
  const segments = page.split('/');
  const version = takeSegment(segments, visit.versions);
  const current = takeSegment(segments, locales) || defaultLang;
  const wanted = locales.find((locale) => getPrimaryTag(locale) === getPrimaryTag(visit.language));
  if (!wanted || wanted === current) return;

  // The offer is repeated on each visit until the reader answers.
  if (setting === 'entry' && !/^(index(\.html)?)?$/.test(page)) return { kind: 'offer', lang: wanted };
  if (visit.visited) return;
  const folders = [version, wanted === defaultLang ? '' : wanted].filter(Boolean);
  // Two leading slashes would lead to another host.
  return { kind: 'go', pathname: base + [...folders, segments.join('/').replace(/^[/\\]+/, '')].join('/') };
}

/** Takes the first segment if it is one of these names. */
function takeSegment(segments: string[], names: string[]): string {
  return (names.includes(segments[0] ?? '') && segments.shift()) || '';
}

export function readLocaleDecision(): LocaleDecision {
  const { dataset } = document.documentElement;
  const { base = '/', langDefault, locales, versions, localeRedirect = 'never' }: Partial<HtmlData> = dataset;
  if (!langDefault || !locales) return;
  return decideLocale({
    pathname: location.pathname,
    base,
    defaultLang: langDefault,
    locales: locales.split(','),
    versions: versions?.split(',') ?? [],
    setting: localeRedirect,
    language: navigator.language,
    userAgent: navigator.userAgent,
    visited: dataset.firstVisit === undefined,
  });
}
