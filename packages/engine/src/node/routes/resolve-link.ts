/** Resolves the target of a link, as written by its author. (docs/behavior/navigation.md, docs/behavior/content.md) */

import { posix } from 'node:path';
import { stripBase } from '@quire/client/contract';
import type { ImageUse, LinkUse } from '@quire/markdown';
import { findNearest } from '@quire/markdown/diagnostics';
import { decodePart, decodePath } from '@quire/markdown/percent-decoding';
import { getContentRoot } from '../config/content-roots.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createAssetFinder } from '../content/images.ts';
import { listPublicFiles } from '../content/inside-site.ts';
import type { Page } from '../content/page.ts';
import type { RouteTable, Site } from '../content/route-table.ts';
import { dropExtension } from '../files/page-path.ts';
import { isExternalUrl, splitUrl } from '../html/url.ts';
import { findAbsolute, findInDocs } from './find-page.ts';
import { listGeneratedFiles } from './generated-files.ts';
import { type ConfiguredRedirects, createConfiguredRedirects } from './redirects/configured-redirects.ts';
import { createRouteSuggester, type SuggestRoute } from './suggest-route.ts';

export type LinkResolution =
  | { kind: 'external'; url: string }
  /** A page: its canonical route path, with `?query` and `#hash` or empty. */
  | { kind: 'page'; page: Page; routePath: string; query: string; hash: string }
  /** A public or generated file: its decoded path from the site's root, with query and hash as written. */
  | { kind: 'file'; path: string; query: string; hash: string }
  /** A file of the docs folder, which is published like an image. */
  | { kind: 'asset'; use: ImageUse }
  | { kind: 'dead'; reason: DeadLinkReason };

/** `scheme`: a forbidden URL scheme, such as `javascript:`, or a misspelled one, such as `htps:`. */
export type DeadLinkReason = 'no page' | 'scheme';

export interface LinkContext extends Site {
  /** Decoded paths from the site's root, by their Unicode NFC form: `/logo.svg`. */
  publicFiles: ReadonlyMap<string, string>;
  /** The paths of generated files. */
  generatedFiles: ReadonlySet<string>;
  /** The file of the docs folder that has the path of a link. */
  findAsset(link: LinkSource): ImageUse | undefined;
  suggestRoute: SuggestRoute;
  /** Redirects of moved pages and anchors. */
  moves: ConfiguredRedirects;
}

export function openLinkContext(routes: RouteTable, config: ResolvedConfig): LinkContext {
  const publicFiles = new Map(
    [...listPublicFiles(config).files.keys()].map((path) => [`/${path}`.normalize(), `/${path}`]),
  );
  const generatedFiles = new Set(listGeneratedFiles({ routes, config }));
  return {
    routes,
    config,
    publicFiles,
    generatedFiles,
    findAsset: createAssetFinder(config),
    suggestRoute: createRouteSuggester(routes),
    moves: createConfiguredRedirects(routes, config),
  };
}

/** A link target with the file that contains it: the page or a fragment. */
export type LinkSource = Pick<LinkUse, 'target' | 'sourcePath'>;

/**
 * Resolves a link in `fromPage`, without checking the anchor.
 * - `/guide/x` in a Chinese page is `/zh/guide/x` if that exists; `/en/guide/x` is always the English page
 * - `../basic/cli.md`, `./cli`: relative to the file that contains the link
 * - `./a.pdf`: a file that is no page
 * - `#anchor`, `?query`: the page itself
 * - `/base/guide/x`: the same as `/guide/x`, unless a page has that route
 */
