/** Emits `_headers`: security policies, cache lifetimes, and links to the Markdown of pages. */

import { listLogoFiles } from '@quire/client/contract';
import { SEARCH_FOLDER } from '@quire/search';
import type { DocumentAssets } from '../bundle/document-assets.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { RouteTable, Site } from '../content/route-table.ts';
import type { OutputFile } from '../files/output-file.ts';
import { listOrigins, type PolicyPart, toParts } from '../html/policy-parts.ts';
import { formatHeaderRules, type HeaderRule } from '../http/host-rules.ts';
import { formatContentSecurityPolicy } from './content-security-policy.ts';
import { addMarkdownRules, listIndexRules } from './link-headers.ts';

/** For files with a content hash in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const SECURITY_HEADERS: HeaderRule['headers'] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

export interface HeadersInput extends Site {
  /** The sources that documents need. */
  policyParts: Iterable<PolicyPart>;
  /** The bundle; undefined on the dev server until there is one. */
  assets?: Pick<DocumentAssets, 'prepaint' | 'redirect' | 'styleParts' | 'hydratesLayout'> | undefined;
}

export function emitHeaders(input: HeadersInput): OutputFile[] {
  const rules = addMarkdownRules(createHeaderRules(input), input.routes, input.config);
  return [{ path: '_headers', body: formatHeaderRules(rules) }];
}

/** The rules that do not depend on the number of pages. */
export function createHeaderRules(input: HeadersInput): HeaderRule[] {
  const { routes, config, policyParts, assets } = input;
  const images = [...listSiteImages(config), ...listPageImages(routes)];
  const policy = formatContentSecurityPolicy({
    inlineScripts: assets ? [assets.prepaint, assets.redirect] : [],
    policyParts: [...policyParts, ...(assets?.styleParts ?? []), ...toParts('img-src', images.flatMap(listOrigins))],
    search: config.search,
    hydratesLayout: assets?.hydratesLayout ?? false,
  });
  const hashed = config.search ? ['assets/*', `${SEARCH_FOLDER}/files/*`] : ['assets/*'];
  return [
    { pattern: `${config.base}*`, headers: [['Content-Security-Policy', policy], ...SECURITY_HEADERS] },
    ...hashed.map((files): HeaderRule => ({ pattern: config.base + files, headers: [['Cache-Control', IMMUTABLE]] })),
    ...listIndexRules(config),
  ];
}

function listPageImages({ pages }: RouteTable): string[] {
  return pages.flatMap(({ images, frontmatter: { hero, features = [] } }) => [
    ...images.map((image) => image.source),
    ...listLogoFiles(hero?.image?.src),
    ...features.flatMap(({ icon = [] }) => icon),
  ]);
}

/** The images of the configuration. */
function listSiteImages({ icon, logo, socialLinks }: ResolvedConfig): string[] {
  const social = socialLinks.filter(({ mode }) => mode === 'img');
  return [icon, ...listLogoFiles(logo), ...social.map(({ content }) => content)];
}
