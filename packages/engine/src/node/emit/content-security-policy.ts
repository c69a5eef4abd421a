/** Creates the content security policy, which only allows resources that the build knows. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { hashText, type PolicyPart } from '../html/policy-parts.ts';

/** With more hashes, the header would be larger than most pages. */
const STYLE_HASHES_MAX = 40;

/** The Trusted Types policy of the search for its worker. It is created when the search loads, even if a service answers. */
const SEARCH_WORKER_POLICY = 'quire-search-worker';

export interface PolicyInput {
  /** The inline scripts of the engine. */
  inlineScripts: string[];
  /** The sources that documents need. */
  policyParts: Iterable<PolicyPart>;
  search: ResolvedConfig['search'];
  /** Whether the layout contains components of the site that are hydrated: what they load is only known in the browser. */
  hydratesLayout: boolean;
}

export function formatContentSecurityPolicy({
  inlineScripts,
  policyParts,
  search,
  hydratesLayout,
}: PolicyInput): string {
  const parts = groupParts(policyParts);
  const scripts = parts.get('script-src') ?? [];
  const sheets = parts.get('style-src') ?? [];
  // The requests of a site's scripts and components are not known at build time.
  const isOpen = hydratesLayout || scripts.length > 0;
  const files = parts.get('font-src') ?? [];
  const images = new Set([...files, ...(parts.get('img-src') ?? [])]);
  const allowed = [...new Set([...scripts, ...inlineScripts.map(hashText)])].sort();
  return [
    "default-src 'self'",
    ["script-src 'self'", ...allowed].join(' '),
    ["style-src 'self'", ...sheets, ...(isOpen ? ["'unsafe-inline'"] : [])].join(' '),
    // Imported stylesheets are not read.
    ...formatFonts(isOpen || sheets.length > 0 ? ['https:'] : files),
    ...(isOpen
      ? OPEN
      : [
          ["connect-src 'self'", ...listSearchOrigins(search)].join(' '),
          formatFiles('img-src', [...images].sort()),
          ...formatStyles('style-src-attr', parts.get('style-src-attr')),
          ...formatStyles('style-src-elem', parts.get('style-src-elem'), sheets),
          ...['media-src', 'frame-src'].flatMap((name) => formatOrigins(name, parts.get(name))),
        ]),
    ['object-src', ...(parts.get('object-src') ?? ["'none'"])].join(' '),
    "base-uri 'none'",
    ["form-action 'self'", ...(parts.get('form-action') ?? [])].join(' '),
    "frame-ancestors 'self'",
    ...(isOpen ? [] : formatTrustedTypes(search)),
  ].join('; ');
}

/** Allows everything except for unknown scripts. */
const OPEN = [
  "connect-src 'self' https:",
  "img-src 'self' data: https:",
  "media-src 'self' data: https:",
  "frame-src 'self' https:",
];

function formatTrustedTypes(search: ResolvedConfig['search']): string[] {
  const names = search === undefined ? ['quire'] : ['quire', SEARCH_WORKER_POLICY];
  return [`trusted-types ${names.join(' ')}`, "require-trusted-types-for 'script'"];
}

function formatFonts(hosts: string[]): string[] {
  return hosts.length > 0 ? [formatFiles('font-src', hosts)] : [];
}

/** Files of the site, those in a stylesheet itself, and those of other hosts. */
function formatFiles(name: string, hosts: readonly string[]): string {
  return [name, ...new Set(["'self'", 'data:', ...hosts])].join(' ');
}

/** Unique sources by directive. */
function groupParts(parts: Iterable<PolicyPart>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const part of [...new Set(parts)].sort()) {
    const [directive = '', source = ''] = part.split(' ');
    groups.set(directive, [...(groups.get(directive) ?? []), source]);
  }
  return groups;
}

/** Inline styles are allowed by hash, up to `STYLE_HASHES_MAX`. */
const STYLE_BASES = { 'style-src-attr': "'unsafe-hashes'", 'style-src-elem': "'self'" };

function formatStyles(directive: keyof typeof STYLE_BASES, hashes: string[] = [], hosts: string[] = []): string[] {
  if (hashes.length === 0) return [];
  if (hashes.length <= STYLE_HASHES_MAX) return [[directive, STYLE_BASES[directive], ...hosts, ...hashes].join(' ')];
  const allowed = directive === 'style-src-elem' ? ["'self'", ...hosts] : [];
  return [[directive, ...allowed, "'unsafe-inline'"].join(' ')];
}

function formatOrigins(directive: string, origins: string[] = []): string[] {
  return origins.length === 0 ? [] : [[directive, "'self'", ...origins].join(' ')];
}

/** The origins of the hosted search. (docs/behavior/search.md) */
function listSearchOrigins(search: ResolvedConfig['search']): string[] {
  if (search?.provider !== 'hosted') return [];
  const hosts = search.hosts ?? ['https://*.algolia.net', 'https://*.algolianet.com'];
  return search.insights ? [...hosts, 'https://insights.algolia.io'] : hosts;
}
