/** Decides the response to a request like a static host. */

import { stripBase, toHref } from '@quire/client/contract';
import { findDecoded } from '@quire/markdown/percent-decoding';
import { findHeaders, findRedirection, type HeaderRule, type RedirectRule } from '../http/host-rules.ts';
import type { FileMatch, SiteFiles } from './hosted-files.ts';

/** A built site as seen by its host. */
export interface HostedSite {
  /** Begins and ends with `/`. */
  base: string;
  files: SiteFiles;
  headerRules: HeaderRule[];
  redirectRules: RedirectRule[];
}

export type Answer = { headers: Record<string, string> } & (
  | { kind: 'file'; status: 200 | 404; file: string }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'plain'; status: 400 | 404 }
);

/** Pages are revalidated at each visit, with 304 if nothing changed. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Answers `target`, the request's path and query. `_redirects` come first, because moved URLs also have files, for hosts
 * without redirects; then files, then other spellings of a page's URL.
 */
export function answerRequest(target: string, site: HostedSite): Answer {
  const [rawPath = '', query] = splitQuery(target);
  const headers = { 'Cache-Control': REVALIDATE, ...findHeaders(site.headerRules, rawPath) };
  const pathname = findPathname(rawPath);
  if (pathname === undefined) return { kind: 'plain', status: 400, headers };
  const address = stripBase(pathname, site.base);
  const redirection = findRedirection(site.redirectRules.filter(isRedirect), rawPath);
  if (redirection)
    return { kind: 'redirect', ...redirection, location: addQuery(redirection.location, query), headers };
  const match = findMatch(pathname, address, site);
  if (match?.kind === 'file') return { kind: 'file', status: 200, file: match.file, headers };
  if (!match) return answerRewrite(rawPath, site, headers) ?? answerNotFound(address ?? '/', site, headers);
  return { kind: 'redirect', status: 301, location: encodeURI(toHref(match.address, site.base)) + query, headers };
}

/** The base without its trailing slash and, as nothing else is there, the root are spellings of the home page. */
function findMatch(pathname: string, address: string | undefined, { base, files }: HostedSite): FileMatch | undefined {
  if (base !== '/' && (pathname === '/' || `${pathname}/` === base)) return { kind: 'variant', address: '/' };
  return address === undefined ? undefined : files.find(address);
}

function isRedirect({ status }: RedirectRule): boolean {
  return status >= 300 && status < 400;
}

/** Applies rewrites for missing files, such as `/* /404.html 404` and `/* /index.html 200`. */
function answerRewrite(rawPath: string, site: HostedSite, headers: Record<string, string>): Answer | undefined {
  const rewrite = findRedirection(
    site.redirectRules.filter((rule) => rule.status === 200 || rule.status === 404),
    rawPath,
  );
  const pathname = rewrite && findPathname(rewrite.location);
  const found = pathname === undefined ? undefined : site.files.find(stripBase(pathname, site.base) ?? pathname);
  const match = found?.kind === 'variant' ? site.files.find(found.address) : found;
  if (!rewrite || match?.kind !== 'file') return undefined;
  return { kind: 'file', status: rewrite.status === 200 ? 200 : 404, file: match.file, headers };
}

function answerNotFound(address: string, { files }: HostedSite, headers: Record<string, string>): Answer {
  const file = files.findNotFound(address);
  return file === undefined ? { kind: 'plain', status: 404, headers } : { kind: 'file', status: 404, file, headers };
}

function splitQuery(target: string): [path: string, query: string] {
  const start = target.indexOf('?');
  return start === -1 ? [target, ''] : [target.slice(0, start), target.slice(start)];
}

/** Keeps the request's query unless the rule has one. */
function addQuery(location: string, query: string): string {
  return location.includes('?') ? location : location + query;
}

/** Undefined if it is not a path. */
function findPathname(rawPath: string): string | undefined {
  const pathname = findDecoded(rawPath);
  return pathname?.startsWith('/') && !pathname.includes('\0') ? pathname : undefined;
}