export function resolveLink({ target, sourcePath }: LinkSource, fromPage: Page, context: LinkContext): LinkResolution {
  if (isExternalUrl(target)) return { kind: 'external', url: target };
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(target) ?? [];
  if (scheme !== undefined)
    return opensProgram(scheme.toLowerCase()) ? { kind: 'external', url: target } : { kind: 'dead', reason: 'scheme' };
  const { path, ...parts } = splitUrl(target);
  const [query, hash] = [dropBareSign(parts.query), dropBareSign(parts.hash)];
  const page = path === '' ? fromPage : findPage({ target: decodePart(path), sourcePath }, fromPage, context);
  if (page) return followAnchor({ page, query, hash }, context);
  const move = findConfigured(decodePart(path), fromPage, context);
  if (move) return move.kind === 'page' ? { ...move, query, hash: move.hash === '' ? hash : move.hash } : move;
  const file = context.publicFiles.get(decodePath(path));
  if (file !== undefined) return { kind: 'file', path: file, query, hash };
  // A file name may contain `?` or `#`.
  const whole = context.publicFiles.get(decodePath(target));
  if (whole !== undefined) return { kind: 'file', path: whole, query: '', hash: '' };
  if (context.generatedFiles.has(path)) return { kind: 'file', path, query, hash };
  const use = context.findAsset({ target, sourcePath });
  if (use) return { kind: 'asset', use };
  // Paths may include the base path.
  const { config } = context;
  const inside = config.base === '/' ? undefined : stripBase(path, config.base);
  return inside === undefined
    ? { kind: 'dead', reason: 'no page' }
    : resolveLink({ target: inside + query + hash, sourcePath }, fromPage, {
        ...context,
        config: { ...config, base: '/' },
      });
}

const WEB_SCHEMES = ['https', 'http', 'mailto', 'tel'];
/** Unsafe ones, and those of Docusaurus, DocFX and MyST. */
const OTHER_SCHEMES = 'javascript vbscript data blob file pathname xref project path inv'.split(' ');

/** Allows schemes of applications, such as `vscode:`, but not misspelled web schemes. */
function opensProgram(scheme: string): boolean {
  return scheme.length > 1 && !OTHER_SCHEMES.includes(scheme) && findNearest(scheme, WEB_SCHEMES) === undefined;
}

/** A `?` or `#` with nothing after it. */
function dropBareSign(part: string): string {
  return part.length === 1 ? '' : part;
}

function findPage({ target, sourcePath }: LinkSource, fromPage: Page, context: LinkContext): Page | undefined {
  const written = dropExtension(target);
  // A README may be the index page of its folder.
  const index = written.replace(/(^|\/)readme$/i, '$1index');
  const found = findPath(written, sourcePath, fromPage, context);
  return found || index === written ? found : findPath(index, sourcePath, fromPage, context);
}

function findPath(pathname: string, sourcePath: string, fromPage: Page, context: LinkContext): Page | undefined {
  if (pathname.startsWith('/')) return findAbsolute(pathname, fromPage, context);
  return findInDocs(posix.join(posix.dirname(sourcePath), pathname).replace(/^\.\/?$/, ''), fromPage, context);
}

function followAnchor(
  { page, query, hash }: { page: Page; query: string; hash: string },
  { moves }: LinkContext,
): LinkResolution {
  const moved = hash === '' ? undefined : moves.findAnchor(page.routePath, hash.slice(1));
  return moved ?? { kind: 'page', page, routePath: page.routePath, query, hash: findHash(hash, page) };
}

/** Maps the slug of a translated heading to its id, which is that of the original. */
function findHash(hash: string, { headings }: Page): string {
  const anchor = decodePart(hash.slice(1));
  if (anchor === '' || headings.some(({ id }) => id === anchor)) return hash;
  const visible = toVisible(anchor);
  const heading = headings.find(({ id, slug }) => slug === anchor || toVisible(id) === visible);
  return heading === undefined ? hash : `#${heading.id}`;
}

/** Text in one Unicode form, without invisible characters such as joiners, which ids do not have. */
function toVisible(text: string): string {
  return text.normalize().replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/** Links to an old route are replaced by the new one. */
function findConfigured(path: string, page: Page, { moves, config }: LinkContext) {
  if (!path.startsWith('/')) return undefined;
  return moves.findRoute(getContentRoot(page, config).routePrefix.slice(0, -1) + path) ?? moves.findRoute(path);
}
