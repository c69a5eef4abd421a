/** Owns the check of what names pages besides the pages: navigation, sidebars, redirects, feeds, sitemap, the list of published routes. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { CheckRule } from '../config/check-config.ts';
import type { ResolvedConfig } from '../config/config.ts';
import { placeInConfig } from '../config/place-in-config.ts';
import type { OutputFile } from '../emit/output-file.ts';
import { findNearest } from '../nearest-match.ts';
import { isCanonical } from '../routes/canonical.ts';
import { listFeedLinks, listPosts } from '../routes/feed-links.ts';
import type { PlacedLink } from '../routes/locale-href.ts';
import { toUrl } from '../routes/site-url.ts';
import { UserError, type UserErrorDetails } from '../user-error.ts';
import type { Finding } from './finding.ts';
import { checkLink, type LinkCheckContext, suggestRoute } from './links.ts';

export interface SiteCheck {
  context: LinkCheckContext;
  config: ResolvedConfig;
  /** The links of `_nav.json` and `_meta.json`. */
  placedLinks: PlacedLink[];
  files: OutputFile[];
}

export function checkSiteFiles(check: SiteCheck): Finding[] {
  return [
    ...checkPlacedLinks(check),
    ...checkRedirects(check),
    ...checkPublishedUrls(check),
    ...checkFeeds(check),
    ...checkSitemap(check),
  ];
}

function checkPlacedLinks({ placedLinks, context, files }: SiteCheck): Finding[] {
  const outputFiles = new Set(files.map(({ path }) => `/${path}`));
  const dead = placedLinks.filter(({ isPage, target }) => {
    const path = target.replace(/[?#].*$/s, '');
    return (
      !isPage && !context.publicFiles.has(path) && !outputFiles.has(path) && context.moves.findRoute(path) === undefined
    );
  });
  return dead.map(({ rule, target, root, place: findPlace }) => {
    const place = findPlace();
    const hint = suggestRoute({ target, sourcePath: place.file }, root, context);
    const name = rule === 'nav' ? 'navigation' : 'sidebar';
    return {
      rule,
      error: new UserError(`The ${name} leads to "${target}", but no page has that route.`, {
        ...place,
        ...(hint !== undefined && { hint }),
      }),
    };
  });
}

function checkRedirects(check: SiteCheck): Finding[] {
  const { context, config } = check;
  const mistakes = context.moves.mistakes.map(({ written, message, hint: known }) => {
    const nearest = findNearest(
      config.redirects[written] ?? '',
      context.routes.pages.map(({ routePath }) => routePath),
    );
    const hint = known ?? (nearest === undefined ? undefined : `Did you mean "${nearest}"?`);
    return toFinding('redirects', message, {
      ...placeInConfig(config, ['redirects', written]),
      ...(hint !== undefined && { hint }),
    });
  });
  return [...mistakes, ...checkRedirectAnchors(check)];
}

/** A redirect to a place in a page that the page does not have. */
function checkRedirectAnchors({ context, config }: SiteCheck): Finding[] {
  const wrong = new Set(context.moves.mistakes.map(({ written }) => written));
  return context.moves.all.flatMap(({ written, target }) => {
    if (target.kind !== 'page' || target.hash === '' || wrong.has(written)) return [];
    wrong.add(written);
    const to = config.redirects[written] ?? '';
    const { page, hash } = target;
    const found = checkLink({ target: hash, sourcePath: page.sourcePath }, page, context);
    if (!found) return [];
    const { hint } = found.error.details;
    const message = `The redirect from "${written}" leads to "${to}", but ${page.sourcePath} has no such anchor.`;
    return [
      toFinding('redirects', message, {
        ...placeInConfig(config, ['redirects', written]),
        ...(hint !== undefined && { hint }),
      }),
    ];
  });
}

/** A route that was published once must lead somewhere for ever. */
function checkPublishedUrls({ context, config }: SiteCheck): Finding[] {
  const { publishedUrlsFile: filePath, siteDir } = config;
  if (filePath === undefined) return [];
  const file = relative(siteDir, filePath);
  if (!existsSync(filePath))
    return [
      toFinding('publishedUrls', 'The list of published routes does not exist.', {
        file,
        hint: 'Write it with "quire urls --update".',
      }),
    ];
  const lines = readFileSync(filePath, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*$/, '').trim());
  return lines.flatMap((route, index) => {
    if (route === '' || context.routes.find(route) !== undefined || context.moves.findRoute(route) !== undefined)
      return [];
    const nearest =
      findNearest(
        route,
        context.routes.pages.map(({ routePath }) => routePath),
      ) ?? '/…';
    const hint = `Readers and search engines know the address. Say where it leads now: redirects: { '${route}': '${nearest}' }.`;
    return [
      toFinding('publishedUrls', `"${route}" was published, but is no page any more and has no redirect.`, {
        file,
        line: index + 1,
        column: 1,
        hint,
      }),
    ];
  });
}

function checkFeeds({ context, config }: SiteCheck): Finding[] {
  return config.feeds.flatMap((feed, index) => {
    const link = listFeedLinks(feed, config)[0];
    if (!link || listPosts(context.routes.pages, link).length > 0) return [];
    const hint = 'A post is a page under the prefix with a "date" in its frontmatter.';
    return [
      toFinding('feeds', `The feed "${feed.name}" has no posts: no dated page lies under "${feed.prefix}".`, {
        ...placeInConfig(config, ['feeds', index, 'prefix']),
        hint,
      }),
    ];
  });
}

/** The sitemap names each page that speaks for itself, under the address that its canonical link names, and nothing else. */
function checkSitemap({ context, config, files }: SiteCheck): Finding[] {
  const sitemap = files.find(({ path }) => path === 'sitemap.xml');
  if (!sitemap) return [];
  const listed = new Set(
    [...String(sitemap.body).matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) =>
      (match[1] ?? '').replaceAll('&amp;', '&'),
    ),
  );
  const pages = context.routes.pages.filter((page) => isCanonical(page, context.routes, config));
  const wanted = new Map(pages.map((page) => [toUrl(page.routePath, config) ?? '', page]));
  const missing = [...wanted]
    .filter(([url]) => !listed.has(url))
    .map(([url, page]) => toFinding('sitemap', `The sitemap does not name ${url}.`, { file: page.sourcePath }));
  const foreign = [...listed]
    .filter((url) => !wanted.has(url))
    .map((url) => toFinding('sitemap', `The sitemap names ${url}, which is no page.`, { file: 'sitemap.xml' }));
  return [...missing, ...foreign];
}

function toFinding(rule: CheckRule, message: string, details: UserErrorDetails): Finding {
  return { rule, error: new UserError(message, details) };
}
