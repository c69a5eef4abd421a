/** Applies `slug` of the frontmatter to routes: `slug: start` in `guide/a.md` → `/guide/start`. */
import { posix } from 'node:path';
import { createError, UserError } from '@quire/markdown/diagnostics';
import { getContentRoot, toRoutePath } from '../config/content-roots.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from './page.ts';
import { rejectDuplicates } from './scan.ts';

/** @throws UserError if a slug is invalid, or two pages have the same route */
export function applySlugs(pages: readonly Page[], config: ResolvedConfig): readonly Page[] {
  if (!pages.some(({ frontmatter }) => frontmatter.slug !== undefined)) return pages;
  const invalid = pages.filter(({ frontmatter }) => /[#?%\\]/.test(frontmatter.slug ?? ''));
  if (invalid.length > 0) throw new UserError(invalid.map(createSlugError));
  const placed = pages.map((page) => applySlug(page, config));
  rejectDuplicates(placed);
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
  return { ...page, fileRoutePath: page.routePath, routePath: toRoutePath(root, rest) };
}

function createSlugError({ sourcePath, frontmatter }: Page) {
  const message = `The slug "${frontmatter.slug}" contains a character that has a special meaning in URLs.`;
  return createError('routes', message, { file: sourcePath, help: 'Leave out #, ?, % and \\.' });
}
