/** Applies `slug` of the frontmatter to routes: `slug: start` in `guide/a.md` → `/guide/start`. */
import { posix } from 'node:path';
import { createError, type Diagnostic } from '@quire/markdown/diagnostics';
import { getContentRoot, toRoutePath } from '../config/content-roots.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { findPlace } from './find-place.ts';
import type { Page } from './page.ts';
import { listDuplicates } from './scan.ts';

/** @throws UserError if a slug is invalid, or two pages have the same route */
export function applySlugs(pages: readonly Page[], config: ResolvedConfig): readonly Page[] {
  const { slugs = true } = config.foreign;
  if (!slugs || !pages.some(({ frontmatter }) => frontmatter.slug !== undefined)) return pages;
  const faults = new Map(pages.map((page) => [page, checkSlug(page)]));
  const placed = pages.map((page) => (faults.get(page) ? page : applySlug(page, config)));
  const placeOf = (page: Page) => (page.frontmatter.slug === undefined ? {} : findPlace(page, 'slug:'));
  rejectErrors([...[...faults.values()].filter((fault) => fault !== undefined), ...listDuplicates(placed, placeOf)]);
  return placed;
}

function applySlug(page: Page, config: ResolvedConfig): Page {
  const { slug } = page.frontmatter;
  if (slug === undefined) return page;
  const root = getContentRoot(page, config);
  const absolute = slug.startsWith(root.routePrefix) ? slug.slice(root.routePrefix.length) : slug;
  const path = slug.startsWith('/') ? absolute : posix.join(posix.dirname(page.pagePath), slug);
  // Joining with `/` resolves `..` at the root.
  const rest = posix.join('/', path).slice(1);
  return { ...page, fileRoutePath: page.routePath, routePath: toRoutePath(root, rest.normalize()) };
}

function checkSlug(page: Page): Diagnostic | undefined {
  const { slug } = page.frontmatter;
  if (slug === undefined) return undefined;
  const report = (message: string, help: string) =>
    createError('routes', message, { file: page.sourcePath, ...findPlace(page, 'slug:'), help });
  if (slug.trim() === '')
    return report('The slug is empty.', 'Write the last segment of the route, or remove the field.');
  if (/[#?%\\]/.test(slug))
    return report(
      `The slug "${slug}" contains a character that has a special meaning in URLs.`,
      'Leave out #, ?, % and \\.',
    );
  if (!posix.join(posix.dirname(page.pagePath), slug).startsWith('..')) return undefined;
  return report(
    `The slug "${slug}" leads out of the site.`,
    'Begin it with "/" for a route from the root of the site.',
  );
}
