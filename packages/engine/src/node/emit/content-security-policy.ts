/** The content security policy: nothing runs and nothing is loaded that the build does not know. */
import { createHash } from 'node:crypto';
import type { HeadElement } from '../config/head-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { PolicyPart } from '../html/policy-parts.ts';
import { listInlineScripts, listNamedUrls } from '../render/head-text.ts';

/** Above that, the header alone would be larger than most pages. */
const STYLE_HASHES_MAX = 40;

/** The policy under which the search starts its worker. */
const SEARCH_WORKER_POLICY = 'quire-search-worker';

export interface PolicyInput {
  inlineScripts: string[];
  imageOrigins: string[];
  /** What the texts of the documents need. */
  policyParts: Iterable<PolicyPart>;
  search: ResolvedConfig['search'];
  /** Components of the site are in the layout: what they set and load in the browser is in no document. */
  hasOwnLayout: boolean;
  /** What the site adds to the heads of its pages. */
  head: readonly HeadElement[];
  /** The URLs of stylesheets that those of the site import. */
  importedStyles: readonly string[];
  /** Stylesheets of the site may name fonts of other hosts. */
  hasOwnStyles: boolean;
}

export function formatContentSecurityPolicy({
  inlineScripts,
  imageOrigins,
  policyParts,
  search,
  hasOwnLayout,
  head,
  importedStyles,
  hasOwnStyles,
}: PolicyInput): string {
  const parts = groupParts(policyParts);
  // An inline script that names a host mostly loads a script from there.
  const named = listNamedUrls(head).flatMap(formatOrigin);
  const scripts = [
    ...new Set([...listHeadOrigins(head, ([tag, { src }]) => (tag === 'script' ? src : undefined)), ...named]),
  ].sort();
  const linked = listHeadOrigins(head, ([tag, { rel, href }]) => {
    return tag === 'link' && rel === 'stylesheet' ? href : undefined;
  });
  const sheets = [...new Set([...linked, ...importedStyles.flatMap(formatOrigin)])].sort();
  // What a script or a component of the site asks other hosts for is known to nobody before it runs.
  const isOpen = hasOwnLayout || scripts.length > 0 || listInlineScripts(head).length > 0;
  const images = new Set([...imageOrigins, ...(parts.get('img-src') ?? [])]);
  const hashes = [...new Set(inlineScripts.map(hashScript))].sort();
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...hashes].join(' '),
    ["style-src 'self'", ...sheets, ...(isOpen ? ["'unsafe-inline'"] : [])].join(' '),
    ...(isOpen || hasOwnStyles || sheets.length > 0 ? ["font-src 'self' data: https:"] : []),
    ...(isOpen
      ? OPEN
      : [
          ["connect-src 'self'", ...listSearchOrigins(search)].join(' '),
          ["img-src 'self' data:", ...[...images].sort()].join(' '),
          ...formatStyles('style-src-attr', parts.get('style-src-attr')),
          ...formatStyles('style-src-elem', parts.get('style-src-elem'), sheets),
          ...['media-src', 'frame-src'].flatMap((name) => formatOrigins(name, parts.get(name))),
        ]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isOpen ? [] : formatTrustedTypes(search)),
  ].join('; ');
}

/** Anything but scripts, which are still those that the build knows. */
const OPEN = [
  "connect-src 'self' https:",
  "img-src 'self' data: https:",
  "media-src 'self' https:",
  "frame-src 'self' https:",
];

function formatTrustedTypes(search: ResolvedConfig['search']): string[] {
  const names = startsWorker(search) ? ['quire', SEARCH_WORKER_POLICY] : ['quire'];
  return [`trusted-types ${names.join(' ')}`, "require-trusted-types-for 'script'"];
}

/** Each source once, by its directive. */
function groupParts(parts: Iterable<PolicyPart>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const part of [...new Set(parts)].sort()) {
    const [directive = '', source = ''] = part.split(' ');
    groups.set(directive, [...(groups.get(directive) ?? []), source]);
  }
  return groups;
}

/** Styles of the pages themselves are allowed one by one, until naming them would outweigh the pages. */
const STYLE_BASES = { 'style-src-attr': "'unsafe-hashes'", 'style-src-elem': "'self'" };

function formatStyles(directive: keyof typeof STYLE_BASES, hashes: string[] = [], hosts: string[] = []): string[] {
  if (hashes.length === 0) return [];
  if (hashes.length <= STYLE_HASHES_MAX) return [[directive, STYLE_BASES[directive], ...hosts, ...hashes].join(' ')];
  const allowed = directive === 'style-src-elem' ? ["'self'", ...hosts] : [];
  return [[directive, ...allowed, "'unsafe-inline'"].join(' ')];
}

/** Each host that an element of the head loads something from, once. */
function listHeadOrigins(head: readonly HeadElement[], getUrl: (element: HeadElement) => string | undefined): string[] {
  return [...new Set(head.flatMap((element) => formatOrigin(getUrl(element) ?? '')))].sort();
}

/** A URL without a scheme has that of the page, as a host without one does in a policy. */
function formatOrigin(written: string): string[] {
  const url = written.replace(/^\/\//, 'https://');
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return [];
  const { origin, host } = new URL(url);
  return [written.startsWith('//') ? host : origin];
}

function formatOrigins(directive: string, origins: string[] = []): string[] {
  return origins.length === 0 ? [] : [[directive, "'self'", ...origins].join(' ')];
}

/** The local search, or what answers where no host does. */
function startsWorker(search: ResolvedConfig['search']): boolean {
  return search !== undefined && (search.provider === 'local' || search.fallback);
}

/** The hosts that the hosted search asks. (docs/behavior/search.md) */
function listSearchOrigins(search: ResolvedConfig['search']): string[] {
  if (search?.provider !== 'hosted') return [];
  const hosts = search.hosts ?? ['https://*.algolia.net', 'https://*.algolianet.com'];
  return search.insights ? [...hosts, 'https://insights.algolia.io'] : hosts;
}

function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
