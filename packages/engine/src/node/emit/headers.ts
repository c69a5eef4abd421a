/** Owns `_headers`: the policies under which every page runs, and how long its files may be kept. (DESIGN.md, Output) */
import { createHash } from 'node:crypto';
import type { Logo } from '../../shared/site.ts';
import type { ResolvedConfig } from '../config/config.ts';
import type { PolicyPart } from '../render/content-policy.ts';
import { SEARCH_FOLDER } from '../routes/search-entry.ts';
import type { RouteTable } from '../routes/table.ts';
import type { OutputFile } from './output-file.ts';

/** Files whose names carry a hash of their content never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const SECURITY_HEADERS = [
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy: same-origin',
];

export interface HeadersInput {
  routes: RouteTable;
  config: ResolvedConfig;
  /** The text of every script that stands in the documents themselves and is run. */
  inlineScripts: string[];
  /** What the texts of the documents need. */
  policyParts: Iterable<PolicyPart>;
}

/** Above that, the header alone would be larger than most pages. */
const STYLE_HASHES_MAX = 40;

/** The policy under which the search starts its worker. */
const SEARCH_WORKER_POLICY = 'quire-search-worker';

interface PolicyInput {
  inlineScripts: string[];
  imageOrigins: string[];
  parts: ReadonlyMap<string, string[]>;
  search: ResolvedConfig['search'];
}

export function emitHeaders({ routes, config, inlineScripts, policyParts }: HeadersInput): OutputFile[] {
  const policy = formatContentSecurityPolicy({
    inlineScripts,
    imageOrigins: listImageOrigins([...listSiteImages(config), ...listPageImages(routes)]),
    parts: groupParts(policyParts),
    search: config.search,
  });
  const rules = [
    { path: `${config.base}*`, headers: [`Content-Security-Policy: ${policy}`, ...SECURITY_HEADERS] },
    { path: `${config.base}assets/*`, headers: [`Cache-Control: ${IMMUTABLE}`] },
    ...(config.search
      ? [{ path: `${config.base}${SEARCH_FOLDER}/files/*`, headers: [`Cache-Control: ${IMMUTABLE}`] }]
      : []),
  ];
  const body = rules
    .map(({ path, headers }) => [path, ...headers.map((header) => `  ${header}`), ''].join('\n'))
    .join('\n');
  return [{ path: '_headers', body }];
}

function formatContentSecurityPolicy({ inlineScripts, imageOrigins, parts, search }: PolicyInput): string {
  const images = new Set([...imageOrigins, ...(parts.get('img-src') ?? [])]);
  const hashes = [...new Set(inlineScripts.map(hashScript))].sort();
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    ["connect-src 'self'", ...listSearchOrigins(search)].join(' '),
    ["img-src 'self' data:", ...[...images].sort()].join(' '),
    ...formatStyleAttributes(parts.get('style-src-attr')),
    ...['media-src', 'frame-src'].flatMap((name) => formatOrigins(name, parts.get(name))),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    `trusted-types quire${startsWorker(search) ? ` ${SEARCH_WORKER_POLICY}` : ''}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
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

/** Attributes are allowed one by one, until naming them would outweigh the pages; style elements never are. */
function formatStyleAttributes(hashes: string[] = []): string[] {
  if (hashes.length === 0) return [];
  const sources = hashes.length > STYLE_HASHES_MAX ? ["'unsafe-inline'"] : ["'unsafe-hashes'", ...hashes];
  return [['style-src-attr', ...sources].join(' ')];
}

function formatOrigins(directive: string, origins: string[] = []): string[] {
  return origins.length === 0 ? [] : [[directive, "'self'", ...origins].join(' ')];
}

/** The local search, or what answers where no host does. */
function startsWorker(search: ResolvedConfig['search']): boolean {
  return search !== undefined && (search.provider === 'local' || search.fallback);
}

/** The hosts that the hosted search asks. (SPEC.md 7) */
function listSearchOrigins(search: ResolvedConfig['search']): string[] {
  if (search?.provider !== 'hosted') return [];
  const hosts = search.hosts ?? ['https://*.algolia.net', 'https://*.algolianet.com'];
  return search.insights ? [...hosts, 'https://insights.algolia.io'] : hosts;
}

function hashScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function listPageImages({ pages }: RouteTable): string[] {
  return pages.flatMap(({ images, frontmatter: { hero, features = [] } }) => [
    ...images.map((image) => image.source),
    ...(hero?.image ? listLogoFiles(hero.image.src) : []),
    ...features.flatMap(({ icon = [] }) => icon),
  ]);
}

/** What the configuration shows beside the pages. */
function listSiteImages({ icon, logo, socialLinks, locales }: ResolvedConfig): string[] {
  const tools = locales.flatMap(({ family }) => (family ? [...family.links, ...family.cards] : []));
  const social = socialLinks.filter(({ mode }) => mode === 'img');
  return [
    ...(icon === undefined ? [] : [icon]),
    ...(logo === undefined ? [] : listLogoFiles(logo)),
    ...social.map(({ content }) => content),
    ...tools.map((tool) => tool.logo),
  ];
}

function listLogoFiles(logo: Logo): string[] {
  return typeof logo === 'string' ? [logo] : [logo.light, logo.dark];
}

/** Images that authors take from other hosts are shown; nothing else is taken from there. */
function listImageOrigins(urls: string[]): string[] {
  const origins = urls
    .filter((url) => /^https?:\/\//i.test(url) && URL.canParse(url))
    .map((url) => new URL(url).origin);
  return [...new Set(origins)].sort();
}
