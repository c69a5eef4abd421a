/** Owns what the decision about a visit takes from the document and the browser. */
import type { HtmlData } from '../../shared/document-contract.ts';
import { decideRedirect, type Redirect } from './decide-redirect.ts';

export function readRedirect(): Redirect {
  const { dataset } = document.documentElement;
  const { base = '/', langDefault, locales, localeRedirect = 'never' }: Partial<HtmlData> = dataset;
  if (!langDefault || !locales) return;
  return decideRedirect({
    pathname: location.pathname,
    base,
    defaultLang: langDefault,
    locales: locales.split(','),
    setting: localeRedirect,
    language: navigator.language,
    userAgent: navigator.userAgent,
    visited: dataset.firstVisit === undefined,
  });
}
