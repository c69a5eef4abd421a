/** Separates published pages from drafts. (docs/behavior/page-types.md) */

import type { ResolvedConfig } from '../config/resolved-config.ts';
import { addFallbackPages } from './fallback-pages.ts';
import type { Page } from './page.ts';
import { applySlugs } from './slug.ts';
import { formatTranslationKey } from './source-index.ts';

export interface Publication {
  published: Page[];
  /** Pages that are only included by the dev server and by builds with `--drafts`. */
  drafts: Page[];
}

/** Fields that a translation inherits from its original. */
const INHERITED = ['draft', 'unlisted', 'noindex', 'slug'] as const;

/** Both lists include fallback pages; a draft translation counts as missing. */
export function publishPages(pages: readonly Page[], config: ResolvedConfig): Publication {
  const all = applySlugs(inheritFields(pages, config), config);
  const published = addFallbackPages(
    all.filter((page) => !isDraft(page, config)),
    config,
  );
  const routes = new Set(published.map(({ routePath }) => routePath));
  const ofDrafts = addFallbackPages(
    all.filter((page) => isDraft(page, config)),
    config,
  );
  return { published, drafts: ofDrafts.filter(({ routePath }) => !routes.has(routePath)) };
}

/** The pages that a build publishes, without fallback pages. */
export function listPublished(pages: readonly Page[], config: ResolvedConfig): Page[] {
  return inheritFields(pages, config).filter((page) => !isDraft(page, config));
}

function isDraft({ frontmatter }: Page, { publishesDrafts }: ResolvedConfig): boolean {
  return frontmatter.draft === true && !publishesDrafts;
}

function inheritFields(pages: readonly Page[], { defaultLang }: ResolvedConfig): readonly Page[] {
  const restricted = new Map(
    pages
      .filter(
        ({ lang, frontmatter }) => lang === defaultLang && INHERITED.some((name) => frontmatter[name] !== undefined),
      )
      .map((page) => [formatTranslationKey(page), page]),
  );
  return restricted.size === 0 ? pages : pages.map((page) => inherit(page, restricted.get(formatTranslationKey(page))));
}

function inherit(page: Page, original: Page | undefined): Page {
  if (!original || original === page) return page;
  const fields = INHERITED.flatMap((name) =>
    original.frontmatter[name] === undefined ? [] : [[name, original.frontmatter[name]] as const],
  );
  return { ...page, frontmatter: { ...Object.fromEntries(fields), ...page.frontmatter } };
}
