/** Checks that every link leads to an existing page, and every anchor to an existing id. */

import { posix } from 'node:path';
import type { ImageUse, LinkUse } from '@quire/markdown';
import { createError, formatCodePoint, suggestNearest, type TextPoint } from '@quire/markdown/diagnostics';
import { decodePart } from '@quire/markdown/percent-decoding';
import type { CheckDiagnostic, CheckRule } from '../config/check-config.ts';
import { listContentRoots } from '../config/content-roots.ts';
import { isIgnoredTarget } from '../config/ignored-targets.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { findPlace } from '../content/find-place.ts';
import { listHomeUrls } from '../content/home-urls.ts';
import type { Page } from '../content/page.ts';
import { explainTarget } from '../html/url.ts';
import { type LinkContext, type LinkSource, resolveLink } from '../routes/resolve-link.ts';
import { findOwnPath } from '../routes/site-url.ts';

export interface LinkCheckContext extends LinkContext {
  /** Whether a page has an id other than those of its headings. */
  hasId?(page: Page, id: string): boolean;
  /** Whether pages are missing yet: a link without a page may lead to one of them. */
  isPartial?: boolean;
  /** The output paths of emitted files, if they are known. */
  emittedPaths?: ReadonlySet<string>;
}

/** A link with its position in the source, if known. */
type PlacedLink = LinkSource & Partial<TextPoint> & Pick<LinkUse, 'isElement' | 'own'>;

/** All dead links and anchors of the site, ordered by route and position. */
export function checkLinks(context: LinkCheckContext): CheckDiagnostic[] {
  const pages = context.routes.pages.filter(({ fallback }) => fallback === undefined);
  return pages.flatMap((page) => checkPageLinks(page, context));
}

export function checkPageLinks(page: Page, context: LinkCheckContext): CheckDiagnostic[] {
  return listPageLinks(page).flatMap((link) => {
    const found = checkLink(link, page, context);
    if (!found || link.line !== undefined) return found ?? [];
    return checkLink({ ...link, ...findPlace(page, link.target) }, page, context) ?? [];
  });
}

/** The links of the text, and those that the components of a home page render. */
export function listPageLinks({ links, frontmatter, sourcePath }: Page): PlacedLink[] {
  const { hero: { badge, actions = [] } = {}, features = [] } = frontmatter;
  const targets = [badge, ...actions, ...features].flatMap((part) => part?.link ?? []);
  const ofHome = [...targets, ...listHomeUrls(frontmatter).links].map(
    (target) => ({ target, sourcePath, isElement: true }) as const,
  );
  return [...ofHome, ...links];
}

/** The files of the docs folder to which pages link. */
export function listLinkedFiles(pages: readonly Page[], context: LinkContext): ImageUse[] {
  return pages.flatMap((page) =>
    listPageLinks(page).flatMap((link) => {
      const resolution = resolveLink(link, page, context);
      return resolution.kind === 'asset' ? [resolution.use] : [];
    }),
  );
}

/** Checks one link of any text, also with the host of the site. */
export function checkLink(link: PlacedLink, page: Page, context: LinkCheckContext): CheckDiagnostic | undefined {
  if (link.target === '') {
    const help = 'Write the URL. A link to the top of the page is "#".';
    return createLinkError('references', 'The link has no URL, so it leads to its own page.', { link, help });
  }
  if (isIgnoredTarget(link.target, context.config)) return undefined;
  const ownPath = findOwnPath(link.target, context.config);
  // Another program may serve the page.
  const found = checkPath(ownPath === undefined ? link : { ...link, target: ownPath, isElement: true }, page, context);
  if (!found || ownPath === undefined) return found;
  const message = found.message.replace(`"${ownPath}"`, () => `"${link.target}"`);
  return {
    ...found,
    message,
    help: found.help ?? 'If the host has this URL from elsewhere, add it to "check.ignore".',
  };
}

function checkPath(link: PlacedLink, page: Page, context: LinkCheckContext): CheckDiagnostic | undefined {
  const resolution = resolveLink(link, page, context);
  if (resolution.kind === 'dead' && resolution.reason === 'scheme') {
    const help = explainTarget(link.target) ?? 'Use https://, http://, mailto:, tel: or the name of a program.';
    return createLinkError('links', `The link "${link.target}" has a URL scheme that is not allowed.`, { link, help });
  }
  if (resolution.kind === 'dead' && isDraftLink(link, page, context)) {
    const help = 'Publish it: remove "draft: true" from its frontmatter. Or remove the link.';
    return createLinkError('links', `The link "${link.target}" leads to a draft, which is not published.`, {
      link,
      help,
    });
  }
  if (resolution.kind === 'dead' && !context.isPartial) {
    const help = explainEmitted(link, context) ?? explainTarget(link.target) ?? suggestRoute(link, page, context);
    const rule = link.isElement ? 'componentLinks' : 'links';
    return createLinkError(rule, `The link "${link.target}" does not match a page or a public file.`, { link, help });
  }
  if (resolution.kind === 'page') return checkAnchor(resolution, { page, link, context });
  return undefined;
}

