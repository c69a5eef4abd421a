/** Separates published pages from drafts. (docs/behavior/page-types.md) */

import { getContentRoot } from '../config/content-roots.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Page } from './page.ts';
import { applySlugs } from './slug.ts';
import { formatPageKey, formatTranslationKey } from './source-index.ts';

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
  const select = (drafts: boolean) => all.filter((page) => isDraft(page, config) === drafts);
  const published = addFallbackPages(select(false), config);
  const routes = new Set(published.map(({ routePath }) => routePath));
  const drafts = addFallbackPages(select(true), config).filter(({ routePath }) => !routes.has(routePath));
  return { published, drafts };
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

/** In the default language for missing translations, so that no language link leads to a 404. (docs/behavior/languages.md) */
function addFallbackPages(pages: Page[], config: ResolvedConfig): Page[] {
  if (!config.fallbackPages || !config.localeFolders) return pages;
  const known = new Set(pages.map(formatPageKey));
  const originals = pages.filter(({ lang, pageType }) => lang === config.defaultLang && pageType !== '404');
  const others = config.locales.filter(({ lang }) => lang !== config.defaultLang);
  const fallbacks = others.flatMap(({ lang }) =>
    originals
      .filter((page) => !known.has(formatPageKey({ ...page, lang })))
      .map((page) => toFallback(page, lang, config)),
  );
  return [...pages, ...fallbacks];
}

function toFallback(page: Page, lang: string, config: ResolvedConfig): Page {
  const { routePrefix } = getContentRoot({ version: page.version, lang }, config);
  const original = getContentRoot(page, config);
  const toRoute = (path: string) => routePrefix + path.slice(original.routePrefix.length);
  return {
    ...page,
    lang,
    routePath: toRoute(page.routePath),
    ...(page.fileRoutePath !== undefined && { fileRoutePath: toRoute(page.fileRoutePath) }),
    fallback: page.lang,
  };
}
