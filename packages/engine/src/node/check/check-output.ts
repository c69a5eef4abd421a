/** Checks the files that refer to pages: navigation, sidebars, redirects, feeds, the list of published routes. */

import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createError, findNearest } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import { placeInConfig } from '../config/place-in-config.ts';
import { listFeedLinks, listPosts, listUndated } from '../routes/feed-links.ts';
import type { SiteCheck } from './check-document.ts';
import { checkLink, suggestRoute } from './check-links.ts';
import { parsePublishedUrls } from './published-urls.ts';

export interface SiteFilesCheck extends Pick<SiteCheck, 'context' | 'config'> {
  sections: Pick<SiteCheck['sections'], 'links'>;
  /** Whether a path may be that of an emitted file. */
  isOutput(path: string): boolean;
}

export function checkSiteFiles(check: SiteFilesCheck): CheckDiagnostic[] {
  return [...checkPlacedLinks(check), ...checkRedirects(check), ...checkPublishedUrls(check), ...checkFeeds(check)];
}

function checkPlacedLinks({ sections, context, isOutput }: SiteFilesCheck): CheckDiagnostic[] {
  const isFile = (path: string) => context.publicFiles.has(path.normalize()) || isOutput(path);
  return sections.links.flatMap(({ rule, target, root, page, place: findPlace }) => {
    const [path = '', hash] = target.replace(/\?[^#]*/s, '').split(/(?=#)/);
    const name = rule === 'nav' ? 'navigation' : 'sidebar';
    if (page) {
      const found = hash && checkLink({ target: page.routePath + hash, sourcePath: page.sourcePath }, page, context);
      const message = `The ${name} links to "${target}", but ${page.sourcePath} does not have that anchor.`;
      return found && found.rule === 'anchors'
        ? [createError(rule, message, { ...findPlace(), help: found.help })]
        : [];
    }
    if (isFile(path) || context.moves.findRoute(path) !== undefined) return [];
    const place = findPlace();
    const help = suggestRoute({ target, sourcePath: place.file }, root, context);
    return [createError(rule, `The ${name} links to "${target}", but no page has that route.`, { ...place, help })];
  });
}

function checkRedirects(check: SiteFilesCheck): CheckDiagnostic[] {
  return [...check.context.moves.invalid.map(({ error }) => error), ...checkRedirectAnchors(check)];
}

/** Finds redirects to anchors that their page does not have. */
function checkRedirectAnchors({ context, config }: SiteFilesCheck): CheckDiagnostic[] {
  const reported = new Set(context.moves.invalid.map(({ written }) => written));
  return context.moves.all.flatMap(({ written, target }) => {
    if (target.kind !== 'page' || target.hash === '' || reported.has(written)) return [];
    reported.add(written);
    const to = config.redirects[written] ?? '';
    const { page, hash } = target;
    const found = checkLink({ target: hash, sourcePath: page.sourcePath }, page, context);
    if (!found) return [];
    const message = `The redirect from "${written}" points to "${to}", but ${page.sourcePath} does not have that anchor.`;
    return [createError('redirects', message, { ...placeInConfig(config, ['redirects', written]), help: found.help })];
  });
}

/** Every route that was ever published must still be a page or a redirect. */
function checkPublishedUrls({ context, config }: SiteFilesCheck): CheckDiagnostic[] {
  const { publishedUrlsFile: filePath, siteDir } = config;
  if (filePath === undefined) return [];
  const file = relative(siteDir, filePath);
  if (!existsSync(filePath)) {
    const help = 'Create it with "quire urls --update".';
    return [createError('publishedUrls', 'The list of published routes does not exist.', { file, help })];
  }
  return parsePublishedUrls(readFileSync(filePath, 'utf8')).flatMap(({ route, line }) => {
    if (context.routes.find(route) !== undefined || context.moves.findRoute(route) !== undefined) return [];
    const nearest =
      findNearest(
        route,
        context.routes.pages.map(({ routePath }) => routePath),
      ) ?? '/…';
    const message = `"${route}" was published, but is no longer a page and has no redirect.`;
    const help = `Existing links use this URL. Add a redirect: redirects: { '${route}': '${nearest}' }.`;
    return [createError('publishedUrls', message, { file, line, column: 1, help })];
  });
}

function createUndatedWarning(feed: string, file: string): CheckDiagnostic {
  const help = 'Write "date: 2025-05-14" into its frontmatter, or "unlisted: true" if it is no post.';
  return createError('frontmatter', `The page is not in the feed "${feed}", because it has no date.`, { file, help });
}

function checkFeeds({ context, config }: SiteFilesCheck): CheckDiagnostic[] {
  return config.feeds.flatMap((feed, index) => {
    const links = listFeedLinks(feed, config);
    const [link] = links;
    const { pages, drafts } = context.routes;
    const undated = links.flatMap((each) => listUndated(pages, listPosts(pages, each), each));
    if (undated.length > 0) return undated.map(({ sourcePath }) => createUndatedWarning(feed.name, sourcePath));
    // A feed may have only drafts yet.
    if (!link || listPosts([...pages, ...(drafts?.pages ?? [])], link).length > 0) return [];
    const message = `The feed "${feed.name}" has no posts: no page under "${feed.prefix}" has a date.`;
    const help = 'A post is a page under the prefix that has a "date" in its frontmatter.';
    return [createError('feeds', message, { ...placeInConfig(config, ['feeds', index, 'prefix']), help })];
  });
}
