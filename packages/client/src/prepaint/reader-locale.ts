/** Decides whether a first visit is redirected to the reader's language. (docs/behavior/navigation.md) */
import type { HtmlData } from '../contract/document-contract.ts';
import { getPrimaryTag, isBot } from './reader.ts';

export interface Visit {
  pathname: string;
  /** Begins and ends with `/`. */
  base: string;
  defaultLang: string;
  locales: string[];
  /** Those with a path segment. */
  versions: string[];
  /** The language of the browser: `zh-TW`. */
  language: string;
  userAgent: string;
  /** Also true if visits cannot be stored, so that readers are not redirected each time. */
  visited: boolean;
}

/** The path of the same page in the reader's language; undefined if the reader stays. */
export function findRedirect(visit: Visit): string | undefined {
  const { base, defaultLang, locales } = visit;
  if (visit.visited || isBot(visit.userAgent)) return;
  const segments = visit.pathname.slice(base.length).split('/');
  const version = takeSegment(segments, visit.versions);
  const current = takeSegment(segments, locales) || defaultLang;
  const wanted = locales.find((locale) => getPrimaryTag(locale) === getPrimaryTag(visit.language));
  if (!wanted || wanted === current) return;
  const folders = [version, wanted === defaultLang ? '' : wanted].filter(Boolean);
  // Two leading slashes would lead to another host.
  return base + [...folders, segments.join('/').replace(/^[/\\]+/, '')].join('/');
}

/** Takes the first segment if it is one of these names. */
function takeSegment(segments: string[], names: string[]): string {
  return (names.includes(segments[0] ?? '') && segments.shift()) || '';
}

export function readVisit(): Visit {
  const { dataset } = document.documentElement;
  const { base = '/', langDefault = '', locales = '', versions }: Partial<HtmlData> = dataset;
  return {
    pathname: location.pathname,
    base,
    defaultLang: langDefault,
    locales: locales.split(','),
    versions: versions?.split(',') ?? [],
    language: navigator.language,
    userAgent: navigator.userAgent,
    visited: dataset.firstVisit === undefined,
  };
}