function explainEmitted(link: PlacedLink, context: LinkCheckContext): string | undefined {
  const path = findOutputPath(link, context);
  if (!context.emittedPaths?.has(path)) return undefined;
  return link.target.startsWith('/')
    ? 'A plugin emits this file: return its path from the hook "files" of the plugin.'
    : `A plugin emits this file: link to it as "/${path}".`;
}

/** The output path of the file to which a link leads. */
function findOutputPath({ target, sourcePath }: LinkSource, { config }: LinkContext): string {
  const path = target.replace(/[?#].*$/s, '');
  if (path.startsWith('/')) return path.slice(1);
  const { routePrefix, folder } = findFolder(sourcePath, config);
  return posix.join(routePrefix, folder, path).slice(1);
}

/** The folder of a page in its content root. */
function findFolder(sourcePath: string, config: ResolvedConfig) {
  const root = listContentRoots(config).find((each) => sourcePath.startsWith(each.folder));
  const { routePrefix = '/', folder = '' } = root ?? {};
  return { routePrefix, folder: posix.dirname(sourcePath.slice(folder.length)) };
}

function isDraftLink(link: PlacedLink, page: Page, context: LinkContext): boolean {
  const { drafts } = context.routes;
  return drafts !== undefined && resolveLink(link, page, { ...context, routes: drafts }).kind === 'page';
}

function checkAnchor(
  { page: target, hash }: { page: Page; hash: string },
  { page, link, context }: { page: Page; link: PlacedLink; context: LinkCheckContext },
): CheckDiagnostic | undefined {
  // A browser removes what begins with ":~:", which names a text to highlight.
  const anchor = decodePart(hash.slice(1).replace(/:~:.*$/s, ''));
  const ids = target.headings.map((heading) => heading.id);
  if (anchor === '' || anchor === 'top' || anchor === '_top' || ids.includes(anchor) || context.hasId?.(target, anchor))
    return undefined;
  const where = target === page ? 'this page' : target.sourcePath;
  const help = suggestNearest(anchor, ids, (nearest) => `#${nearest}`) ?? listAnchors(ids);
  return createLinkError('anchors', `The link "${link.target}" leads to an anchor that ${where} does not have.`, {
    link,
    help,
  });
}

function listAnchors(ids: string[]): string | undefined {
  const shown = ids.slice(0, 8).map((id) => `#${id}`);
  return shown.length === 0 ? undefined : `It has ${shown.join(', ')}${ids.length > shown.length ? ', …' : '.'}`;
}

/** Suggests a page of the locale with a similar route: for a link to a file, `./caching.md`, the file of the page. */
export function suggestRoute(
  { target, sourcePath }: LinkSource,
  page: Pick<Page, 'lang' | 'version'>,
  context: LinkContext,
): string | undefined {
  const written = decodePart(target.replace(/[?#].*$/s, '')).replace(/\.(?:mdx?|html|[jt]sx)$/i, '');
  const { folder } = findFolder(sourcePath, context.config);
  const path = posix.join('/', written.startsWith('/') ? '' : folder, written);
  const route = context.suggestRoute(path, page);
  if (route === undefined) return undefined;
  const found = context.routes.find(route);
  const isFile = found?.fallback === undefined && /^[^/][^?#]*\.mdx?(?:[?#]|$)/i.test(target);
  const href = found && isFile ? posix.relative(posix.dirname(sourcePath), found.sourcePath) : route;
  // Other letters are readable, and valid in a link, but may look like those that the author wrote.
  const other = /^[ -~]*$/.test(written) ? /[^ -~]/u.exec(href)?.[0] : undefined;
  const code = other && ` Its "${other}" is ${formatCodePoint(other)}.`;
  return `Did you mean "${href.replace(/^(?![./])/, './').replace(/[\s%#?]/g, encodeURIComponent)}"?${code ?? ''}`;
}

function createLinkError(
  rule: CheckRule,
  message: string,
  { link: { sourcePath: file, line, column }, help }: { link: PlacedLink; help: string | undefined },
): CheckDiagnostic {
  return createError(rule, message, { file, line, column, help });
}
